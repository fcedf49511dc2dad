import { useRouter } from 'next/router';
import { useMemo } from 'react';

export type AddressFields = Readonly<Record<string, string>>;
export type AddressChange = Readonly<Record<string, string | undefined>>;
type Options = { replace?: boolean };

/**
 * Keeps the state of a screen in the URL, so that a reload, a link and the back button restore it. It works only on
 * private screens, which are not prerendered.
 */
export function useAddressFields() {
  const router = useRouter();
  const { query, pathname, isReady } = router;
  const fields: AddressFields = useMemo(() => (isReady ? onlyTexts(query) : fieldsAtStart()), [isReady, query]);
  const change = (changes: AddressChange, { replace = false }: Options = {}) => {
    const address = addressOf(pathname, { ...fields, ...changes });
    void router[replace ? 'replace' : 'push'](address, undefined, { shallow: true, scroll: false });
  };
  return { fields, change };
}

/**
 * Next provides the query of a prerendered page only after hydration. A private screen is rendered in the browser only.
 * It reads the query at once, so it never shows the wrong state first.
 */
const fieldsAtStart = (): AddressFields =>
  typeof window === 'undefined' ? {} : onlyTexts(Object.fromEntries(new URLSearchParams(window.location.search)));

const onlyTexts = (query: Readonly<Record<string, string | string[] | undefined>>): AddressFields =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value[0] : value;
      return text ? [[name, text]] : [];
    }),
  );

export function addressOf(pathname: string, fields: AddressChange): string {
  const kept = Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const search = new URLSearchParams(kept).toString();
  return search ? `${pathname}?${search}` : pathname;
}
