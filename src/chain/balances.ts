import { createClient, parseAbi, type Client } from 'viem';
import { getBalance, getChainId, getGasPrice, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { AppError } from '@/errors/app-error';
import { rpcTransport } from './transport';

const TOKEN = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
]);

export type TokenBalance = { units: bigint; decimals: number };

export type ChainClient = { client: Client; expected: number };

let opened: ChainClient | undefined;

/** One client for the page: a ranking of nodes that has begun never ends. */
export async function chainClient(): Promise<ChainClient> {
  if (opened) return opened;
  const { chain, rpcPaths } = await getAppConfig();
  return (opened ??= { client: createClient({ transport: rpcTransport(rpcPaths) }), expected: chain.id });
}

/** A node of another chain must never be the source of a figure. */
export async function onOurChain<Told>(read: (client: Client) => Promise<Told>): Promise<Told> {
  const { client, expected } = await chainClient();
  const [chainId, told] = await Promise.all([getChainId(client), read(client)]).catch((cause: unknown) => {
    throw new AppError({ kind: 'offline' }, { cause });
  });
  if (chainId !== expected) throw new AppError({ kind: 'protocol', reason: 'status' });
  return told;
}

export const tokenBalance = (token: Address, owner: Address): Promise<TokenBalance> =>
  onOurChain(async (client) => {
    const [units, decimals] = await Promise.all([
      readContract(client, { address: token, abi: TOKEN, functionName: 'balanceOf', args: [owner] }),
      readContract(client, { address: token, abi: TOKEN, functionName: 'decimals' }),
    ]);
    return { units, decimals };
  });

/** As every chain of this kind counts its coin. */
const COIN_DECIMALS = 18;

export const coinBalance = (owner: Address): Promise<TokenBalance> =>
  onOurChain(async (client) => ({ units: await getBalance(client, { address: owner }), decimals: COIN_DECIMALS }));

/** Of one unit of gas, in the coin's smallest unit. */
export const gasPrice = (): Promise<bigint> => onOurChain(getGasPrice);
