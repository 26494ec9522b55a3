-- Which of eight emblems someone would like.
ALTER TABLE people ADD COLUMN emblem INTEGER;
