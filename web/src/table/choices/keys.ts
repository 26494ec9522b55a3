/** What a key means at the table. */
export type Command =
  'continue' | 'leave' | 'confirm' | 'back' | 'help' | 'mute' | 'read' | 'zen' | 'skip';

const KEYS: Record<string, Command> = {
  ArrowRight: 'continue',
  c: 'continue',
  '1': 'continue',
  ArrowLeft: 'leave',
  l: 'leave',
  '2': 'leave',
  Enter: 'confirm',
  Escape: 'back',
  '?': 'help',
  m: 'mute',
  r: 'read',
  z: 'zen',
  ' ': 'skip',
};

/** Nothing for keys that belong to the browser, to a field or to a button with the focus. */
export function command(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const { key, target } = event;
  const there = target as Element | null;
  if (there?.closest?.('input, select, textarea, dialog')) return null;
  if ((key === ' ' || key === 'Enter') && there?.closest?.('button, a')) return null;
  return KEYS[key.length === 1 ? key.toLowerCase() : key] ?? null;
}
