import { toBaseUnits, truncate } from '@/utils/money';

/** Which of the two amounts was typed: the other one is worked out from it. */
export type Side = 'shares' | 'money';
export type Converter = { side: Side; typed: string; code: string };

export type ConverterEvent = { type: 'typed'; side: Side; amount: string } | { type: 'chosen'; code: string };

const FIRST_AMOUNT = '1';
const SHARE = 'FNX';
const DECIMALS = 18;
/** A fraction of a coin is told so far; the rest of it is worth less than anybody counts. */
const MOST_PLACES = 8;

export const startOf = (code: string): Converter => ({ side: 'shares', typed: FIRST_AMOUNT, code });

/** Another currency keeps the amount that was typed, on the side where it was typed. */
export function convert(state: Converter, event: ConverterEvent): Converter {
  switch (event.type) {
    case 'typed':
      return { ...state, side: event.side, typed: event.amount };
    case 'chosen':
      return { ...state, code: event.code };
  }
}

export type Question = { amount: string; from: string; to: string };

/** What the service is asked; null while there is nothing to ask. A point that nothing follows yet is no part of it. */
export function questionOf({ side, typed, code }: Converter): Question | null {
  const amount = typed.replace(/\.$/, '').replace(/^\./, '0.');
  if (!toBaseUnits(amount, DECIMALS)) return null;
  return side === 'shares' ? { amount, from: SHARE, to: code } : { amount, from: code, to: SHARE };
}

/** Cut to what the currency has, and never rounded up; needless noughts are left out, but for cents. */
export function shownAmount(estimated: string, decimals: number | null): string {
  const places = Math.min(MOST_PLACES, decimals ?? MOST_PLACES);
  const cut = truncate(estimated, places);
  if (places <= 2) {
    const [whole = '0', cents = ''] = cut.split('.');
    return places === 0 ? whole : `${whole}.${cents.padEnd(places, '0')}`;
  }
  return cut.includes('.') ? cut.replace(/\.?0+$/, '') : cut;
}
