import { tabStore } from './storage';

export const IDEMPOTENCY_PREFIX = 'asked:';

/** This function has a separate file, because every page can end a session but few use idempotency keys. */
export const clearIdempotencyKeys = (): void => tabStore.removeAll(IDEMPOTENCY_PREFIX);
