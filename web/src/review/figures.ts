/** Figures of a review as the reader's language writes them. */
import type { Language } from '../words';

export interface Figures {
  percent(share: number): string;
  points(share: number): string; // of a hundred, with one digit behind the point
  signed(share: number): string;
}

export function figures(language: Language): Figures {
  const whole = new Intl.NumberFormat(language, { style: 'percent' });
  const digit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const one = new Intl.NumberFormat(language, digit);
  const sign = new Intl.NumberFormat(language, { ...digit, signDisplay: 'exceptZero' });
  return {
    percent: (share) => whole.format(share),
    points: (share) => one.format(100 * share),
    signed: (share) => sign.format(100 * share).replace('-', '−'),
  };
}
