import { DECIMALS, toBaseUnits, truncate } from '@/utils/money';

export type ConverterField = 'shares' | 'money';
export type Converter = { side: ConverterField; typed: string; code: string };

export type ConverterEvent = { type: 'typed'; side: ConverterField; amount: string } | { type: 'chosen'; code: string };

const FIRST_AMOUNT = '1';
const SHARE = 'FNX';
const MAX_PLACES = 8;

export const startOf = (code: string): Converter => ({ side: 'shares', typed: FIRST_AMOUNT, code });

export function convert(state: Converter, event: ConverterEvent): Converter {
  switch (event.type) {
    case 'typed':
      return { ...state, side: event.side, typed: event.amount };
    case 'chosen':
      return { ...state, code: event.code };
  }
}

export type Conversion = { amount: string; from: string; to: string };

export function conversionOf({ side, typed, code }: Converter): Conversion | null {
  const amount = typed.replace(/\.$/, '').replace(/^\./, '0.');
  if (!toBaseUnits(amount, DECIMALS)) return null;
  return side === 'shares' ? { amount, from: SHARE, to: code } : { amount, from: code, to: SHARE };
}

export function shownAmount(estimated: string, decimals: number | null): string {
  const places = Math.min(MAX_PLACES, decimals ?? MAX_PLACES);
  const cut = truncate(estimated, places);
  if (places <= 2) {
    const [whole = '0', cents = ''] = cut.split('.');
    return places === 0 ? whole : `${whole}.${cents.padEnd(places, '0')}`;
  }
  return cut.includes('.') ? cut.replace(/\.?0+$/, '') : cut;
}
