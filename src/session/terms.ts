import Cookies from 'js-cookie';
import * as z from 'zod/mini';
import { COOKIES, STORAGE_KEYS, TERMS_COOKIE_DAYS } from '@/config/product';
import { serviceNow } from '@/utils/service-clock';
import { localStore } from '@/utils/storage';
import { cookieAttributes } from './persistence';

const acceptance = z.object({ version: z.string().check(z.minLength(1)), date: z.iso.datetime() });

/** Which terms were accepted in this browser, and when. */
export type TermsAcceptance = z.infer<typeof acceptance>;

/** Both places say the same; a logout clears the cookie alone. Null where the browser keeps neither over a reload. */
export function rememberTerms(version: string): TermsAcceptance | null {
  const accepted: TermsAcceptance = { version, date: new Date(serviceNow()).toISOString() };
  const text = JSON.stringify(accepted);
  Cookies.set(COOKIES.terms, text, cookieAttributes(TERMS_COOKIE_DAYS));
  return localStore.write(STORAGE_KEYS.terms, text) ? accepted : null;
}

/** Null where nothing was accepted, or what stands there cannot be read: then it is asked again. */
export function rememberedTerms(): TermsAcceptance | null {
  try {
    return acceptance.parse(JSON.parse(localStore.read(STORAGE_KEYS.terms) ?? ''));
  } catch {
    return null;
  }
}
