import { createStore } from './store';

export type PhoneNumbers = typeof import('./phone-numbers');

/** The rules once they are loaded, for the fields that draw with them; null until then. */
export const phoneNumbersStore = createStore<PhoneNumbers | null>(null);

let loading: Promise<PhoneNumbers> | undefined;

/** The rules of the world's phone numbers, once. What did not arrive is asked for again by the next caller. */
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
