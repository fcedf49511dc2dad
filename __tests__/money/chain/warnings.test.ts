import type { QuoteRequest } from '@/domain/swap/quote';
import type { Swap } from '@/tx';
import { fromBaseUnits } from '@/utils/money';
import { useBench } from '../../support/money/bench';
import { during, until } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';

const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const SELL: QuoteRequest = { pay: 'FNX', get: 'USDT', exact: 'pay', amount: ONE };
const BUY: QuoteRequest = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: ONE };

async function reviewed(id: string, request: QuoteRequest, warning: Swap['warning']): Promise<Swap> {
  await swap(request);
  return { ...(await reviewedSwap(bench, id, request)), warning };
}
const submit = async (review: Swap) => {
  await during(bench.tab.does('swap', review, bench.from));
  return bench.tab.stateOf(`swap:${review.id}`);
};
async function poolPrice(): Promise<bigint> {
  const { paid, got } = await reviewedSwap(bench, 'price', { ...SELL, amount: ONE / 100n });
  return (BigInt(got) * ONE) / BigInt(paid);
}
const textOf = (price: bigint) => fromBaseUnits(price, 18);
const COMPARED = { risk: 'none', isCompared: true } as const;

describe('The distance to the bank’s price', () => {
  it.each([
    ['doubled', SELL, (price: bigint) => price * 2n],
    ['doubled', BUY, (price: bigint) => price * 2n],
    ['halved', BUY, (price: bigint) => price / 2n],
  ])('is calculated again, and the swap is refused, when that price has %s', async (what, request, changed) => {
    const price = await poolPrice();
    bench.bank.publishes(textOf(price));
    const review = await reviewed(`moved-${what}-${request.pay}`, request, COMPARED);
    bench.bank.publishes(textOf(changed(price)));
    expect(await submit(review)).toMatchObject({ step: 'idle', refusal: 'warning-changed' });
    expect(bench.asks()).toBe(0);
  });

  it('allows a swap that matches its review, or whose warning was accepted', async () => {
    const price = await poolPrice();
    bench.bank.publishes(textOf(price));
    expect(await submit(await reviewed('same', SELL, COMPARED))).toMatchObject({ step: 'pending' });
    await bench.world.chain.mine(4);
    await until(() => bench.tab.stateOf('swap:same').step === 'succeeded');
    bench.bank.publishes(textOf(price * 2n));
    await bench.reload();
    expect(await submit(await reviewed('warned', SELL, { risk: 'typed', isCompared: true }))).toMatchObject({
      step: 'pending',
    });
  });

  it('must be known when the review was compared with that price', async () => {
    const review = await reviewed('unread', SELL, COMPARED);
    expect(await submit(review)).toMatchObject({ step: 'idle', refusal: 'service-unreachable' });
    expect(bench.asks()).toBe(0);
  });

  it('is not needed when the review was not compared with that price', async () => {
    expect(await submit(await reviewed('uncompared', SELL, { risk: 'none', isCompared: false }))).toMatchObject({
      step: 'pending',
    });
  });
});

describe('The price impact', () => {
  /** All nodes report only a part of each pool's reserves. The price is the same, but the pool is shallower. */
  const pools = (share: bigint) => {
    const scaled = (word: string) => (BigInt(`0x${word}`) / share).toString(16).padStart(64, '0');
    const RESERVES = '0x0902f1ac';
    for (const node of bench.nodes)
      node.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) =>
        (call.data ?? call.input ?? '').startsWith(RESERVES)
          ? `0x${scaled(result.slice(2, 66))}${scaled(result.slice(66, 130))}${result.slice(130)}`
          : result) as never);
  };

  it('is calculated again, and the swap is refused, when the pool has become shallow at the same price', async () => {
    const request = { ...SELL, amount: 3_000n * ONE };
    await swap(request);
    const review = await reviewedSwap(bench, 'thin', request, 1_500);
    pools(10n);
    expect(await submit(review)).toMatchObject({ step: 'idle', refusal: 'warning-changed' });
    expect(bench.asks()).toBe(0);
  });
});
