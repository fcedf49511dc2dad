import { createClient, parseAbi, type Client } from 'viem';
import { getBalance, getChainId, getGasPrice, readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { AppError } from '@/errors/app-error';
import { DECIMALS } from '@/utils/money';
import { agreementOf, receivedIn, priceFrom, type Answers } from './agreement';
import { askNodes, readAgreed } from './ask-nodes';
import { nodeTransports } from './transport';

const TOKEN = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
]);

/**
 * `isAbout` means that no second node confirms the figure. The screen then shows it with 'about', and no refusal
 * depends on it.
 */
export type Read = Readonly<{ isAbout?: true }>;
export type TokenBalance = Read & { units: bigint; decimals: number };

type Opened = Readonly<{ each: readonly Client[]; expected: number }>;
let opened: Opened | undefined;

async function clients(): Promise<Opened> {
  if (opened) return opened;
  const { chain, rpcPaths } = await getAppConfig();
  const each = nodeTransports(rpcPaths).map((transport) => createClient({ transport }));
  return (opened ??= { each, expected: chain.id });
}

type Reading<T> = (client: Client) => Promise<T>;

const onlyOf =
  <T>(expected: number, read: Reading<T>): Reading<T> =>
  async (client) => {
    const [chainId, figures] = await Promise.all([getChainId(client), read(client)]);
    if (chainId !== expected) throw new AppError({ kind: 'protocol', reason: 'status' });
    return figures;
  };

/**
 * Reads figures on which two nodes agree. `finalOf` selects the figures that must be equal. Others, such as pools, may
 * differ between nodes that are a block apart.
 */
export async function readFigures<T extends object>(
  read: Reading<T>,
  finalOf: (figures: T) => unknown = (figures) => figures,
): Promise<T & Read> {
  const { each, expected } = await clients();
  const agree = (answers: Answers<T>) => agreementOf(answers, finalOf);
  const { agreement, failure } = await readAgreed(each, onlyOf(expected, read), { agree });
  switch (agreement.type) {
    case 'agreed':
      return agreement.isFinal ? agreement.value : { ...agreement.value, isAbout: true };
    case 'alone':
      return { ...agreement.value, isAbout: true };
    case 'split':
      throw new AppError({ kind: 'protocol', reason: 'status' });
    case 'none':
      throw failure instanceof AppError ? failure : new AppError({ kind: 'offline' }, { cause: failure });
  }
}

export const tokenBalance = (token: Address, owner: Address): Promise<TokenBalance> =>
  readFigures(async (client) => {
    const [units, decimals] = await Promise.all([
      readContract(client, { address: token, abi: TOKEN, functionName: 'balanceOf', args: [owner] }),
      readContract(client, { address: token, abi: TOKEN, functionName: 'decimals' }),
    ]);
    return { units, decimals };
  });

export const coinBalance = (owner: Address): Promise<TokenBalance> =>
  readFigures(async (client) => ({ units: await getBalance(client, { address: owner }), decimals: DECIMALS }));

/**
 * The price of one unit of gas, in wei. One answer is enough if no second node responds, because the price is an
 * estimate.
 */
export async function gasPrice(): Promise<bigint> {
  const { each, expected } = await clients();
  const { answers, failure } = await askNodes(
    each,
    onlyOf(expected, getGasPrice),
    (received) => priceFrom(received) !== null,
  );
  const price = priceFrom(answers) ?? receivedIn(answers)[0];
  if (price === undefined) throw new AppError({ kind: 'offline' }, { cause: failure });
  return price;
}
