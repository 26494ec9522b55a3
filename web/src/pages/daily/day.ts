/** Days as the reader's language names them. */
import type { Language } from '../../game/language';

/** A day such as 2026-11-16, written out. */
export const written = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00Z`));

/** When something happens that is so many seconds away: in hours, or in minutes at last. */
export function until(seconds: number, language: Language): string {
  const form = new Intl.RelativeTimeFormat(language);
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < 100
    ? form.format(minutes, 'minute')
    : form.format(Math.round(minutes / 60), 'hour');
}
