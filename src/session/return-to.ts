import { AFTER_LOGIN } from '@/config/routes';
import { internalPath } from '@/utils/link-target';
import { tabStore } from '@/utils/storage';

const KEY = 'asked_path';

export const keepReturnTo = (path: string) => tabStore.write(KEY, path);

export const storedReturnTo = (): string | null => internalPath(tabStore.read(KEY)) ?? null;

export const returnTo = (): string => storedReturnTo() ?? AFTER_LOGIN;

export const clearReturnTo = (): void => tabStore.remove(KEY);

export function takeReturnTo(): string | null {
  const path = storedReturnTo();
  clearReturnTo();
  return path;
}
