import type { RequestListener } from 'node:http';

const STALE = /, stale-while-revalidate=\d+/;

/**
 * Next lets caches use old page data for a year. Chromium obeys that in its own cache, so a link in the app would open a
 * price or a legal text as it was at the last visit. nginx has its own rule for old pages.
 */
export function withoutStale(next: RequestListener): RequestListener {
  return (request, response) => {
    const set = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      set(name, name.toLowerCase() === 'cache-control' ? String(value).replace(STALE, '') : value);
    return next(request, response);
  };
}
