import { loadPhoneNumbers, type PhoneNumbers } from '@/utils/load-phone-numbers';
import { countryNameIn } from '@/ui/form/country-names';
import type { Details } from './registration';

type Phone = Details['phone'];

const MISSING = 'Enter your number as you dial it at home, and choose its country code.';

/**
 * For react-hook-form: what is wrong with a number, or true. Where the rules have not arrived, nobody is held back: the
 * number is judged again before it is sent.
 */
export async function numberFault(phone: Phone): Promise<true | string> {
  if (phone.national.trim() === '') return MISSING;
  const numbers = await loadPhoneNumbers().catch(() => null);
  if (!numbers) return true;
  const judged = numbers.judgeNumber(phone);
  if (!('fault' in judged)) return true;
  const country = countryNameIn('en-GB', phone.country);
  switch (judged.fault) {
    case 'too-short':
      return `This number is too short: ${country}.`;
    case 'too-long':
      return `This number is too long: ${country}.`;
    case 'not-of-country':
      return `This number does not fit its country: ${country}. Check the digits and the country code.`;
  }
}

/** It may be right all the same: a doubt is said and holds nobody back. */
export function isUnusual(numbers: PhoneNumbers | null, phone: Phone): boolean {
  const judged = numbers?.judgeNumber(phone);
  return judged !== undefined && 'number' in judged && !judged.isUsual;
}
