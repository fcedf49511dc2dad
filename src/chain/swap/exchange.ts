import { erc20Abi, zeroAddress, type Client } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { FACTORY, PAIR } from './abi';

export type ExchangeRequest = Readonly<{
  /** The pinned factory. Pools that a router or a node names are not trusted. */
  factory: Address;
  tokens: readonly Address[];
  allowance?: Readonly<{ owner: Address; spender: Address }>;
}>;

type PoolOnChain = Readonly<{ tokens: readonly [Address, Address]; reserves: readonly [bigint, bigint] }>;

export type ExchangeRead = Readonly<{
  block: bigint;
  time: bigint;
  decimals: readonly number[];
  pools: readonly PoolOnChain[];
  allowances: readonly bigint[];
}>;

/**
 * Reads all inputs of a swap calculation from one node at one block, in two batches of calls, because a chain may have
 * no multicall contract. A node may lie, so callers that move money compare several nodes.
 */
export async function exchangeOf(
  client: Client,
  { factory, tokens, allowance }: ExchangeRequest,
): Promise<ExchangeRead> {
  // Pair addresses and decimals never change, so reading them at the newest block is correct.
  const [{ number: block, timestamp: time }, pairs, decimals] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    Promise.all(combinationsOf(tokens).map((combination) => pairOf(client, factory, combination))),
    Promise.all(
      tokens.map((token) => readContract(client, { address: token, abi: erc20Abi, functionName: 'decimals' })),
    ),
  ]);
  const [pools, allowances] = await Promise.all([
    Promise.all(pairs.map((pair) => poolOf(client, pair, block))),
    Promise.all(allowance ? tokens.map((token) => allowanceOf(client, { token, ...allowance }, block)) : []),
  ]);
  return { block, time, decimals, pools: pools.filter((pool) => pool !== null), allowances };
}

type TokenPair = Readonly<{ tokens: readonly [Address, Address]; pair: Address }>;

async function pairOf(client: Client, factory: Address, tokens: readonly [Address, Address]): Promise<TokenPair> {
  const pair = await readContract(client, {
    address: factory,
    abi: FACTORY,
    functionName: 'getPair',
    args: tokens,
  });
  return { tokens, pair };
}

const combinationsOf = (tokens: readonly Address[]): (readonly [Address, Address])[] =>
  tokens.flatMap((one, place) => tokens.slice(place + 1).map((other) => [one, other] as const));

async function poolOf(client: Client, { tokens, pair }: TokenPair, blockNumber: bigint): Promise<PoolOnChain | null> {
  if (pair === zeroAddress) return null;
  const [reserve0, reserve1] = await readContract(client, {
    address: pair,
    abi: PAIR,
    functionName: 'getReserves',
    blockNumber,
  });
  return { tokens, reserves: isFirst(...tokens) ? [reserve0, reserve1] : [reserve1, reserve0] };
}

/** Pairs sort their tokens by address, so no call is needed to learn their order. */
const isFirst = (one: Address, other: Address): boolean => BigInt(one) < BigInt(other);

type Leave = Readonly<{ token: Address; owner: Address; spender: Address }>;

export const allowanceOf = (client: Client, { token, owner, spender }: Leave, blockNumber: bigint): Promise<bigint> =>
  readContract(client, {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
    blockNumber,
  });
