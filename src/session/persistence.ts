import Cookies from 'js-cookie';
import { COOKIES, REDIRECT_COOKIE_DAYS, STORAGE_KEYS, TOKEN_COOKIE_DAYS } from '@/config/product';
import { localStore } from '@/utils/storage';

export const cookieAttributes = (days: number) => ({
  expires: days,
  path: '/',
  sameSite: 'strict' as const,
  secure: window.location.protocol === 'https:',
});

/** The token is in a cookie and in storage. A user is logged in only if both contain the same one. */
export const storedToken = (): string | null => localStore.read(STORAGE_KEYS.token);
export const cookieToken = (): string | undefined => Cookies.get(COOKIES.token);

export const clearStoredToken = (): void => localStore.remove(STORAGE_KEYS.token);

export type KeepingRefusal = 'cookies-blocked' | 'storage-refused';

/**
 * Sets the cookie first, because other tabs react to the stored token and must find both. If either place rejects the
 * token, both are cleared: a token that is only in memory would be lost with this page.
 */
export function keepToken(token: string): KeepingRefusal | null {
  Cookies.set(COOKIES.token, token, cookieAttributes(TOKEN_COOKIE_DAYS));
  const refusal = refusalOf(token);
  if (refusal) clearToken();
  else clearSessionEnd();
  return refusal;
}

function refusalOf(token: string): KeepingRefusal | null {
  if (cookieToken() !== token) return 'cookies-blocked';
  return localStore.write(STORAGE_KEYS.token, token) ? null : 'storage-refused';
}

function clearToken(): void {
  Cookies.remove(COOKIES.token, { path: '/' });
  clearStoredToken();
}

export const keepEmail = (email: string) => localStore.write(STORAGE_KEYS.email, email);
export const markProfileRead = () => Cookies.set(COOKIES.redirect, 'true', cookieAttributes(REDIRECT_COOKIE_DAYS));

/**
 * Stores why the session ended, for tabs that see only that the token is missing. The message is kept until the next
 * login or manual logout.
 */
export const keepSessionEnd = (message: string) => localStore.write(STORAGE_KEYS.sessionEnd, message);
export const storedSessionEnd = (): string | null => localStore.read(STORAGE_KEYS.sessionEnd);
export const clearSessionEnd = (): void => localStore.remove(STORAGE_KEYS.sessionEnd);

const { email, noticesSeen, noticeRemovals, openOrders, paletteRecent, lastWallet } = STORAGE_KEYS;

export function clearEverything(): void {
  [COOKIES.token, COOKIES.redirect, COOKIES.terms].forEach((name) => Cookies.remove(name, { path: '/' }));
  clearStoredToken();
  [email, noticesSeen, noticeRemovals, openOrders, paletteRecent, lastWallet].forEach(localStore.remove);
}
