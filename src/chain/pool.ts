import { parseAbi, zeroAddress, type Client } from 'viem';
import { readContract } from 'viem/actions';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { fromBaseUnits } from '@/utils/money';
import { readFigures, type Read } from './balances';

const ROUTER = parseAbi([
  'function factory() view returns (address)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[] amounts)',
]);
const FACTORY = parseAbi(['function getPair(address, address) view returns (address)']);
const TOKEN = parseAbi([
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
]);

type Sale = { shares: string; brings: string };
export type SharePool = Read & { shares: string; money: string; sales: readonly Sale[] };

export async function poolOf(router: Address, samples: readonly bigint[]): Promise<SharePool | null> {
  const { fnxToken, payTokens, swap } = await getAppConfig();
  const exchange = { router, factory: swap?.factory };
  const { pool, isAbout } = await readFigures<{ pool: SharePool | null }>(async (client) => ({
    pool: await read(client, exchange, [fnxToken, payTokens.USDT], samples),
  }));
  return pool && { ...pool, ...(isAbout && { isAbout }) };
}

/** If no factory is configured, the router's is used. This is safe here, because this data is only shown. */
type Exchange = Readonly<{ router: Address; factory: Address | undefined }>;

async function read(
  client: Client,
  { router, factory: pinned }: Exchange,
  path: readonly [Address, Address],
  samples: readonly bigint[],
): Promise<SharePool | null> {
  const factory = pinned ?? (await readContract(client, { address: router, abi: ROUTER, functionName: 'factory' }));
  const pair = await readContract(client, { address: factory, abi: FACTORY, functionName: 'getPair', args: path });
  if (pair === zeroAddress) return null;
  const [shares, money] = await Promise.all(path.map((token) => holdingOf(client, token, pair)));
  if (!shares || !money || shares.units === 0n || money.units === 0n) return null;
  const sell = async (count: bigint): Promise<Sale> => {
    const args = [count * 10n ** BigInt(shares.decimals), path] as const;
    const [, out = 0n] = await readContract(client, {
      address: router,
      abi: ROUTER,
      functionName: 'getAmountsOut',
      args,
    });
    return { shares: String(count), brings: fromBaseUnits(out, money.decimals) };
  };
  return { shares: amountOf(shares), money: amountOf(money), sales: await Promise.all(samples.map(sell)) };
}

type Holding = { units: bigint; decimals: number };

async function holdingOf(client: Client, token: Address, pair: Address): Promise<Holding> {
  const [units, decimals] = await Promise.all([
    readContract(client, { address: token, abi: TOKEN, functionName: 'balanceOf', args: [pair] }),
    readContract(client, { address: token, abi: TOKEN, functionName: 'decimals' }),
  ]);
  return { units, decimals };
}

const amountOf = ({ units, decimals }: Holding) => fromBaseUnits(units, decimals);
