import { useEffect } from 'react';
import { report } from '@/errors/report';
import { loadPhoneNumbers, phoneNumbersStore, type PhoneNumbers } from '@/utils/load-phone-numbers';
import { useStore } from '@/utils/hooks/use-store';

export const askForPhoneNumbers = (): void =>
  void loadPhoneNumbers().catch((error: unknown) => report('phone numbers', error));

export function usePhoneNumbers(): PhoneNumbers | null {
  useEffect(askForPhoneNumbers, []);
  return useStore(phoneNumbersStore);
}
