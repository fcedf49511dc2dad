import type { Entry } from '@/tx/journal/entry';
import { actionsOn } from '../../support/money/actions';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
const MINUTE_MS = 60_000;

it.each([
  ['is right', 0],
  ['is set back by an hour in between', 60 * MINUTE_MS],
])('a wallet that wakes 50 minutes after the submit is not asked to pay: the clock %s', async (_name, back) => {
  const order = bench.order('USDT', { expiresAt: new Date(Date.now() + 20 * MINUTE_MS).toISOString() });
  const began = Date.now();
  let release = () => {};
  const end = bench.tab.paymentOf(order._id).subscribe(() => {
    if (bench.stepOf(order) === 'awaiting-wallet') release = bench.wallet.hold('eth_chainId');
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.stepOf(order) === 'awaiting-wallet');
  end();
  expect(bench.asks()).toBe(0);
  jest.setSystemTime(began - back + 50 * MINUTE_MS);
  await passes(1_000);
  release();
  await passes(5_000);
  expect(bench.asks()).toBe(0);
});

it('a second attempt in the same millisecond does not overwrite the first, and the hashes of both are kept', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.chooseOwnNonce();
  const answers: (() => void)[] = [];
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await new Promise<void>((resolve) => void answers.push(resolve));
    return pass();
  });
  void action.submit().catch(() => undefined);
  await until(() => answers.length === 1);
  const [{ at }] = bench.tab.journal() as [Entry];
  await during(bench.tab.stopsWaiting(action.key));
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
  await bench.keepTime();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(at);
  void action.start(bench.tab, reviewMadeAt(at)).catch(() => undefined);
  await until(() => answers.length === 2);
  clock.mockRestore();
  for (const answer of answers.toReversed()) {
    answer();
    await passes(5_000);
  }
  expect(new Set(bench.tab.journal().map(({ hash }) => hash)).size).toBe(2);
  expect(bench.tab.journal().every(({ hash }) => hash !== null)).toBe(true);
});
