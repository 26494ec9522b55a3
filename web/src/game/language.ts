/** The languages we speak, and how something is said in one of them. */
export const LANGUAGES = ['en', 'fr', 'de', 'pl', 'ru', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = {
  en: 'English',
  fr: 'Français',
  de: 'Deutsch',
  pl: 'Polski',
  ru: 'Русский',
  uk: 'Українська',
};

/** A message of `words/*.ftl` in one language: `say('card-treasure', { gems: 9 })`. */
export interface Say {
  (id: string, values?: Record<string, string | number>): string;
  has(id: string): boolean;
  list(things: string[]): string;
  language: Language;
}
