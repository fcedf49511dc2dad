import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';
import { transferData } from '../../support/money/batch';

/** The wallet paid from the account selected in it, and the investor sped that transaction up or cancelled it. */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const SETTLED = 14;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
beforeEach(() => bench.world.chain.faucet('USDT', other(), 1_000n * ONE));

const callOfOther = () => {
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  return { gas: '0x30d40', ...asked, from: other() };
};
const sentByOther = async () => (await rpc('eth_sendTransaction', [callOfOther()])) as Hash;

async function replaced(hash: Hash, call: object): Promise<void> {
  const { nonce } = (await rpc('eth_getTransactionByHash', [hash])) as { nonce: string };
  await rpc('eth_sendTransaction', [{ ...call, nonce, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
}

const spedUp = (hash: Hash) => replaced(hash, callOfOther());
const cancelled = (hash: Hash) => replaced(hash, { from: other(), to: other(), value: '0x0', gas: '0x5208' });

const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
] as const;

async function payAgain(action: Action) {
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  return { isDeclared, asks: bench.asks(), arrived: await action.arrived() };
}

/** The investor enters the hash of a pending transaction. */
async function entered(action: Action): Promise<Hash> {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  await bench.world.chain.setAutomine(false);
  const hash = await sentByOther();
  await during(bench.tab.names(action.key, hash));
  await passes(60_000);
  return hash;
}

it.each(MAKES)('an entered transaction that was sped up is not paid again: %s', async (_name, make) => {
  const action = await make();
  await spedUp(await entered(action));
  await until(() => bench.tab.stateOf(action.key).step === 'altered', 90_000);
  expect(await payAgain(action)).toEqual({ isDeclared: false, asks: 1, arrived: action.units });
});

it.each(MAKES)('an entered transaction that was cancelled can be paid again: %s', async (_name, make) => {
  const action = await make();
  await cancelled(await entered(action));
  await bench.world.chain.mine(SETTLED);
  await passes(120_000);
  expect(await payAgain(action)).toEqual({ isDeclared: true, asks: 2, arrived: action.units });
});

it('an entered transaction is kept while a reorganisation may bring it back', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  const hash = await entered(action);
  await cancelled(hash);
  await passes(120_000);
  expect(bench.tab.journal()).toMatchObject([{ sightings: [{ hash }] }]);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(false);
});

it.each(MAKES.slice(0, 2))(
  'a returned hash whose transaction was sped up is not shown as dropped: %s',
  async (_name, make) => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    bench.wallet.answerWith('eth_sendTransaction', () => sentByOther());
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await passes(60_000);
    await spedUp(bench.tab.journal()[0]!.hash!);
    await passes(60_000);
    for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
    await passes(120_000);
    expect(await action.arrived()).toBe(action.units);
    expect(bench.tab.stateOf(action.key).step).not.toBe('dropped');
  },
);

it('an entered transfer of another amount that was sped up is not sent again', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  await bench.world.chain.setAutomine(false);
  // The wallet lets its user edit the amount, and it deducts a fee.
  const { contracts } = bench.world.chain;
  const call = {
    from: bench.from,
    to: contracts.USDT,
    data: transferData(action.to!, ONE / 2n - 1_000n),
    gas: '0x186a0',
  };
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  await during(bench.tab.names(action.key, hash));
  await passes(60_000);
  await replaced(hash, call);
  await passes(60_000);
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(2);
  expect({ isDeclared, asks: bench.asks(), arrived: await action.arrived() }).toEqual({
    isDeclared: false,
    asks: 1,
    arrived: ONE / 2n - 1_000n,
  });
});
