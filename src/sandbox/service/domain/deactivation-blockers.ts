import type { Account, State } from './state';

/** Something that has to come to its end first, in words for its owner; nothing where there is none of it. */
export type Blocker = (state: State, account: Account) => string | undefined;

/** Whatever is on its way for an account has a line here: who adds such a thing to the state adds the line. */
export const BLOCKERS: readonly Blocker[] = [];

export const blockersOf = (state: State, account: Account, blockers: readonly Blocker[]): string[] =>
  blockers.flatMap((blocker) => blocker(state, account) ?? []);
