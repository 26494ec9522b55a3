/** Who imports whom in `src`: fails on an import that points up and on a ring, or draws the
 *  folders with `--graph`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SRC = resolve(import.meta.dirname, 'src');

/** From top to bottom; folders on one line know nothing of each other. */
const LAYERS = [
  ['main'], // what lies in no folder
  ['pages'],
  ['table', 'local'],
  ['app'],
  ['ui', 'art', 'sound'],
  ['game'],
  ['generated'],
];
/** The rooms of the table, in the same way, below what puts them together. */
const ROOMS = [['main'], ['choices', 'seats'], ['cave'], ['ending']];
/** Pages know nothing of each other, but for these. */
const ALLOWED = [
  ['table', 'lobby'], // a table begins in its lobby
  ['replay', 'review'], // a replay shows the review of its game
];

/** Types, components and `import()` alike. */
const IMPORT = /\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)/g;
const ENDINGS = ['', '.ts', '.svelte.ts', '.svelte'];

const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Each module of ours and those that it imports, as paths within `src`. */
export function imports() {
  const modules = readdirSync(SRC, { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(ts|svelte)$/.test(name) && !name.endsWith('.test.ts'))
    .sort();
  return new Map(
    modules.map((name) => {
      const text = readFileSync(join(SRC, name), 'utf-8');
      const wanted = [...text.matchAll(IMPORT)].map(([, path]) =>
        resolve(SRC, dirname(name), path),
      );
      const found = wanted.map((path) =>
        ENDINGS.map((end) => path.replace(/\.ts$/, '') + end).find(isFile),
      );
      return [name, [...new Set(found.filter(Boolean))].map((path) => relative(SRC, path))];
    }),
  );
}

/** The folder of a module, so many levels down; `main` for what lies beside the folders. */
const folder = (name, level = 0) =>
  name.split('/').length > level + 1 ? name.split('/')[level] : 'main';

const lineOf = (lines, name) => lines.findIndex((line) => line.includes(name));

/** Whether `from` may import `to`: only from a lower line, or from itself. */
const below = (lines, from, to) => from === to || lineOf(lines, from) < lineOf(lines, to);

function allowed(name, other) {
  const [from, to] = [folder(name), folder(other)];
  if (from !== to) return below(LAYERS, from, to);
  const [room, next] = [folder(name, 1), folder(other, 1)];
  if (from === 'table') return below(ROOMS, room, next);
  if (from !== 'pages' || room === 'main' || room === next) return true;
  return ALLOWED.some(([a, b]) => a === room && b === next);
}

/** Imports that point up, or sideways. */
export function upwards(graph) {
  return [...graph].flatMap(([name, others]) =>
    others.filter((other) => !allowed(name, other)).map((other) => `${name} -> ${other}`),
  );
}

/** Modules that import each other in a ring, the first one again at the end. */
export function ring(graph) {
  const done = new Set();
  const path = [];
  const visit = (name) => {
    if (path.includes(name)) return [...path.slice(path.indexOf(name)), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of graph.get(name) ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of graph.keys()) {
    const found = visit(name);
    if (found) return found;
  }
  return null;
}

/** The folders right below `src` and the arrows between them, for Mermaid. */
export function drawing(graph) {
  const arrows = [...graph].flatMap(([name, others]) =>
    others.map((other) => [folder(name), folder(other)]),
  );
  const lines = arrows.filter(([a, b]) => a !== b).map(([a, b]) => `  ${a} --> ${b}`);
  return ['graph TD', ...[...new Set(lines)].sort()].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const graph = imports();
  if (process.argv.includes('--graph')) console.log(drawing(graph));
  else {
    const wrong = upwards(graph).map((arrow) => `An import that points up: ${arrow}`);
    const found = ring(graph);
    if (found) wrong.push(`A ring of imports: ${found.join(' -> ')}`);
    for (const line of wrong) console.error(line);
    process.exitCode = wrong.length ? 1 : 0;
  }
}
