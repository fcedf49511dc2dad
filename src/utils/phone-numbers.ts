import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

/** The data is large, so only `load-phone-numbers` may import this file. */

export type WrittenNumber = { countryCode: string; phone: string };

type NumberFault = 'too-short' | 'too-long' | 'not-of-country';
export type NumberCheck =
  /** `isUsual` is false if the number has no known prefix of the country. Lists of prefixes become outdated. */
  { number: WrittenNumber; isUsual: boolean } | { fault: NumberFault };

export const countries: readonly string[] = getCountries();

export const dialOf = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

const international = (typed: string) => typed.trim().replace(/^00/, '+');

const bareOf = (text: string) => text.replace(/[^\d+]/g, '');

export type Typed = { country: string; national: string };

export function asTyped({ country, national }: Typed): Typed {
  if (!isSupportedCountry(country)) return { country, national };
  const text = international(national);
  const formatter = new AsYouType(country);
  const grouped = formatter.input(text);
  const shown = grouped === bareOf(text) ? text : grouped;
  return { country: text.startsWith('+') ? chosenBy(text, formatter.getCountry(), country) : country, national: shown };
}

/** Several countries share a code. The chosen country is kept while the text can still become one of its numbers. */
function chosenBy(text: string, found: CountryCode | undefined, chosen: CountryCode): string {
  if (found === undefined) return chosen;
  const isComplete = parsePhoneNumberFromString(text)?.isValid() ?? false;
  return dialOf(found) === dialOf(chosen) && !isComplete ? chosen : found;
}

/** Only the length must be correct, because countries add new prefixes. The code that is sent proves the number. */
export function checkNumber({ country, national }: Typed): NumberCheck {
  if (!isSupportedCountry(country)) return { fault: 'not-of-country' };
  const text = international(national);
  const length = validatePhoneNumberLength(text, country);
  if (length === 'TOO_LONG') return { fault: 'too-long' };
  if (length === 'TOO_SHORT') return { fault: 'too-short' };
  const number = parsePhoneNumberFromString(text, country);
  if (length !== undefined || !number?.isPossible()) return { fault: 'not-of-country' };
  const countryCode = `+${number.countryCallingCode}`;
  if (countryCode !== dialOf(country)) return { fault: 'not-of-country' };
  const isUsual = number.isValid();
  // Without the national leading zero, so that a missing digit in an unknown number range is noticed.
  const isShort = !isUsual && validatePhoneNumberLength(text.replace(/^0/, ''), country) === 'TOO_SHORT';
  return isShort ? { fault: 'too-short' } : { number: { countryCode, phone: number.nationalNumber }, isUsual };
}
