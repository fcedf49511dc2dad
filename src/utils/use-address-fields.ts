import { useRouter } from 'next/router';
import { useMemo } from 'react';

export type AddressFields = Readonly<Record<string, string>>;
export type AddressChange = Readonly<Record<string, string | undefined>>;
type Options = { replace?: boolean };

/**
 * What a screen keeps in its address: a reload, a link and the back button find it again. A change is shallow, so
 * that the page stays; an empty value leaves the address. For private screens, which nobody prerenders.
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
 * A prerendered page learns its query a moment after it stands. Private screens are drawn in the browser alone, so
 * they need not show, and ask for, the wrong thing first.
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
