import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js/min';

/** Heavy, so nobody imports this file but `load-phone-numbers`. */

/** What the service wants: country code and national digits, together the number in E.164. */
export type WrittenNumber = { countryCode: string; phone: string };

type NumberFault = 'too-short' | 'too-long' | 'not-of-country';
export type Judged =
  /** Where `isUsual` is false, its beginning is in no list of the country's numbers; such lists age. */
  { number: WrittenNumber; isUsual: boolean } | { fault: NumberFault };

export const countries: readonly string[] = getCountries();

export const dialOf = (country: string): string =>
  isSupportedCountry(country) ? `+${getCountryCallingCode(country)}` : '';

/** Two zeros are how most countries dial what is written as a plus sign. */
const international = (typed: string) => typed.trim().replace(/^00/, '+');

const bareOf = (text: string) => text.replace(/[^\d+]/g, '');

export type Typed = { country: string; national: string };

/** What is being typed, in groups. A number that is written with the code of another country chooses that one. */
export function asTyped({ country, national }: Typed): Typed {
  if (!isSupportedCountry(country)) return { country, national };
  const text = international(national);
  const formatter = new AsYouType(country);
  const grouped = formatter.input(text);
  // Where the library has no grouping for it, the writer's own stays.
  const shown = grouped === bareOf(text) ? text : grouped;
  return { country: text.startsWith('+') ? chosenBy(text, formatter.getCountry(), country) : country, national: shown };
}

/** Several countries share a code: the chosen one stays while what is typed may be one of its numbers. */
function chosenBy(text: string, found: CountryCode | undefined, chosen: CountryCode): string {
  if (found === undefined) return chosen;
  const isComplete = parsePhoneNumberFromString(text)?.isValid() ?? false;
  return dialOf(found) === dialOf(chosen) && !isComplete ? chosen : found;
}

/** Lengths are sure. Beginnings are not, since countries open new ones: the code that is sent proves the number. */
export function judgeNumber({ country, national }: Typed): Judged {
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
  // The zero that is dialled at home counts as a digit of a number that is in no list, and hides that one is missing.
  const isShort = !isUsual && validatePhoneNumberLength(text.replace(/^0/, ''), country) === 'TOO_SHORT';
  return isShort ? { fault: 'too-short' } : { number: { countryCode, phone: number.nationalNumber }, isUsual };
}
