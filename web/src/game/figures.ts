/** Figures of a review as the reader's language writes them. */
import type { Language } from './language';

export interface Figures {
  percent(share: number): string; // all or nothing only if it is exact
  points(share: number): string; // of a hundred, with one digit behind the point
  signed(share: number): string;
}

export function figures(language: Language): Figures {
  const whole = new Intl.NumberFormat(language, { style: 'percent' });
  const digit = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const one = new Intl.NumberFormat(language, digit);
  const sign = new Intl.NumberFormat(language, { ...digit, signDisplay: 'exceptZero' });
  const percent = (share: number) => {
    const rounded = whole.format(share);
    if (share < 1 && rounded === whole.format(1)) return `>${whole.format(0.99)}`;
    if (share > 0 && rounded === whole.format(0)) return `<${whole.format(0.01)}`;
    return rounded;
  };
  return {
    percent,
    points: (share) => one.format(100 * share),
    signed: (share) => sign.format(100 * share).replace('-', '−'),
  };
}
