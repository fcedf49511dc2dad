import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';

export const EMAIL_RULES = {
  required: 'Enter your e-mail address.',
  pattern: { value: /^\s*[^\s@]+@[^\s@]+\s*$/, message: 'Enter an e-mail address such as name@example.com.' },
  maxLength: { value: 254, message: 'This is longer than an e-mail address can be.' },
};

const keepTyped = (key: string) => ({
  read: () => tabStore.read(key) ?? '',
  keep: (email: string): void => {
    if (email === '') tabStore.remove(key);
    else tabStore.write(key, email);
  },
});

export const emailAtLogin = keepTyped(STORAGE_KEYS.emailAtLogin);
export const emailAtSignUp = keepTyped(STORAGE_KEYS.emailAtSignUp);
