import { useRouter } from 'next/router';
import { useMemo } from 'react';

export type UrlFields = Readonly<Record<string, string>>;
export type UrlChange = Readonly<Record<string, string | undefined>>;
type Options = { replace?: boolean };

/**
 * Keeps the state of a screen in the URL, so that a reload, a link and the back button restore the state. Works only on
 * private screens, which are not prerendered.
 */
export function useUrlFields() {
  const router = useRouter();
  const { query, pathname, isReady } = router;
  const fields: UrlFields = useMemo(() => (isReady ? onlyTexts(query) : fieldsAtStart()), [isReady, query]);
  const change = (changes: UrlChange, { replace = false }: Options = {}) => {
    const url = urlOf(pathname, { ...fields, ...changes });
    void router[replace ? 'replace' : 'push'](url, undefined, { shallow: true, scroll: false });
  };
  return { fields, change };
}

/**
 * Reads the query at once, so that a screen never shows the wrong state first. A private screen is rendered only in the
 * browser. Next provides the query of a prerendered page only after hydration.
 */
const fieldsAtStart = (): UrlFields =>
  typeof window === 'undefined' ? {} : onlyTexts(Object.fromEntries(new URLSearchParams(window.location.search)));

const onlyTexts = (query: Readonly<Record<string, string | string[] | undefined>>): UrlFields =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value;
      return text ? [[name, text]] : [];
    }),
  );

export function urlOf(pathname: string, fields: UrlChange): string {
  const kept = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(kept).toString();
  return search ? `${pathname}?${search}` : pathname;
}
