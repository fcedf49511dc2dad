import { AFTER_LOGIN } from '@/config/routes';
import { internalPath } from '@/utils/internal-path';
import { tabStore } from '@/utils/storage';

const KEY = 'asked_path';

/** The path that a visitor asked for before logging in waits here, once. */
export const keepAskedPath = (path: string) => tabStore.write(KEY, path);

export function takeAskedPath(): string {
  const path = internalPath(tabStore.read(KEY));
  tabStore.remove(KEY);
  return path ?? AFTER_LOGIN;
}
