import { AFTER_LOGIN } from '@/config/routes';
import { internalPath } from '@/utils/internal-path';
import { tabStore } from '@/utils/storage';

const KEY = 'asked_path';

/** The path that a visitor asked for before logging in waits here until a login takes it. */
export const keepAskedPath = (path: string) => tabStore.write(KEY, path);

export const askedPath = (): string => internalPath(tabStore.read(KEY)) ?? AFTER_LOGIN;

export const forgetAskedPath = (): void => tabStore.remove(KEY);
