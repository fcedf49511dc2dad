import { erc20Abi, zeroAddress, type Client } from 'viem';
import { getBlock, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { FACTORY, PAIR } from './abi';

export type Asked = Readonly<{
  /** The pinned one: a pool that a router or a node names itself is none. */
  factory: Address;
  /** Each two of them may have a pool. */
  tokens: readonly Address[];
  /** Whose leave to move these tokens is read along; nobody's where no wallet is there. */
  leave?: Readonly<{ owner: Address; spender: Address }>;
}>;

/** Tokens in the order in which they were asked for, whatever order their pool keeps them in. */
type PoolOnChain = Readonly<{ tokens: readonly [Address, Address]; reserves: readonly [bigint, bigint] }>;

export type ExchangeRead = Readonly<{
  block: bigint;
  /** The block's own time in seconds, from which a deadline is made. */
  time: bigint;
  /** In the order of the tokens. */
  decimals: readonly number[];
  /** Those that there are. */
  pools: readonly PoolOnChain[];
  /** In the order of the tokens; empty where nobody's were asked for. */
  allowances: readonly bigint[];
}>;

/**
 * Everything that a swap is reckoned with, as one node has it at one block: two rounds of calls, each of them one request,
 * since a chain need not have a contract that reads several others at once. One node may lie: what moves money holds the
 * answers of several against each other.
 */
export async function exchangeOf(client: Client, { factory, tokens, leave }: Asked): Promise<ExchangeRead> {
  // Neither a pool's address nor a token's decimals ever change, so the newest block's are those of the block read here.
  const [{ number: block, timestamp: time }, couples, decimals] = await Promise.all([
    getBlock(client, { blockTag: 'latest' }),
    Promise.all(couplesOf(tokens).map((couple) => pairOf(client, factory, couple))),
    Promise.all(
      tokens.map((token) => readContract(client, { address: token, abi: erc20Abi, functionName: 'decimals' })),
    ),
  ]);
  const [pools, allowances] = await Promise.all([
    Promise.all(couples.map((couple) => poolOf(client, couple, block))),
    Promise.all(leave ? tokens.map((token) => allowanceOf(client, { token, ...leave }, block)) : []),
  ]);
  return { block, time, decimals, pools: pools.filter((pool) => pool !== null), allowances };
}

type Couple = Readonly<{ tokens: readonly [Address, Address]; pair: Address }>;

async function pairOf(client: Client, factory: Address, tokens: readonly [Address, Address]): Promise<Couple> {
  const pair = await readContract(client, {
    address: factory,
    abi: FACTORY,
    functionName: 'getPair',
    args: tokens,
  });
  return { tokens, pair };
}

const couplesOf = (tokens: readonly Address[]): (readonly [Address, Address])[] =>
  tokens.flatMap((one, place) => tokens.slice(place + 1).map((other) => [one, other] as const));

async function poolOf(client: Client, { tokens, pair }: Couple, blockNumber: bigint): Promise<PoolOnChain | null> {
  if (pair === zeroAddress) return null;
  const [reserve0, reserve1] = await readContract(client, {
    address: pair,
    abi: PAIR,
    functionName: 'getReserves',
    blockNumber,
  });
  return { tokens, reserves: isFirst(...tokens) ? [reserve0, reserve1] : [reserve1, reserve0] };
}

/** A pool keeps its tokens by the size of their addresses, so nobody has to be asked for their order. */
const isFirst = (one: Address, other: Address): boolean => BigInt(one) < BigInt(other);

type Leave = Readonly<{ token: Address; owner: Address; spender: Address }>;

/** What a spender may move of an owner's token, at a block: what stands there counts, whatever was asked for. */
export const allowanceOf = (client: Client, { token, owner, spender }: Leave, blockNumber: bigint): Promise<bigint> =>
  readContract(client, {
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [owner, spender],
    blockNumber,
  });
