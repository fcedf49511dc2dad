/**
 * Returns the milliseconds between now and `at`, which can be in the future, because the clock may have been set back.
 */
export const timeSince = (at: number): number => Math.abs(Date.now() - at);
