import { getAppConfig } from '@/api/app-config';
import { nodeFault } from '@/chain/node-fault';
import { nodeClients, withoutStray } from '@/chain/nodes';
import type { ChainNode } from '@/chain/node';
import { isMuchBetter } from '@/domain/swap/much-better';
import { namedPools } from '@/domain/swap/named-pools';
import { quoteOf } from '@/domain/swap/quote';
import type { Pool } from '@/domain/swap/routes';
import { swapPins, type SwapPins } from '@/domain/swap/tokens';
import { PaymentFault } from '@/errors/payment-fault';
import { DECIMALS } from '../checks';
import { keyOfSwap } from '../entry';
import type { KindSpec } from './kind-spec';
import { assertNotDoneYet } from './not-done-yet';
import { figuresOf, swapIntent, type Swap } from './swap-intent';
import { assertWarningHolds } from './swap-warning';

export const SWAP: KindSpec<Swap> = {
  keyOf: ({ id }) => keyOfSwap(id),
  steps: async (swap, from) => {
    const [pins, { each }] = await Promise.all([pinsHere(), nodeClients()]);
    return [swapIntent(swap, from, pins, await timeOf(each))];
  },
  assertUndone: async (swap, intent, node) => {
    await Promise.all([assertNotDoneYet(intent, node), assertQuoted(swap, await pinsHere(), node)]);
  },
  service: null,
};

async function pinsHere(): Promise<SwapPins> {
  const pins = swapPins(await getAppConfig());
  if (!pins) throw new PaymentFault('not-pinned');
  return pins;
}

/** Of the newest block, by a node that neither runs ahead nor is the only one that is behind: an early deadline is the safer one. */
async function timeOf(each: readonly ChainNode[]): Promise<bigint> {
  const told = await Promise.all(
    each.map(async (node) =>
      node
        .height()
        .then(node.blockTime)
        .catch(() => null),
    ),
  );
  const times = told.filter((time) => time !== null);
  if (times.length === 0) throw new PaymentFault('chain-away');
  return withoutStray(times);
}

/** Whether a pool is one that the swap goes through. */
const isOn =
  (route: Swap['route']) =>
  ({ tokens: [one, other] }: Pool): boolean =>
    Math.abs(route.indexOf(one) - route.indexOf(other)) === 1 && route.includes(one) && route.includes(other);

/**
 * Every node is asked what the swap comes to now. Worse than was accepted, it is reviewed anew. So it is where it comes to
 * more than the slippage better: then the quote was old, or one node had it wrong, and the least that was accepted leaves
 * the difference to others.
 */
async function assertQuoted(swap: Swap, { factory, tokens, feeBps }: SwapPins, node: ChainNode): Promise<void> {
  const { pay, get, exact, slippageBps, route } = swap;
  const { paid, got, most, least } = figuresOf(swap);
  const asked = [tokens.FNX, tokens.USDT, tokens.WBNB];
  const { pools, decimals } = await node.exchange({ factory, tokens: asked }).catch(nodeFault('odd-token'));
  // guard: swap-decimals
  if (decimals.some((one) => one !== DECIMALS)) throw new PaymentFault('odd-token');
  const request = { pay, get, exact, amount: exact === 'pay' ? paid : got };
  const there = namedPools(pools, { tokens });
  const [own, best] = [there.filter(isOn(route)), there].map((some) => quoteOf(request, { feeBps, pools: some }));
  if (own?.is !== 'quoted' || best?.is !== 'quoted') throw new PaymentFault('quote-changed');
  // guard: quote-within-limits
  if (own.quote.got < least || own.quote.paid > most) throw new PaymentFault('quote-changed');
  // guard: quote-not-old
  if (isMuchBetter(best.quote, { paid, got }, BigInt(slippageBps))) throw new PaymentFault('quote-changed');
  // guard: warning-computed-again
  await assertWarningHolds(swap, own.quote);
}
