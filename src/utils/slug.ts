/** In an address, of a page or an article. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;

/** The category in an article's address, decoded: no step of a path, no control character, no half of a surrogate pair. */
export const CATEGORY = /^(?!\.{1,2}$)[^\p{Cc}\p{Surrogate}]{1,100}$/u;
