import { expect, test } from 'vitest';
import { after } from '../../game/fold';
import { edition, EDITIONS, setUp } from '../../game/state';
import { learn } from '../../app/fluent';
import { LANGUAGES } from '../../game/language';
import { COMPANIONS, script } from './script';

test.each(EDITIONS)('the lesson can be played with the box %s', (name) => {
  const box = edition(name, true);
  const events = script(box).flatMap((scene) => scene.events);
  const end = after(setUp(box, COMPANIONS.length + 1), events);
  // The learner: 2 of the 9, 2 of the 7, 1 from the path, and the relic alone.
  // Cy: 2 of the 9 and 1 from the path. Ada and Bo lose 2 + 2 each.
  expect(end.explorers.map((e) => e.chest)).toEqual([5, 0, 0, 3]);
  expect(end.explorers.map((e) => e.relics)).toEqual([[5], [], [], []]);
  expect(end.explorers.every((e) => !e.inside && e.satchel === 0)).toBe(true);
  const before = after(setUp(box, 4), events.slice(0, -1));
  expect(before.explorers.map((e) => e.satchel)).toEqual([0, 4, 4, 0]);
  // Every card was in the box: two of them are out of the game now.
  expect(end.removed.map((card) => card.type)).toEqual(['Relic', 'Hazard']);
});

test.each(LANGUAGES)('every scene has its words in %s', async (language) => {
  const say = await learn(language, 'learn');
  const scenes = script(edition('fr', true));
  expect(scenes.filter((scene) => !say.has(scene.text))).toEqual([]);
});

test('each button is pressed at least once, and only while one is inside', () => {
  const scenes = script(edition('de'));
  expect(new Set(scenes.map((scene) => scene.press))).toEqual(
    new Set([undefined, 'continue', 'leave']),
  );
  const last = scenes.findIndex((scene) => scene.press === 'leave');
  expect(scenes.slice(last + 1).every((scene) => !scene.press)).toBe(true);
});
