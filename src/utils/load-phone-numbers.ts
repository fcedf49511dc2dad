import { createStore } from './store';

export type PhoneNumbers = typeof import('./phone-numbers');

export const phoneNumbersStore = createStore<PhoneNumbers | null>(null);

let loading: Promise<PhoneNumbers> | undefined;

export function loadPhoneNumbers(): Promise<PhoneNumbers> {
  loading ??= import('./phone-numbers').then(
    (loaded) => {
      phoneNumbersStore.set(loaded);
      return loaded;
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}
