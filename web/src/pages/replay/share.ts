/** What one takes along from a game: a link to a moment, and the game as a file. */
import { notation, type Kept } from '../../game/replay/record';

/** Put a text on the clipboard; over plain http only the old way is there. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    field.style.position = 'fixed';
    document.body.append(field);
    field.select();
    const done = document.execCommand('copy');
    field.remove();
    return done;
  }
}

export const linkTo = (id: string, step: number): string =>
  `${location.origin}/r/${id}?s=${step}`;

export function download(kept: Kept): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([notation(kept)], { type: 'text/plain' }));
  link.download = `tacora-${kept.id.replace('~', '')}.tac`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
