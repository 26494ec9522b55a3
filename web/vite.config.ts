import { FluentBundle, FluentResource } from '@fluent/bundle';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defineConfig, type Plugin } from 'vite';

const WORDS = resolve(import.meta.dirname, '../src/tacora/words');

/** Where `npm run dev` finds a running `tacora serve`. */
const SERVER = process.env.TACORA_SERVER ?? 'http://127.0.0.1:7470';

const LANGUAGES = ['en', 'fr', 'de', 'pl', 'ru', 'uk'];

/** The pages of words that the browser needs at once, and those for later. */
const PAGES: Record<string, string[]> = {
  table: ['cards', 'story', 'errors', 'server', 'bots', 'client', 'stage'],
  rules: ['rules'],
  replay: ['replay'],
  review: ['review'],
  coach: ['coach'],
  daily: ['daily'],
  learn: ['learn'],
};

/** Words that only commands in a terminal say; each is one line. */
const COMMANDS = /^(cli|setting|serve|backup)-/;

/** The messages of a part of a language. */
const source = (language: string, part: string): string =>
  PAGES[part]
    .map((name) => readFileSync(join(WORDS, language, `${name}.ftl`), 'utf-8'))
    .join('\n')
    .split('\n')
    .filter((line) => !line.startsWith('#') && !COMMANDS.test(line))
    .join('\n');

/** Parsed, so that the browser needs no parser of its own. */
const messages = (language: string, part: string): string =>
  JSON.stringify(new FluentResource(source(language, part)).body);

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
          const parsed = messages(language, part);
          if (!building) return `'${language}/${part}': async () => ${parsed}`;
          const file = this.emitFile({
            type: 'asset',
            name: `${language}-${part}.json`,
            source: parsed,
          });
          return `'${language}/${part}': () => fetched(import.meta.ROLLUP_FILE_URL_${file})`;
        }),
      );
      return `const fetched = async (url) => (await fetch(url)).json();
        export default {${parts.join(',')}}`;
    },
  };
}

/** The page as home and table get it in each language: with its first words, its style,
 *  and links to all that it needs. The server chooses among them. */
function pages(): Plugin {
  let out = '';
  let write: (() => void) | undefined;
  return {
    name: 'pages',
    apply: 'build',
    configResolved: (config) => void (out = config.build.outDir),
    generateBundle(_, bundle) {
      const all = Object.values(bundle);
      const chunks = all.filter((file) => file.type === 'chunk');
      const asset = (name: string) =>
        all.find((file) => file.type === 'asset' && file.names.includes(name))!.fileName;
      /** A chunk, all that it imports, and their styles. */
      const needs = (file: string, seen: string[]): string[] => {
        const chunk = bundle[file];
        if (seen.includes(file) || chunk?.type !== 'chunk') return [];
        seen.push(file);
        const { importedCss } = chunk.viteMetadata!;
        return [file, ...importedCss, ...chunk.imports.flatMap((name) => needs(name, seen))];
      };
      const screen = (name: string) =>
        chunks.find((chunk) =>
          chunk.moduleIds.some((id) => id.endsWith(`/pages/${name}.svelte`)),
        )!.fileName;
      const drawings = ['icons.svg', 'symbols.svg'].map(asset);
      const parts = [
        ['home', screen('home/Home')],
        ['table', screen('table/Table')],
      ].flatMap(([page, file]) =>
        LANGUAGES.map((language) => ({
          page,
          language,
          files: [...needs(file, []), ...drawings, asset(`${language}-table.json`)],
        })),
      );
      write = () => {
        const plain = styled(readFileSync(join(out, 'index.html'), 'utf-8'), out);
        writeFileSync(join(out, 'index.html'), plain);
        for (const { page, language, files } of parts) {
          const links = files
            .filter((file) => !plain.includes(file))
            .map((file) => (file.endsWith('.css') ? style(file, out) : link(file)));
          writeFileSync(
            join(out, `${page}.${language}.html`),
            plain
              .replace('lang="en"', `lang="${language}"`)
              .replace('</head>', links.join('') + '</head>')
              .replace(/(<div id="shell").*?<\/div>/s, (shell, start: string) =>
                page === 'home' ? start + hero(language) + '</div>' : shell,
              ),
          );
        }
      };
    },
    closeBundle: { order: 'pre', handler: () => write?.() },
  };
}

/** With its style in the page, so that nothing waits for it; the links that stay are never
 *  followed, and tell the loader of chunks that it is there. */
const styled = (page: string, out: string) =>
  page.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file: string) =>
    style(file, out),
  );

const style = (file: string, out: string) =>
  `<link rel="stylesheet" disabled href="/${file}"><style>${readFileSync(join(out, file), 'utf-8')}</style>`;

const KINDS: Record<string, string> = {
  js: 'rel="modulepreload"',
  svg: 'rel="preload" as="fetch"',
  json: 'rel="preload" as="fetch"',
};
const link = (file: string) =>
  `<link ${KINDS[file.split('.').at(-1)!]} crossorigin href="/${file}">`;

/** The first words of home, where they will stand. */
function hero(language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(source(language, 'table')));
  const say = (id: string) => bundle.formatPattern(bundle.getMessage(id)!.value!);
  const [name, question, tagline] = ['title', 'question', 'tagline'].map((id) =>
    say(`client-${id}`),
  );
  return ` class="home"><b>${name}</b><h1>${question}</h1><p>${tagline}</p>`;
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
  plugins: [words(), svelte(), pages(), pack()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What is loaded together is packed together, and so gets smaller.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            {
              name: 'ground',
              test: /node_modules|virtual:words|preload-helper|\/src\/(app\/(fluent|words|settings|session|socket|api|me|router|toasts|wakelock)(\.svelte)?\.ts|pages\/loader\.ts|game\/(state|fold|odds|table|story|agreed|code|names|language|seats)\.ts|generated\/editions|ui\/((Icon|Avatar|Later)\.svelte|later\.ts)|art\/(painter|random))/,
            },
            {
              name: 'table',
              test: /\/src\/(pages\/table\/|table\/(PlayerTable|TableBar|Announcer|table\.css|buttons\.css|cave\/(?!CardRow)|choices\/(?!KeyHelp|StandingOrders|Coach|coach)|seats\/(?!EmotePicker|LobbySeats|Stool)|ending\/(TrapBanner|ExpeditionSummary|MissedCard))|game\/(timeline|gains)|generated\/cues|sound\/|art\/CardArt|ui\/Count)/,
            },
            {
              name: 'home',
              test: /\/src\/(pages\/home\/(?!Quick)|app\/(frame\/ProfileForm|preferences)|ui\/EmblemPicker|art\/(Camp|camp|dusk)|generated\/bots)/,
            },
            {
              name: 'forms',
              test: /\/src\/(ui\/(OptionGroup|EditionField|Toggle)|table\/cave\/CardRow|app\/frame\/SettingsForm)/,
            },
          ],
        },
      },
    },
  },
  // The server takes its own page's origin only: seen from there, we are that page.
  server: {
    proxy: {
      '/api': { target: SERVER, ws: true, changeOrigin: true, headers: { origin: SERVER } },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0]);
