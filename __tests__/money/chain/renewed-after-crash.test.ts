import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';
import { emptyBrowser, openTab } from '../../support/money/tab';
import { copied, restored } from '../../support/money/stored';
import { newReview, renewedReview, type Review } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { swap, sending, wrapping, purchase } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
afterEach(() => relay.takeCodeBack());

const afterCrash = async (work: () => Promise<void>) => {
  const before = copied();
  await work();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await bench.reload({ changesBrowser: () => restored(before) });
};

describe('a review that was renewed because a clock was ahead is not submitted again after a crash', () => {
  const CLOCK_AHEAD_MS = 20 * MINUTE_MS;
  const dated = (): Review => reviewMadeAt(Date.now() + CLOCK_AHEAD_MS);

  it.each([
    ['a transfer of USDT', 'send:old', () => sending('USDT', '0.5', ONE / 2n)],
    ['a swap', 'swap:old', () => swap(EXACT_PAY)],
    ['wrapping', 'wrap:old', () => wrapping('wrap', ONE / 10n)],
    ['a transfer of BNB', 'send:old', () => sending('BNB', '0.5', ONE / 2n)],
  ] as const)('%s', async (_name, oldKey, make) => {
    const action = await make();
    // The first review cannot be submitted (review-expired), so it is renewed, as the screen asks.
    const review = renewedReview(engine, oldKey, dated());
    await afterCrash(() => action.submit(bench.tab, review));
    await passes(4 * MINUTE_MS);
    await bench.keepTime();
    await action.submit(bench.tab, review);
    expect([bench.asks(), Object(bench.tab.stateOf(action.key)).refusal]).toEqual([1, 'paid-elsewhere']);
  });
});

it('after a crash, a swap with four reviews in 80 minutes is found on the chain', async () => {
  const action = await swap(EXACT_PAY);
  const first = newReview(engine);
  await afterCrash(() => action.submit(bench.tab, first));
  let [review, key] = [first as Review, action.key];
  for (let times = 0; times < 4; times += 1) {
    await bench.world.chain.mine(200);
    jest.setSystemTime(Date.now() + 20 * MINUTE_MS);
    await bench.keepTime();
    review = renewedReview(engine, key, review);
    key = `swap:again-${times}`;
  }
  const renewed = { ...(await reviewedSwap(bench, 'again-3', EXACT_PAY, 200)), id: 'again-3' };
  await during(bench.tab.does('swap', renewed, bench.from, review));
  expect([bench.asks(), Object(bench.tab.stateOf('swap:again-3')).refusal]).toEqual([1, 'paid-elsewhere']);
});

it('a delegated account’s BNB transfer that was requested on another device and declared unsent is not requested a second time', async () => {
  bench.bank.requests.keep();
  const action = await purchase('BNB', (195n * ONE) / 1_000n);
  await relay.lendCode();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await bench.reload();
  emptyBrowser();
  await passes(125_000);
  const phone = await openTab({ login: loginOf('amelia elsewhere') });
  await action.submit(phone);
  expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
  // The laptop's wallet has sent the payment through a relay, and the wallet's answer was lost.
  await relay.payCoin();
  await bench.world.chain.mine(4);
  await bench.keepTime();
  expect(await phone.declaresUnsent('order', action.key.slice(6))).toBe('taken');
  await action.submit(phone);
  await bench.world.chain.mine(4);
  const arrived = await action.arrived();
  expect([bench.asks(), arrived]).toEqual([1, action.units]);
});

it('a BNB payment whose nonce another transfer of this browser has used is shown as cancelled', async () => {
  const first = await purchase('BNB', (195n * ONE) / 1_000n);
  await bench.world.chain.setAutomine(false);
  await first.submit();
  const [sent] = await bench.pending();
  await passes(5_000);
  await bench.world.chain.rpc('anvil_dropTransaction', [sent!.hash]);
  const second = await sending('USDT', '0.5', ONE / 2n);
  await second.submit();
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(second.key).step === 'succeeded');
  await passes(60_000);
  expect(bench.tab.stateOf(first.key).step).toBe('cancelled');
});
