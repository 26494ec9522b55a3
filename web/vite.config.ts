import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../src/tacora/words');

/** The pages of words that the browser needs at once, and those for later. */
const PAGES: Record<string, string[]> = {
  table: ['cards', 'story', 'table', 'errors', 'server', 'bots', 'client', 'stage'],
  rules: ['rules'],
  replay: ['replay'],
  learn: ['learn'],
};

/** Words that only commands in a terminal say; each is one line. */
const COMMANDS = /^(cli|setting|serve|backup)-/;

/** `virtual:words/fr/table`: the Fluent files of Python's own words, without their comments. */
function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return;
      const [, language, part] = id.split('/');
      const there = readdirSync(join(WORDS, language));
      const files = PAGES[part]
        .map((name) => `${name}.ftl`)
        .filter((name) => there.includes(name));
      const text = files.map((name) => {
        this.addWatchFile(join(WORDS, language, name));
        return readFileSync(join(WORDS, language, name), 'utf-8');
      });
      const lines = text
        .join('\n')
        .split('\n')
        .filter((line) => !line.startsWith('#') && !COMMANDS.test(line));
      return `export default ${JSON.stringify(lines.join('\n'))}`;
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
        (name) => /\.(js|css|svg|woff2|webmanifest|png)$/.test(name) && name !== 'sw.js',
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
        /\.(js|css|svg|html|webmanifest)$/.test(name),
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
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
