/** The milliseconds between now and `at`. `at` can be in the future, because the clock may have been set back. */
export const timeSince = (at: number): number => Math.abs(Date.now() - at);
