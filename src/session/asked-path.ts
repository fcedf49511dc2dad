import { AFTER_LOGIN } from '@/config/routes';
import { internalPath } from '@/utils/internal-path';
import { tabStore } from '@/utils/storage';

const KEY = 'asked_path';

/** The path that a visitor asked for before logging in waits here until a login takes it. */
export const keepAskedPath = (path: string) => tabStore.write(KEY, path);

const keptPath = (): string | null => internalPath(tabStore.read(KEY)) ?? null;

export const askedPath = (): string => keptPath() ?? AFTER_LOGIN;

export const forgetAskedPath = (): void => tabStore.remove(KEY);

/** For a login that another tab has made: where this one goes on, if anything was asked for in it. */
export function takeAskedPath(): string | null {
  const path = keptPath();
  forgetAskedPath();
  return path;
}
