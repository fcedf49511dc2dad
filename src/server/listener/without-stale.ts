import type { RequestListener } from 'node:http';

const STALE = /, stale-while-revalidate=\d+/;

/**
 * Keeps caches from using old page data. Next allows this for a year, and Chromium does so: a link in the app would
 * open a price or a legal text as it was at the last visit. nginx has a separate rule for old pages.
 */
export function withoutStale(next: RequestListener): RequestListener {
  return (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      set(name, name.toLowerCase() === 'cache-control' ? String(value).replace(STALE, '') : value);
    return next(request, response);
  };
}
