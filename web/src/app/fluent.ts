/** The words of one language, from the same Fluent files as Python's. */
import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
} from '@fluent/bundle';
import parts from 'virtual:words';
import { LANGUAGES, type Language, type Say } from '../game/language';

export type Part = 'table' | 'rules' | 'replay' | 'review' | 'coach' | 'daily' | 'learn';

/** A number that is written alike in all our languages: the browser's formats take long to load. */
class Small extends FluentNumber {
  toString(): string {
    return String(this.value);
  }
}

const plain = (value: FluentVariable): FluentVariable =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
    ? new Small(value)
    : value;

const bundles = new Map<Language, FluentBundle>();
const loaded = new Set<string>();

/** Fetch a part of a language's words, once, and say things with all that is there. */
export async function learn(language: Language, part: Part = 'table'): Promise<Say> {
  if (part !== 'table') await learn(language);
  let bundle = bundles.get(language);
  if (!bundle) {
    bundle = new FluentBundle(language, { useIsolating: false });
    bundles.set(language, bundle);
  }
  const key = `${language}/${part}`;
  if (!loaded.has(key)) {
    const body = await parts[key]();
    if (!loaded.has(key)) bundle.addResource({ body } as FluentResource);
    loaded.add(key);
  }
  return speaker(language, bundle);
}

export function speaker(language: Language, bundle: FluentBundle): Say {
  let lists: Intl.ListFormat | undefined; // it takes a browser longer than all else here
  const say = (id: string, values: Record<string, FluentVariable> = {}): string => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      console.error(`no words for ${id} in ${language}`);
      return id;
    }
    const errors: Error[] = [];
    const given = Object.entries(values).map(([name, value]) => [name, plain(value)]);
    const text = bundle.formatPattern(message.value, Object.fromEntries(given), errors);
    for (const error of errors) console.error(`${id} in ${language}: ${error.message}`);
    return text;
  };
  return Object.assign(say, {
    has: (id: string) => bundle.hasMessage(id),
    list: (things: string[]) => {
      lists ??= new Intl.ListFormat(language === 'en' ? 'en-GB' : language);
      return lists.format(things);
    },
    language,
  });
}

/** The first language asked for that we speak. */
export function preferred(asked: readonly string[]): Language {
  for (const tag of asked) {
    const language = tag.split(/[-_]/)[0].toLowerCase();
    if ((LANGUAGES as readonly string[]).includes(language)) return language as Language;
  }
  return 'en';
}
