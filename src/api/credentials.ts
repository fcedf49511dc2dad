export type Credentials = { token: string; secretKey: string };

/**
 * Whose calls these are. Changing it ends an epoch: what is still under way for the session before is stopped,
 * and its late answers are dropped.
 */
let current: Credentials | null = null;
let epoch = new AbortController();

export const credentials = (): Credentials | null => current;
export const epochSignal = (): AbortSignal => epoch.signal;

export function setCredentials(next: Credentials | null): void {
  if (next?.token === current?.token) return;
  epoch.abort();
  epoch = new AbortController();
  current = next;
}

/** The default headers of every call, taken when the call starts: a call never changes hands half way. */
export const authHeaders = (who: Credentials | null): Record<string, string> =>
  who ? { token: who.token, Authorization: `Bearer ${who.token}` } : {};
