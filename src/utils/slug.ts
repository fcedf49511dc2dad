/** In an address, of a page or an article. */
export const SLUG = /^[a-z0-9][a-z0-9-]{0,99}$/;
