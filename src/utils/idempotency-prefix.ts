import { tabStore } from './storage';

/** Storage prefix of the idempotency keys, which are removed when the session ends. */
export const IDEMPOTENCY_PREFIX = 'asked:';

/** In a separate file, because every page can end a session but few use idempotency keys. */
export const clearIdempotencyKeys = (): void => tabStore.removeAll(IDEMPOTENCY_PREFIX);
