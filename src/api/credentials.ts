export type Credentials = { token: string; secretKey: string };

/**
 * The credentials of the present session. Changing them starts a new epoch, which aborts the open calls of the previous
 * session and drops their late answers.
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

/** Read once when a call starts, so that a call never mixes two sessions. */
export const authHeaders = (who: Credentials | null): Record<string, string> =>
  who ? { token: who.token, Authorization: `Bearer ${who.token}` } : {};
