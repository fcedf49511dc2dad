export const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/**
 * The decoded category in an article's path. Not `.` or `..`, without control characters or halves of surrogate pairs.
 */
export const CATEGORY = /^(?!\.{1,2}$)[^\p{Cc}\p{Surrogate}]{1,100}$/u;
