import { pad, toEventSelector, type Hex } from 'viem';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Log } from '../call';

/** One side of a swap: a token by its contract, or the chain's own coin. */
export type Leg = Address | 'coin';

export type SwapParties = Readonly<{ account: Address; router: Address; wrapped: Address }>;
export type Moved = Readonly<{ paid: bigint; got: bigint }>;

const TRANSFER = toEventSelector('Transfer(address,address,uint256)');
const DEPOSIT = toEventSelector('Deposit(address,uint256)');
const WITHDRAWAL = toEventSelector('Withdrawal(address,uint256)');

/**
 * What an account has paid and got, by the logs of a transaction that succeeded. The coin itself leaves none: the router
 * wraps what it takes of it and unwraps what it pays out, and what it gives back of a payment was never wrapped.
 */
export function movedBySwap(logs: readonly Log[], { pay, get }: { pay: Leg; get: Leg }, parties: SwapParties): Moved {
  const { account, router, wrapped } = parties;
  return {
    paid: pay === 'coin' ? told(logs, wrapped, [DEPOSIT, router]) : -gainOf(logs, pay, account),
    got: get === 'coin' ? told(logs, wrapped, [WITHDRAWAL, router]) : gainOf(logs, get, account),
  };
}

/** What an account has wrapped or unwrapped itself. */
export const movedByWrapping = (
  logs: readonly Log[],
  kind: 'wrap' | 'unwrap',
  { account, wrapped }: Pick<SwapParties, 'account' | 'wrapped'>,
): bigint => told(logs, wrapped, [kind === 'wrap' ? DEPOSIT : WITHDRAWAL, account]);

/** By how much a token's balance has grown; below nought it has shrunk. */
const gainOf = (logs: readonly Log[], token: Address, account: Address): bigint =>
  told(logs, token, [TRANSFER, null, account]) - told(logs, token, [TRANSFER, account, null]);

type Party = Address | null;
type Wanted = readonly [event: Hex, party: Party] | readonly [event: Hex, from: Party, to: Party];

/** The sum of a contract's events of one kind. Null is anybody. */
function told(logs: readonly Log[], contract: Address, [event, ...parties]: Wanted): bigint {
  const topics = [event, ...parties.map((party) => party && pad(party))];
  const wanted = logs.filter(
    (log) =>
      /* guard: log-of-contract */ isSameAddress(log.address, contract) &&
      log.topics.length === topics.length &&
      log.topics.every((topic, place) => isSameAddress(topics[place] ?? topic, topic)),
  );
  return wanted.reduce((sum, { data }) => sum + BigInt(data), 0n);
}
