### The coach: after a decision, what the expert would have done. value: how often, as a percentage

coach-agrees-continue = The expert agrees: here it goes deeper { $value } of the time.
coach-agrees-leave = The expert agrees: here it leaves { $value } of the time.
coach-differs-continue = The expert disagrees: here it leaves { $value } of the time.
coach-differs-leave = The expert disagrees: here it goes deeper { $value } of the time.
coach-close = A close call: the expert leaves { $value } of the time.
# value: nearly all, as a percentage; the sentences above take it as their own value
coach-over = over { $value }
coach-watches = The coach is watching, and will speak up once you’ve decided.
coach-off = Silence the coach
