import { createSignal, createStore } from '@/utils/store';

export type Session =
  | { state: 'restoring' }
  | { state: 'anonymous' }
  | { state: 'expired' }
  /** `landing` is the path to open after a login that has just happened. */
  | { state: 'authenticated'; token: string; landing?: string };

/** `wasFoundOver`: the session had ended before this page was opened, so the user is not redirected from a public page. */
export type SessionEnd = { tone: 'success' | 'error' | 'silent'; message?: string; wasFoundOver?: true };

export const sessionStore = createStore<Session>({ state: 'restoring' });
export const sessionEnded = createSignal<SessionEnd>();
export const sessionChangedElsewhere = createSignal<void>();
