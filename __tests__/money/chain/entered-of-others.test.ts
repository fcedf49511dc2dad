import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { batcherFor } from '../../support/money/batch';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

/**
 * The wallet sent nothing. The investor has entered the hash of another transaction and now wants to declare that
 * nothing was sent.
 */
const bench = useBench();
const batcher = batcherFor(bench);
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const other = () => bench.world.chain.accounts[6] as Address;
afterEach(() => batcher.takeBack());
const sent = async (call: object) =>
  (await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', value: '0x0', ...call }])) as Hash;

async function unanswered(action: Action): Promise<void> {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
}

async function sentBefore(): Promise<Hash> {
  const hash = await sent({ from: other(), to: bench.world.chain.accounts[5], value: '0x1' });
  await bench.world.chain.mine(4);
  await bench.world.chain.rpc('evm_increaseTime', [600]);
  await bench.world.chain.mine(1);
  jest.setSystemTime(Date.now() + 600_000);
  return hash;
}

it.each([
  ['BNB of a delegated account', 'BNB', true],
  ['BNB', 'BNB', false],
  ['USDT of a delegated account', 'USDT', true],
] as const)('the hash of a transaction from before the request is refused: %s', async (_name, currency, isLent) => {
  const old = await sentBefore();
  const action = await purchase(currency, ONE);
  if (isLent) await batcher.lend();
  await unanswered(action);
  await during(bench.tab.names(action.key, old));
  await passes(60_000);
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered', reason: 'other-hash' });
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
});

it('an old hash that was entered for BNB of a delegated account does not forbid an equal transfer forever', async () => {
  const old = await sentBefore();
  const action = await sending('BNB', '0.5', ONE / 2n);
  await batcher.lend();
  await unanswered(action);
  await during(bench.tab.names(action.key, old));
  await passes(60_000);
  await batcher.takeBack();
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await passes(120_000);
  bench.wallet.log.length = 0;
  await bench.keepTime();
  await during(bench.tab.send({ id: 'second', token: 'BNB', to: action.to!, amount: '0.5' }, bench.from));
  expect(bench.asks()).toBe(1);
});

it.each(['USDT', 'BNB'] as const)(
  'the hash of another order that another device has paid is refused: %s',
  async (currency) => {
    const action = await purchase(currency, ONE);
    await unanswered(action);
    const { nonce: _own, ...asked } = bench.requests()[0]!;
    const elsewhere = bench.order(currency);
    const hash = await sent(asked);
    bench.bank.record(elsewhere._id, hash);
    await during(bench.tab.names(action.key, hash));
    await bench.world.chain.mine(4);
    await passes(60_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered', reason: 'other-hash' });
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
  },
);
