import { useEffect } from 'react';
import { report } from '@/errors/report';
import { loadPhoneNumbers, phoneNumbersStore, type PhoneNumbers } from '@/utils/load-phone-numbers';
import { useStore } from '@/utils/use-store';

/** A field lives without them, and asks again when it is next entered. */
export const askForPhoneNumbers = (): void =>
  void loadPhoneNumbers().catch((error: unknown) => report('phone numbers', error));

/** The rules of phone numbers, with the countries and their codes; null until they have arrived. */
export function usePhoneNumbers(): PhoneNumbers | null {
  useEffect(askForPhoneNumbers, []);
  return useStore(phoneNumbersStore);
}
