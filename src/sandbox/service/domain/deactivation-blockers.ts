import { isOpen } from './orders/order';
import type { Account, State } from './state';
import type { StakeStatus } from './stored-payments';

type BlockerAnswer = { kind: 'ORDER' | 'STAKE' | 'CLAIM'; text: string; orderId?: string };

type Blocker = (state: State, account: Account) => BlockerAnswer | undefined;

const RUNNING: ReadonlySet<StakeStatus> = new Set(['PENDING', 'ACTIVE', 'MATURED', 'CLAIMING']);

/** Everything that can be in progress for an account must be in this list, so that a deactivation loses nothing. */
const BLOCKERS: readonly Blocker[] = [
  ({ orders }, { _id }) => {
    const open = orders.find((order) => order.accountId === _id && isOpen(order));
    return (
      open && {
        kind: 'ORDER',
        text: `Order ${open.orderNo} is still open. It must finish or expire first.`,
        orderId: open._id,
      }
    );
  },
  ({ stakes }, { _id }) =>
    stakes.some(({ accountId, status }) => accountId === _id && RUNNING.has(status))
      ? { kind: 'STAKE', text: 'You have staked shares. Wait for the end of the term, or leave early.' }
      : undefined,
  ({ claims }, { _id }) =>
    claims.some(({ accountId, status }) => accountId === _id && (status === 'PENDING' || status === 'SENT'))
      ? { kind: 'CLAIM', text: 'A reward is being sent to your wallet. It must arrive first.' }
      : undefined,
];

export const blockersOf = (state: State, account: Account): BlockerAnswer[] =>
  BLOCKERS.flatMap((blocker) => blocker(state, account) ?? []);
