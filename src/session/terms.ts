import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { COOKIES, STORAGE_KEYS, TERMS_COOKIE_DAYS } from '@/config/product';
import { serviceNow } from '@/utils/service-clock';
import { localStore } from '@/utils/storage';
import { cookieAttributes } from './persistence';

const acceptance = z.object({ version: z.string().check(z.minLength(1)), date: z.iso.datetime() });

export type TermsAcceptance = z.infer<typeof acceptance>;

/**
 * Stores the acceptance in a cookie and in storage. A logout clears only the cookie. Returns null if the browser does
 * not store it.
 */
export function rememberTerms(version: string): TermsAcceptance | null {
  const accepted: TermsAcceptance = { version, date: new Date(serviceNow()).toISOString() };
  const text = JSON.stringify(accepted);
  Cookies.set(COOKIES.terms, text, cookieAttributes(TERMS_COOKIE_DAYS));
  return localStore.write(STORAGE_KEYS.terms, text) ? accepted : null;
}

export function rememberedTerms(): TermsAcceptance | null {
  try {
    return acceptance.parse(JSON.parse(localStore.read(STORAGE_KEYS.terms) ?? ''));
  } catch {
    return null;
  }
}
