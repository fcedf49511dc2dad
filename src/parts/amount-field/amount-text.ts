import { AMOUNT_WHOLE_DIGITS } from '@/config/limits';
import { wholeDigits } from '@/utils/money';
import { ownValue } from '@/utils/own-value';

const DECIMAL = /^(?:\d+\.?\d*|\.\d*)?$/;
const COMMA_GROUPED = /^\d{1,3}(?:,\d{2,3})*,\d{3}\.\d*$/;
const POINT_GROUPED = /^\d{1,3}(?:\.\d{3})+,\d*$/;
const SPACE_GROUPED = /^\d{1,3}(?:([ '’])\d{3})(?:\1\d{3})*(?:[.,]\d*)?$/;
const SPACES = /\s+/g;
const MAX_LENGTH = 40;
const MAX_INPUT_LENGTH = 500;

export const TOO_LARGE = 'This amount is too large. Enter a smaller one.';

/** The zero of other scripts: Arabic, Persian, Devanagari, Bengali, Thai and full width. */
const ZERO_CODES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10];
const MARKS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '．': '.', '，': ',' };

const plainFigures = (text: string): string =>
  text.replace(/\p{Nd}|[٫٬．，]/gu, (figure) => {
    const code = figure.codePointAt(0) ?? 0;
    const zeroCode = ZERO_CODES.find((zero) => code >= zero && code <= zero + 9);
    return zeroCode === undefined ? (ownValue(MARKS, figure) ?? figure) : String(code - zeroCode);
  });

/** Completes an amount such as `5.` or `.5`, which the field also accepts. */
export const completed = (text: string): string => text.replace(/\.$/, '').replace(/^\./, '0.');

/**
 * Whether the amount can be read in two ways: `1,234` is more than a thousand in some countries and a little over one
 * in others.
 */
export function isAmbiguous(typed: string): boolean {
  const text = plainFigures(typed).trim();
  return /^\d{1,3}(?:,\d{3})+$/.test(text) || /^\d{1,3}(?:\.\d{3}){2,}$/.test(text);
}

const decimalOf = (typed: string): string | null => {
  const plain = withoutGroups(plainFigures(typed.slice(0, MAX_INPUT_LENGTH)).trim().replace(SPACES, ' '));
  return DECIMAL.test(plain) ? plain : null;
};
const decimalPlacesOf = (decimal: string): number => decimal.split('.')[1]?.length ?? 0;

export const isTooLarge = (typed: string): boolean => wholeDigits(decimalOf(typed) ?? '') > AMOUNT_WHOLE_DIGITS;
export const isTooPrecise = (typed: string, places: number): boolean =>
  decimalPlacesOf(decimalOf(typed) ?? '') > places;

function withoutGroups(text: string): string {
  if (COMMA_GROUPED.test(text)) return text.replaceAll(',', '');
  if (POINT_GROUPED.test(text)) return text.replaceAll('.', '').replace(',', '.');
  const closed = SPACE_GROUPED.test(text) ? text.replace(/[ '’]/g, '') : text;
  return closed.replace(',', '.');
}

/**
 * Normalises typed or pasted text to digits and one decimal point. Returns null for an ambiguous or invalid amount, so
 * that the field keeps its value.
 */
export function amountText(typed: string, places = 18): string | null {
  const text = plainFigures(typed).trim().replace(SPACES, ' ');
  if (text.length > MAX_LENGTH || isAmbiguous(text) || isTooLarge(text)) return null;
  const decimal = decimalOf(text);
  return decimal !== null && decimalPlacesOf(decimal) <= places ? decimal : null;
}
