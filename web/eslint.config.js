/** What the linter asks of the client, and its layers: imports point down.
 *  That they never form a ring is checked by `imports.js`. */
import js from '@eslint/js';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import { importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

/** From top to bottom; folders on one line know nothing of each other. */
const LAYERS = [
  ['pages'],
  ['table', 'local'],
  ['app'],
  ['ui', 'art', 'sound'],
  ['game'],
  ['generated'],
];

/** The rooms of the table, in the same way; what lies beside them puts them together. */
const ROOMS = [['choices', 'seats'], ['cave'], ['ending']];

/** Pages know nothing of each other, but for these. */
const PAGES = {
  home: [],
  lobby: [],
  table: ['lobby'], // a table begins in its lobby
  screen: [],
  device: [],
  replay: ['review'], // a replay shows the review of its game
  review: [],
  puzzles: [],
  daily: [],
  learn: [],
  rules: [],
  me: [],
  notfound: [],
};

/** Nothing in `from` may be imported in `target`. */
const zone = (target, from, message) => ({ target: `./src/${target}`, from, message });

/** A folder may import from lower lines only. */
function downwards(lines, root = '') {
  return lines.flatMap((line, i) =>
    line.map((name) => {
      const others = lines.slice(0, i + 1).flat();
      const above = others.filter((other) => other !== name).map((other) => `${root}${other}`);
      return zone(`${root}${name}`, above, `${root}${name} is below, or beside it.`);
    }),
  );
}

const folders = (zones) =>
  zones.flatMap(({ from, ...rest }) =>
    from.map((name) => ({ ...rest, from: `./src/${name}` })),
  );

const zones = folders([
  ...downwards(LAYERS),
  ...downwards(ROOMS, 'table/'),
  ...Object.entries(PAGES).map(([name, known]) => {
    const others = Object.keys(PAGES).filter((other) => ![name, ...known].includes(other));
    return zone(
      `pages/${name}`,
      others.map((other) => `pages/${other}`),
      'Pages know nothing of each other.',
    );
  }),
]);

/** The rooms don't know what puts them together, nor does anything know the start. */
const upwards = [
  {
    target: './src/table/*/**',
    from: './src/table/!(choices|seats|cave|ending)',
    message: 'A room of the table knows nothing of what puts the rooms together.',
  },
  {
    target: './src/*/**',
    from: './src/*.{ts,svelte}',
    message: 'Nothing imports the start.',
  },
];

export default ts.config(
  { ignores: ['dist', '.vitest', 'src/generated'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.{js,ts,svelte}'],
    plugins: { 'import-x': importX },
    languageOptions: { globals: { ...globals.browser } },
    settings: {
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          extensions: ['.ts', '.js', '.svelte', '.json'],
        }),
      ],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...upwards] }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        {
          argsIgnorePattern: '^_',
          varsIgnorePattern: '^_',
          destructuredArrayIgnorePattern: '^_',
        },
      ],
      // A space in braces is one that the formatter keeps.
      'svelte/no-useless-mustaches': 'off',
      // The types are checked by svelte-check, which knows every name.
      'no-undef': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ['*.{js,ts}'],
    languageOptions: { globals: { ...globals.node } },
  },
);
