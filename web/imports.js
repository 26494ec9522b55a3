/** Who imports whom in `src`: fails on a ring, or draws the folders with `--graph`. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const SRC = resolve(import.meta.dirname, 'src');
/** Whatever the linter can't follow through a Svelte file: types, components, `import()`. */
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
  const folder = (name) => (name.includes('/') ? name.split('/')[0] : 'main');
  const arrows = [...graph].flatMap(([name, others]) =>
    others.map((other) => [folder(name), folder(other)]),
  );
  const lines = arrows.filter(([a, b]) => a !== b).map(([a, b]) => `  ${a} --> ${b}`);
  return ['graph TD', ...[...new Set(lines)].sort()].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  const graph = imports();
  const found = ring(graph);
  if (process.argv.includes('--graph')) console.log(drawing(graph));
  else if (found) {
    console.error(`A ring of imports: ${found.join(' -> ')}`);
    process.exitCode = 1;
  }
}
