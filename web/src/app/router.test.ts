import { expect, test, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { pathname: '/', search: '' });
const { screenAt } = await import('./router.svelte');

const at = (path: string, query = '') => screenAt(path, new URLSearchParams(query));

test('the short address on a big screen makes a phone a pad', () => {
  expect(at('/p/abcd42')).toEqual({ name: 'table', code: 'abcd42', pad: true });
  expect(at('/p/ABCD42')).toEqual({ name: 'table', code: 'abcd42', pad: true });
  expect(at('/t/abcd42', 'pad=1')).toEqual({ name: 'table', code: 'abcd42', pad: true });
  expect(at('/t/abcd42')).toEqual({ name: 'table', code: 'abcd42', pad: false });
});

test('nothing lies beside or behind it', () => {
  expect(at('/p')).toEqual({ name: 'lost' });
  expect(at('/p/abcd42/screen')).toEqual({ name: 'lost' });
});
