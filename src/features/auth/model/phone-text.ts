import { loadPhoneNumbers, type PhoneNumbers } from '@/utils/load-phone-numbers';
import { countryNameIn } from '@/ui/form/country-names';
import type { Details } from './registration';

type Phone = Details['phone'];

const MISSING = 'Enter your number without the country code, and choose the country code.';

/**
 * A validator for react-hook-form. If the numbering rules cannot be loaded, every number passes here. It is checked
 * again before submit.
 */
export async function numberFault(phone: Phone): Promise<true | string> {
  if (phone.national.trim() === '') return MISSING;
  const numbers = await loadPhoneNumbers().catch(() => null);
  if (!numbers) return true;
  const judged = numbers.checkNumber(phone);
  if (!('fault' in judged)) return true;
  const country = countryNameIn('en-GB', phone.country);
  switch (judged.fault) {
    case 'too-short':
      return `This number is too short for the selected country (${country}).`;
    case 'too-long':
      return `This number is too long for the selected country (${country}).`;
    case 'not-of-country':
      return `This is not a valid number in the selected country (${country}). Check the digits and the country code.`;
  }
}

/** An unusual number causes only a warning, because a valid number may be missing from the numbering rules. */
export function isUnusual(numbers: PhoneNumbers | null, phone: Phone): boolean {
  const judged = numbers?.checkNumber(phone);
  return judged !== undefined && 'number' in judged && !judged.isUsual;
}
