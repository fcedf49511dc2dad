import type { Hash } from '@/api/contract';
import type { Sending } from '@/tx';
import { newReview, renewedReview } from '@/tx/journal/review';
import { engine } from '@/tx/app-engine';
import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, inAnotherBrowser, openTab } from '../../support/money/tab';

/** After a declaration the wallet is asked again, so two requests may be open in it. */
const bench = useBench();

/** Wallets usually choose the nonce themselves. */
async function twoQuestions(currency: Currency, { isFirstDeclined = false } = {}) {
  const order = bench.order(currency);
  if (isFirstDeclined) bench.wallet.rejectNext('eth_sendTransaction');
  const answerFirst = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  const answerSecond = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 2);
  return { order, answerFirst, answerSecond };
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it('is found by the answer to the first request, and the second request stays on screen to be declined', async () => {
    const { order, answerFirst, answerSecond } = await twoQuestions(currency);
    answerFirst();
    await until(() => bench.tab.journal().some(({ hash }) => hash !== null));
    await passes(5_000);
    const [{ hash } = {}] = bench.tab.journal();
    expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'awaiting-wallet', earlierHash: hash });
    bench.wallet.hold('eth_sendTransaction')();
    answerSecond();
  });

  it('is found after a reload and reported if the first request is approved after the second one has paid', async () => {
    bench.chooseOwnNonce();
    const { order, answerSecond } = await twoQuestions(currency);
    answerSecond();
    await until(async () => (await bench.payments()).length > 0);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    await bench.reload();
    bench.tab.link(bench.from);
    const stop = bench.tab.startEngine();
    const { nonce: _place, ...call } = bench.requests()[0]!;
    const late = (await bench.world.chain.rpc('eth_sendTransaction', [call])) as Hash;
    await bench.world.chain.mine(4);
    // By then the app has read every node.
    await passes(300_000);
    // In the app every page reads the profile again. This test must do it itself.
    bench.tab.link(bench.from);
    bench.bank.record(order._id, late);
    await until(() => bench.bank.hashesOf(order._id).includes(late));
    stop();
    expect(bench.tab.journal()).toMatchObject([{ hash: late }, { status: 'succeeded' }]);
  });

  it('does not block the next order when the second request was closed without an answer', async () => {
    const { order, answerFirst, answerSecond } = await twoQuestions(currency);
    answerFirst();
    await until(() => bench.tab.journal().some(({ hash }) => hash !== null));
    await during(bench.tab.stopWaiting(order._id));
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    bench.wallet.hold('eth_sendTransaction')();
    const next = bench.order(currency, { createdAt: new Date(Date.now() + 30_000).toISOString() });
    bench.wallet.rejectNext('eth_sendTransaction');
    await bench.submit(next);
    expect(bench.tab.paymentOf(next._id).get()).toEqual({ step: 'idle', refusal: 'rejected' });
    answerSecond();
  });

  it.each([
    ['a service', () => undefined],
    ['a service that does not know `requestId`', () => bench.bank.knowsNoRequestIds()],
  ])('stays reserved at %s while the second request is open, although the first was declined', async (_name, set) => {
    set();
    bench.chooseOwnNonce();
    const { order, answerFirst, answerSecond } = await twoQuestions(currency, { isFirstDeclined: true });
    answerFirst();
    await passes(2_000);
    expect(bench.bank.isHeld(order._id)).toBe(true);
    await inAnotherBrowser(async (other) => {
      await other.submit(order, bench.from);
      expect(other.paymentOf(order._id).get()).toMatchObject({ refusal: 'asked-elsewhere' });
    });
    answerSecond();
    await until(async () => (await bench.payments()).length > 0);
    expect(bench.asks()).toBe(2);
    expect(await bench.payments()).toEqual([units]);
  });

  it('is not submitted when another browser reports it during the checks', async () => {
    await bench.world.chain.setAutomine(false);
    bench.chooseOwnNonce();
    const order = bench.order(currency);
    await bench.submit(order);
    const [{ hash: txHash } = {}] = bench.tab.journal();
    emptyBrowser();
    const other = await openTab({ login: loginOf('amelia elsewhere') });
    const mined = (await bench.world.chain.rpc('eth_getTransactionCount', [bench.from, 'latest'])) as string;
    bench.nodes.forEach((node) => {
      node.lie('eth_getTransactionCount', () => mined);
      node.lie('eth_getBlockByNumber', (block: object, [at]: [string]) =>
        at === 'pending' ? { ...block, transactions: [] } : block,
      );
      node.lie('eth_gasPrice', (price: string) => {
        bench.bank.change(order._id, { txHash });
        // The service ends the reservation when a hash is reported.
        bench.bank.reset();
        return price;
      });
    });
    await other.submit(order, bench.from);
    expect(other.paymentOf(order._id).get()).toEqual({ step: 'idle', refusal: 'paid-elsewhere' });
    await bench.world.chain.mine(3);
    expect(await bench.payments()).toEqual([units]);
  });
});

it.each([
  ['by the answer of its wallet', true],
  ['by the chain', false],
])(
  'while a renewed review waits for the wallet, the page shows that the old review was sent: %s',
  async (_how, isAnswered) => {
    bench.chooseOwnNonce();
    const action: Sending = { id: 'old', token: 'BNB', to: `0x${'8'.repeat(40)}`, amount: '0.5' };
    const review = newReview(engine);
    const answerOld = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.send(action, bench.from, review);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting('send:old'));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent('send:old'))).toBe(true);
    const answerAnew = bench.wallet.hold('eth_sendTransaction');
    void bench.tab.send({ ...action, id: 'new' }, bench.from, renewedReview(engine, 'send:old', review));
    await until(() => bench.asks() === 2);
    if (isAnswered) answerOld();
    else await bench.world.chain.rpc('eth_sendTransaction', [bench.requests()[0]]);
    await bench.world.chain.mine(3);
    await until(() => Boolean(Object(bench.tab.stateOf('send:new')).earlierHash));
    const [{ hash } = {}] = bench.tab.journal();
    expect(bench.tab.stateOf('send:new')).toMatchObject({ step: 'awaiting-wallet', earlierHash: hash });
    bench.wallet.rejectNext('eth_sendTransaction');
    answerAnew();
  },
);
