declare module 'virtual:words' {
  /** How to fetch the messages of a part of a language: `fr/table`. */
  const parts: Record<string, () => Promise<import('@fluent/bundle').FluentResource['body']>>;
  export default parts;
}
