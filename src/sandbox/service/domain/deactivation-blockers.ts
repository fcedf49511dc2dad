import { isUnderWay } from './orders/order';
import { isHeld } from './staking/stake';
import type { Account, State } from './state';

/** Something that has to come to its end first, in words for its owner; nothing where there is none of it. */
export type Blocker = (state: State, account: Account) => string | undefined;

/** Whatever is on its way for an account has a line here: who adds such a thing to the state adds the line. */
export const BLOCKERS: readonly Blocker[] = [
  ({ orders }, { _id }) => {
    const order = orders.find((one) => one.accountId === _id && isUnderWay(one));
    return order && `Order ${order.orderNo} is under way. It has to be finished or refunded first.`;
  },
  ({ stakes }, { _id }) =>
    stakes.some((stake) => stake.accountId === _id && isHeld(stake))
      ? 'Shares of yours are staked. Claim them, or leave the stake, first.'
      : undefined,
];

export const blockersOf = (state: State, account: Account, blockers: readonly Blocker[]): string[] =>
  blockers.flatMap((blocker) => blocker(state, account) ?? []);
