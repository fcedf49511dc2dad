import { dialOf } from '@/ui/form/dial-codes';

/** What is dialled before a number at home and never from abroad. Most have a zero. */
const TRUNK: Readonly<Record<string, string>> = { '+1': '1', '+7': '8', '+36': '06', '+375': '80' };
const USUAL_TRUNK = '0';
/** A leading zero is part of the number here. */
const KEEPS_ZERO = new Set(['+39', '+225', '+229', '+242', '+378']);
/** Where the trunk digit may also be the number's own first, the length tells. */
const WHOLE_LENGTH: Readonly<Record<string, number>> = { '+1': 10, '+7': 10 };

export type WrittenNumber = { countryCode: string; phone: string };

/**
 * A number as people write it, as the service wants it: country code and national digits, without what is only dialled
 * at home. Null where it is none, or was written with the code of another country than the chosen one.
 */
export function writtenNumber(country: string, typed: string): WrittenNumber | null {
  const countryCode = dialOf(country);
  if (countryCode === '') return null;
  const text = typed.trim().replace(/^00/, '+');
  if (text.startsWith('+') && !text.replace(/[^\d+]/g, '').startsWith(countryCode)) return null;
  const digits = text.startsWith('+')
    ? text.replace(/[^\d+]/g, '').slice(countryCode.length)
    : withoutTrunk(countryCode, text);
  const isNumber = /^\d{4,14}$/.test(digits) && countryCode.length - 1 + digits.length <= 15;
  return isNumber ? { countryCode, phone: digits } : null;
}

function withoutTrunk(countryCode: string, text: string): string {
  const digits = text.replace(/\D/g, '');
  if (KEEPS_ZERO.has(countryCode) || digits.length === WHOLE_LENGTH[countryCode]) return digits;
  const trunk = TRUNK[countryCode] ?? USUAL_TRUNK;
  return digits.startsWith(trunk) ? digits.slice(trunk.length) : digits;
}
