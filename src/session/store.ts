import { createSignal, createStore } from '@/utils/store';

export type Session =
  | { state: 'restoring' }
  | { state: 'anonymous' }
  | { state: 'expired' }
  /** `landing` is where a login that has just happened wants to go; the guard takes the visitor there. */
  | { state: 'authenticated'; token: string; landing?: string };

/**
 * Why a session ended, for the screens that say so. `wasFoundOver`: it had ended before this page was opened, so nobody
 * is taken away from what they have just come to read.
 */
export type SessionEnd = { tone: 'success' | 'error' | 'silent'; message?: string; wasFoundOver?: true };

export const sessionStore = createStore<Session>({ state: 'restoring' });
export const sessionEnded = createSignal<SessionEnd>();
/** Another tab logged in or out: this one starts over at the home page. */
export const sessionChangedElsewhere = createSignal<void>();
