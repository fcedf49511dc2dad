import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

/** The wallet sends the request and never answers. Another tab finds the payment first. */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;
const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

it.each(MAKES)(
  'the tab that waits for the wallet says that the payment was sent, and can stop waiting: %s',
  async (_n, make) => {
    const action = await make();
    bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
      await pass();
      return new Promise(() => undefined);
    });
    ends.push(bench.tab.startEngine());
    void action.submit();
    await until(() => bench.asks() === 1);
    const other = await openTab();
    ends.push(other.startEngine());
    await bench.world.chain.mine(4);
    await until(() => other.stateOf(action.key).step === 'succeeded');
    window.dispatchEvent(new StorageEvent('storage', { key: 'tx_journal' }));
    await passes(5_000);
    const waiting = bench.tab.stateOf(action.key);
    const [{ hash: earlierHash } = {}] = other.journal();
    await during(bench.tab.stopsWaiting(action.key));
    await passes(30_000);
    const { step } = bench.tab.stateOf(action.key);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.keepTime();
    await bench.world.chain.setAutomine(false);
    const next = await sending('USDT', '0.25', ONE / 4n);
    await next.submit(other);
    await passes(5_000);
    expect({ waiting, step, next: other.stateOf(next.key) }).toMatchObject({
      waiting: { step: 'awaiting-wallet', earlierHash },
      step: 'succeeded',
      next: { step: 'pending' },
    });
  },
);
