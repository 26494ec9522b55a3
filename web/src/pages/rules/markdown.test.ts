import { expect, test } from 'vitest';
import { blocks } from './markdown';

test('paragraphs, lists and bold words', () => {
  expect(blocks('One **two** three\n\n- a\n- **b**: c\n\nfour')).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'One ', bold: false },
        { text: 'two', bold: true },
        { text: ' three', bold: false },
      ],
    },
    {
      type: 'list',
      items: [
        [{ text: 'a', bold: false }],
        [
          { text: 'b', bold: true },
          { text: ': c', bold: false },
        ],
      ],
    },
    { type: 'paragraph', spans: [{ text: 'four', bold: false }] },
  ]);
});
