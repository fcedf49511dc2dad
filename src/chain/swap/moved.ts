import { pad, type Hex } from 'viem';
import type { Address } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import type { Log } from '../call';

export type Leg = Address | 'coin';

export type SwapParties = Readonly<{ account: Address; router: Address; wrapped: Address }>;
export type Moved = Readonly<{ paid: bigint; got: bigint }>;

/** keccak256 of Transfer(address,address,uint256), Deposit(address,uint256) and Withdrawal(address,uint256). */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const DEPOSIT = '0xe1fffcc4923d04b559f4d29a8bfc6cda04eb5b0d3c460751c2402c5c5cc9109c';
const WITHDRAWAL = '0x7fcf532c15f0a6db0bd6d0e038bea71d30d808c7d98cb3bf7268a95bf5081b65';

/**
 * Returns the amounts paid and received, from the logs of a successful transaction. BNB emits no logs, so the router's
 * wrapping and unwrapping is counted. Surplus BNB that is refunded was never wrapped, so it is not counted.
 */
export function movedBySwap(logs: readonly Log[], { pay, get }: { pay: Leg; get: Leg }, parties: SwapParties): Moved {
  const { account, router, wrapped } = parties;
  return {
    paid: pay === 'coin' ? sumOfLogs(logs, wrapped, [DEPOSIT, router]) : -gainOf(logs, pay, account),
    got: get === 'coin' ? sumOfLogs(logs, wrapped, [WITHDRAWAL, router]) : gainOf(logs, get, account),
  };
}

export const amountsWrapped = (
  logs: readonly Log[],
  kind: 'wrap' | 'unwrap',
  { account, wrapped }: Pick<SwapParties, 'account' | 'wrapped'>,
): bigint[] => amountsOf(logs, wrapped, [kind === 'wrap' ? DEPOSIT : WITHDRAWAL, account]);

/** keccak256 of Swap(address,uint256,uint256,uint256,uint256,address), which a pool of Uniswap V2 logs. */
const SWAP = '0xd78ad95fa46c994b6551d0da85fc275fe613ce37657fb8d5e3d130840159d822';

type Legs = Readonly<{ paid: readonly bigint[]; got: readonly bigint[] }>;

/**
 * Returns each amount that moved between the account and the pools that the router called. Ignores other transfers of a
 * batch, such as a fee or a transfer of the result to another account.
 */
export function legsOfSwap(logs: readonly Log[], { pay, get }: { pay: Leg; get: Leg }, parties: SwapParties): Legs {
  const { account, router, wrapped } = parties;
  const called = [SWAP, pad(router)].join().toLowerCase();
  const swaps = logs.filter(({ topics }) => topics.join().toLowerCase().startsWith(called));
  const pools = [...new Set(swaps.map(({ address }) => address))];
  const eachOf = (token: Address, wanted: (pool: Address) => Wanted) =>
    pools.flatMap((pool) => amountsOf(logs, token, wanted(pool)));
  const ofRouter = (event: Hex) => amountsOf(logs, wrapped, [event, router]);
  return {
    paid: pay === 'coin' ? ofRouter(DEPOSIT) : eachOf(pay, (pool) => [TRANSFER, account, pool]),
    got: get === 'coin' ? ofRouter(WITHDRAWAL) : eachOf(get, (pool) => [TRANSFER, pool, account]),
  };
}

const gainOf = (logs: readonly Log[], token: Address, account: Address): bigint =>
  sumOfLogs(logs, token, [TRANSFER, null, account]) - sumOfLogs(logs, token, [TRANSFER, account, null]);

type Party = Address | null;
type Wanted = readonly [event: Hex, party: Party] | readonly [event: Hex, from: Party, to: Party];

const sumOfLogs = (logs: readonly Log[], contract: Address, wanted: Wanted): bigint =>
  amountsOf(logs, contract, wanted).reduce((sum, amount) => sum + amount, 0n);

const amountsOf = (logs: readonly Log[], contract: Address, wanted: Wanted): bigint[] =>
  matching(logs, contract, wanted).map(({ data }) => BigInt(data));

function matching(logs: readonly Log[], contract: Address, [event, ...parties]: Wanted): readonly Log[] {
  const topics = [event, ...parties.map((party) => party && pad(party))];
  return logs.filter(
    (log) =>
      isSameAddress(log.address, contract) &&
      log.topics.length === topics.length &&
      log.topics.every((topic, place) => isSameAddress(topics[place] ?? topic, topic)),
  );
}
