import { getAppConfig } from '@/api/app-config';
import { CLOCKS_WITHIN_S, isOnTime } from '@/chain/agreement';
import { isNoAnswer, nodeFault } from '@/chain/node-fault';
import type { ChainNode } from '@/chain/node';
import { isMuchBetter } from '@/domain/swap/much-better';
import { namedPools } from '@/domain/swap/named-pools';
import { quoteOf, type Quote } from '@/domain/swap/quote';
import type { SwapPool } from '@/domain/swap/routes';
import { swapPins, type SwapPins } from '@/domain/swap/tokens';
import { ActionFault } from '@/errors/action-fault';
import { DECIMALS } from '@/utils/money';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { impactBpsOf } from '@/domain/swap/costs';
import { comparedWith, isComparable, type Published } from '@/domain/swap/reference';
import { isRiskier, riskOf } from '@/domain/swap/risk';
import type { Engine } from '../engine';
import { txKeyOf } from '../journal/entry';
import { assertTimeKnown } from '../service/without-record';
import { assertActionNotOnChain } from '../search/not-on-chain';
import { CLOSES_AFTER_MS, type KindSpec } from './kind-spec';
import { MAX_MINUTES, figuresOf, swapIntent, type Swap } from './swap-intent';

const DECIMALS_OF_SIDES = { pay: DECIMALS, get: DECIMALS };

async function publishedNow(engine: Engine, { warning }: Swap): Promise<Published | null> {
  try {
    return await engine.service.queries.fetchQuery({ ...fnxPriceQuery, staleTime: 0, retry: false });
  } catch (cause) {
    if (warning?.isCompared) throw new ActionFault('service-unreachable', { cause });
    return null;
  }
}

/**
 * Throws if the current figures cause a more serious warning than the investor accepted in the review. A review without
 * a warning accepts no warning.
 */
async function assertNotRiskier(engine: Engine, swap: Swap, quote: Quote): Promise<void> {
  const published = isComparable(swap) ? await publishedNow(engine, swap) : null;
  const compared = published && comparedWith(published, { quote, decimals: DECIMALS_OF_SIDES }, swap);
  const now = riskOf(impactBpsOf(quote), compared && compared.bps);
  if (isRiskier(now, swap.warning?.risk ?? 'none')) throw new ActionFault('warning-changed');
}

export const SWAP: KindSpec<Swap, 'swap'> = {
  keyOf: ({ id }) => txKeyOf('swap', id),
  intentOf: async (engine, swap, from) => {
    const [pins, time] = await Promise.all([pinsHere(), timeOfService(engine)]);
    return swapIntent(swap, from, pins, time);
  },
  assertNotDone: async (engine, intent, node, swap) => {
    await Promise.all([
      assertActionNotOnChain(engine, intent, node),
      assertQuoteHolds(engine, swap, await pinsHere(), node),
    ]);
  },
  record: null,
  gasCap: 600_000n,
  openForMs: MAX_MINUTES * 60_000 + CLOSES_AFTER_MS,
};

async function pinsHere(): Promise<SwapPins> {
  const pins = swapPins(await getAppConfig());
  if (!pins) throw new ActionFault('not-pinned');
  return pins;
}

/** Uses the service's time for the deadline, because a node's clock or the visitor's clock may be wrong. */
async function timeOfService(engine: Engine): Promise<bigint> {
  await assertTimeKnown(engine);
  return BigInt(Math.floor(engine.clock.now() / 1_000));
}

function unreadBy(cause: unknown): never {
  if (isNoAnswer(cause)) throw cause;
  return nodeFault('unsupported-token')(cause);
}

const isPoolOn =
  (route: Swap['route']) =>
  ({ tokens: [one, other] }: SwapPool): boolean =>
    Math.abs(route.indexOf(one) - route.indexOf(other)) === 1 && route.includes(one) && route.includes(other);

/**
 * Calculates the quote again on every node. A quote beyond the accepted limits needs a new review. A much better
 * quote needs one too: the old quote was outdated or wrong, and with its minimum, others could take the difference.
 */
async function assertQuoteHolds(
  engine: Engine,
  swap: Swap,
  { factory, tokens, feeBps }: SwapPins,
  node: ChainNode,
): Promise<void> {
  const { pay, get, exact, slippageBps, route } = swap;
  const { paid, got, maxPaid, minReceived } = figuresOf(swap);
  const tokensRead = [tokens.FNX, tokens.USDT, tokens.WBNB];
  const { pools, decimals, time } = await node.exchange({ factory, tokens: tokensRead }).catch(unreadBy);
  // One node with a wrong time is enough to stop the swap.
  if (!isOnTime(time, engine.clock.now(), CLOCKS_WITHIN_S.swap)) throw new ActionFault('chain-clock');
  if (decimals.some((one) => one !== DECIMALS)) throw new ActionFault('unsupported-token');
  const request = { pay, get, exact, amount: exact === 'pay' ? paid : got };
  const there = namedPools(pools, { tokens });
  const [own, best] = [there.filter(isPoolOn(route)), there].map((some) => quoteOf(request, { feeBps, pools: some }));
  if (own?.type !== 'quoted' || best?.type !== 'quoted') throw new ActionFault('quote-changed');
  if (own.quote.got < minReceived || own.quote.paid > maxPaid) throw new ActionFault('quote-changed');
  if (isMuchBetter(best.quote, { paid, got }, BigInt(slippageBps))) throw new ActionFault('quote-changed');
  await assertNotRiskier(engine, swap, own.quote);
}
