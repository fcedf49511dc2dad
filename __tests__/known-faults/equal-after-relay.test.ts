import { useBench } from '../support/money/bench';
import { batcherFor } from '../support/money/batch';
import { during, passes } from '../support/money/clock';
import { actionsOn } from '../support/money/actions';

/**
 * Another account (a relay) has carried out a BNB transfer, and the wallet has returned the hash of the relay's
 * transaction.
 */
const bench = useBench();
const batcher = batcherFor(bench);
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

async function carriedOutYesterday() {
  const action = await sending('BNB', '0.5', ONE / 2n);
  await batcher.lend();
  bench.wallet.answerWith('eth_sendTransaction', () => batcher.run([batcher.asked()]));
  await action.submit();
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(4);
  await passes(60_000);
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await passes(120_000);
  bench.wallet.log.length = 0;
  await bench.keepTime();
  return action;
}

it('a BNB transfer that a relay has carried out does not stay pending forever', async () => {
  const action = await carriedOutYesterday();
  expect(bench.tab.stateOf(action.key).step).not.toBe('pending');
});

it('an equal transfer of BNB can be made on another day', async () => {
  const { to } = await carriedOutYesterday();
  await during(bench.tab.send({ id: 'second', token: 'BNB', to: to!, amount: '0.5' }, bench.from));
  expect(bench.asks()).toBe(1);
});
