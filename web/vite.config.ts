import { FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../src/tacora/words');

const LANGUAGES = ['en', 'fr', 'de', 'pl', 'ru', 'uk'];

/** The pages of words that the browser needs at once, and those for later. */
const PAGES: Record<string, string[]> = {
  table: ['cards', 'story', 'table', 'errors', 'server', 'bots', 'client', 'stage'],
  rules: ['rules'],
  replay: ['replay'],
  review: ['review'],
  coach: ['coach'],
  daily: ['daily'],
  learn: ['learn'],
};

/** Words that only commands in a terminal say; each is one line. */
const COMMANDS = /^(cli|setting|serve|backup)-/;

/** The messages of a part of a language, parsed: the browser needs no parser of its own. */
function messages(language: string, part: string): string {
  const lines = PAGES[part]
    .map((name) => readFileSync(join(WORDS, language, `${name}.ftl`), 'utf-8'))
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !COMMANDS.test(line));
  return JSON.stringify(new FluentResource(lines.join('\n')).body);
}

/** `virtual:words`: how to fetch each part of each language, from Python's own Fluent files. */
function words(): Plugin {
  let building = false;
  return {
    name: 'words',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === 'virtual:words' ? '\0virtual:words' : undefined),
    load(id) {
      if (id !== '\0virtual:words') return;
      const parts = LANGUAGES.flatMap((language) =>
        Object.keys(PAGES).map((part) => {
          const source = messages(language, part);
          if (!building) return `'${language}/${part}': async () => ${source}`;
          const file = this.emitFile({
            type: 'asset',
            name: `${language}-${part}.json`,
            source,
          });
          return `'${language}/${part}': () => fetched(import.meta.ROLLUP_FILE_URL_${file})`;
        }),
      );
      return `const fetched = async (url) => (await fetch(url)).json();
        export default {${parts.join(',')}}`;
    },
  };
}

/** Lists what was built in the service worker, and writes each file compressed beside it. */
function pack(): Plugin {
  let out = '';
  return {
    name: 'pack',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    closeBundle() {
      const files = readdirSync(out, { recursive: true, encoding: 'utf-8' })
        .map((name) => name.replaceAll('\\', '/'))
        .filter((name) => /\.\w+$/.test(name) && !/\.(br|gz|map)$/.test(name));
      const shell = files.filter(
        (name) => /\.(js|json|css|svg|woff2|webmanifest|png)$/.test(name) && name !== 'sw.js',
      );
      const worker = join(out, 'sw.js');
      if (files.includes('sw.js')) {
        const text = readFileSync(worker, 'utf-8');
        writeFileSync(
          worker,
          text.replace('self.SHELL', JSON.stringify(shell.map((name) => '/' + name).sort())),
        );
      }
      for (const name of files.filter((name) =>
        /\.(js|json|css|svg|html|webmanifest)$/.test(name),
      )) {
        const body = readFileSync(join(out, name));
        writeFileSync(join(out, name + '.gz'), gzipSync(body, { level: 9 }));
        writeFileSync(join(out, name + '.br'), brotliCompressSync(body));
      }
    },
  };
}

export default defineConfig({
  plugins: [words(), svelte(), pack()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is loaded together is packed together, and so gets smaller.
        codeSplitting: {
          groups: [
            {
              name: 'ground',
              test: /node_modules|\/(words|settings|session|socket|api|me|router|pages|toasts)(\.svelte)?\.ts$|\/game\/(state|fold|odds|table|story)\.ts$/,
            },
            {
              name: 'stage',
              test: /\/stage\/(?!Final|Menu|LogPage|KeyHelp|OrdersPage|Emotes|Podium|Unseen|moments|Panel|scene)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
