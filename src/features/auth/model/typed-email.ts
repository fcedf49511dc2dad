import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';

const keepTyped = (key: string) => ({
  read: () => tabStore.read(key) ?? '',
  keep: (email: string): void => {
    if (email === '') tabStore.remove(key);
    else tabStore.write(key, email);
  },
});

export const emailAtLogin = keepTyped(STORAGE_KEYS.emailAtLogin);
export const emailAtSignUp = keepTyped(STORAGE_KEYS.emailAtSignUp);
