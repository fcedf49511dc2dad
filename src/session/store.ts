import { createSignal, createStore } from '@/utils/store';

export type Session =
  | { state: 'restoring' }
  | { state: 'anonymous' }
  | { state: 'expired' }
  | { state: 'authenticated'; token: string; landing?: string };

/**
 * `hadEndedEarlier` means that the session ended before this page was opened. The user is then not redirected from a
 * public page.
 */
export type SessionEnd = { tone: 'success' | 'error' | 'silent'; message?: string; hadEndedEarlier?: true };

export const sessionStore = createStore<Session>({ state: 'restoring' });
export const sessionEnded = createSignal<SessionEnd>();
export const sessionChangedElsewhere = createSignal<void>();
