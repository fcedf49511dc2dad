export type Credentials = { token: string; secretKey: string };

export type CredentialsStore = Readonly<{
  get: () => Credentials | null;
  set: (next: Credentials | null) => void;
  epochSignal: () => AbortSignal;
}>;

/**
 * The credentials of the current session. A change starts a new epoch, which aborts the open calls of the previous
 * session and drops their late answers.
 */
export function createCredentials(): CredentialsStore {
  let current: Credentials | null = null;
  let epoch = new AbortController();
  return {
    get: () => current,
    set: (next) => {
      if (next?.token === current?.token) return;
      epoch.abort();
      epoch = new AbortController();
      current = next;
    },
    epochSignal: () => epoch.signal,
  };
}

export const appCredentials = createCredentials();
export const { get: credentials, set: setCredentials, epochSignal } = appCredentials;

/** Each call reads the credentials once at its start, so that it never mixes two sessions. */
export const authHeaders = (who: Credentials | null): Record<string, string> =>
  who ? { token: who.token, Authorization: `Bearer ${who.token}` } : {};
