import * as z from 'zod/mini';
import type { AppConfig } from './app-config';
import { askNode, nameOfNode } from './ask-node';

type Exchange = NonNullable<AppConfig['swap']>;
type Warn = (text: string) => void;

const WITHIN_MS = 5_000;
const WORD = 64;
/** The selectors of factory(), WETH() and getAmountOut(uint256,uint256,uint256). */
const CALLS = { factory: '0xc45a0155', weth: '0xad5c4648', amountOut: '0x054d50d4' } as const;

const addressWord = z.string().check(z.regex(/^0x0{24}[0-9a-f]{40}$/i));
const numberWord = z.string().check(z.regex(/^0x[0-9a-f]{64}$/i));

/**
 * Compares the environment variables with what each node reports about the router. One node may lie or be down during
 * the start. A difference therefore counts only if two nodes, or the only node, report it.
 */
export async function checkExchange(
  rpcUrls: readonly string[],
  exchange: Exchange,
  warn: Warn = console.error,
  withinMs = WITHIN_MS,
): Promise<boolean> {
  const differing = await Promise.all(
    rpcUrls.map(async (url, index) => {
      const wrong = await whatDiffers(url, exchange, withinMs);
      for (const problem of wrong ?? [UNREAD]) warn(`${nameOfNode(url, index)}: ${problem}`);
      return wrong !== null && wrong.length > 0;
    }),
  );
  return differing.filter(Boolean).length >= Math.min(2, rpcUrls.length);
}

const UNREAD =
  'the router at SWAP_ROUTER_ADDRESS could not be read, so SWAP_FACTORY_ADDRESS, WBNB_ADDRESS and SWAP_FEE_BPS could not be ' +
  'compared with it. Check that the node answers and that the address is a router on its chain.';

const differs = (name: string, actual: string) =>
  `${name} differs from the router at SWAP_ROUTER_ADDRESS, which reports ${actual}. SWAPS MUST NOT BE OFFERED until this is ` +
  'resolved: the variable is wrong, the router is wrong, or the node lies.';

async function whatDiffers(url: string, exchange: Exchange, withinMs: number): Promise<string[] | null> {
  try {
    const { factory, wbnb, feeBps } = await routerOf(url, exchange, AbortSignal.timeout(withinMs));
    return [
      ...(isSame(factory, exchange.factory) ? [] : [differs('SWAP_FACTORY_ADDRESS', factory)]),
      ...(isSame(wbnb, exchange.wbnb) ? [] : [differs('WBNB_ADDRESS', wbnb)]),
      ...(feeBps === BigInt(exchange.feeBps) ? [] : [differs('SWAP_FEE_BPS', String(feeBps))]),
    ];
  } catch {
    return null;
  }
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

/** Validates the shape of each answer, so that no other text from a node reaches the log. */
async function routerOf(url: string, { router }: Exchange, signal: AbortSignal) {
  const call = async (data: string) =>
    (await askNode(url, 'eth_call', [{ to: router, data }, 'latest'], signal)).result;
  const [factory, weth, amountOut] = await Promise.all([call(CALLS.factory), call(CALLS.weth), call(FEE_QUESTION)]);
  return { factory: addressIn(factory), wbnb: addressIn(weth), feeBps: feeIn(amountOut) };
}

const addressIn = (word: unknown): string => `0x${z.parse(addressWord, word).slice(-40)}`;

/**
 * A router does not report its fee, but calculates the output for any pool depth. With an extreme depth, a payment of
 * 10,000 × 1,000,000 returns 1,000,000 for each basis point that the pool does not keep, rounded down.
 */
const EACH = 10n ** 6n;
const ALL = 10_000n;
const DEPTH = 10n ** 30n;
const asWord = (value: bigint) => value.toString(16).padStart(WORD, '0');
const FEE_QUESTION = CALLS.amountOut + [ALL * EACH, DEPTH, DEPTH].map(asWord).join('');
const feeIn = (word: unknown): bigint => ALL - (BigInt(z.parse(numberWord, word)) + EACH - 1n) / EACH;
