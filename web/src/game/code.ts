/** A table's code, as people type, paste or say it. */

/** The code in what was typed: a whole link, capitals, spaces and dashes do no harm. */
export function codeIn(typed: string): string {
  const path = /\/[tp]\/([^/?#\s]+)/.exec(typed);
  return (path?.[1] ?? typed).toLowerCase().replace(/[^a-z0-9]/g, '');
}

/** The code in groups that are easy to read aloud. */
export const spelled = (code: string): string =>
  code.toUpperCase().replace(/.{4}(?=.{2})/g, '$&\u2011');
