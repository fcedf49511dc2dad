import { tabStore } from './storage';

/** What a key of asked content is kept under begins with this: it goes with the session of whom it was asked for. */
export const ASKED = 'asked:';

/** Stands by itself, since every page may end a session and few ask for anything. */
export const forgetAskedKeys = (): void => tabStore.removeAll(ASKED);
