import { encodeFunctionData, erc20Abi, maxUint256 } from 'viem';
import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action, type Make } from '../../support/money/actions';
import { batcherFor, transferData, type BatchedCall } from '../../support/money/batch';
import { copied, restored } from '../../support/money/stored';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { swap, wrapping, sending, stake } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

const relay = () => bench.world.chain.accounts[7] as Address;
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;
async function unansweredAndDeclared(action: Action) {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  return during(bench.tab.saysUnsent(action.key));
}
const twice = async (action: Action) => {
  await bench.world.chain.mine(4);
  await bench.keepTime();
  await action.submit();
  return [bench.asks(), refusalOf(action.key)];
};

it('a swap is not requested again if its batch first brought in the tokens that the swap paid', async () => {
  const { USDT } = bench.world.chain.contracts;
  const action = await swap(EXACT_PAY);
  await bench.world.chain.faucet('USDT', relay(), 20n * ONE);
  const allow = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [bench.from, maxUint256] });
  await rpc('eth_sendTransaction', [{ from: relay(), to: USDT, data: allow, gas: '0x30d40' }]);
  await bench.world.chain.mine(1);
  await batcher.lend();
  await unansweredAndDeclared(action);
  const pull = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transferFrom',
    args: [relay(), bench.from, 10n * ONE],
  });
  await batcher.run([{ to: USDT, data: pull }, batcher.asked()]);
  expect(await twice(action)).toEqual([1, 'paid-elsewhere']);
});

it('a swap of a Safe is not requested again if the owners executed it in a batch that also transferred the result', async () => {
  const action = await swap({ pay: 'USDT', get: 'FNX', exact: 'get', amount: ONE / 10n });
  await rpc('anvil_setCode', [bench.from, '0x60006000f3']);
  await unansweredAndDeclared(action);
  expect(bench.asks()).toBe(1);
  const onward = { to: bench.world.chain.contracts.FNX, data: transferData(relay(), ONE / 10n) };
  await batcher.run([batcher.asked(), onward], relay(), '0x60006000f3');
  expect(await twice(action)).toEqual([1, 'paid-elsewhere']);
});

it('a swap in a bundle with another account’s BNB swap is not requested again', async () => {
  const action = await swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n });
  await batcher.lend();
  await unansweredAndDeclared(action);
  const other = bench.world.chain.accounts[8] as Address;
  const own = batcher.asked();
  const theirs = {
    ...own,
    data: own.data!.replaceAll(bench.from.slice(2).toLowerCase(), other.slice(2).toLowerCase()),
  };
  await batcher.run([theirs, own]);
  expect(await twice(action)).toEqual([1, 'paid-elsewhere']);
});

const FEE = (): BatchedCall => ({ to: bench.world.chain.contracts.USDT, data: transferData(relay(), ONE / 10n) });
const OTHERS: readonly [string, Make][] = [
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a stake', () => stake(5n * ONE)],
];
it.each(OTHERS)('%s by a relay that takes its fee in USDT is not requested again', async (_name, make) => {
  const action = await make();
  await batcher.lend();
  await unansweredAndDeclared(action);
  await batcher.run([batcher.asked(), FEE()]);
  expect(await twice(action)).toEqual([1, 'paid-elsewhere']);
});

describe('after a crash that lost the journal’s newest entry, a payment that waits inside a relay’s transaction is found', () => {
  const cases: readonly [string, Make, number][] = [
    ['a swap, within the same second', () => swap(EXACT_PAY), 0],
    ['a swap, five seconds later', () => swap(EXACT_PAY), 5_000],
    ['a transfer of USDT, five seconds later', () => sending('USDT', '0.5', ONE / 2n), 5_000],
    ['wrapping, five seconds later', () => wrapping('wrap', ONE / 10n), 5_000],
  ];
  it.each(cases)('%s', async (_name, make, laterMs) => {
    const action = await make();
    await batcher.lend();
    const review = reviewMadeAt(Date.now());
    const before = copied();
    await bench.world.chain.setAutomine(false);
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      const { to, value = 0n, data = '0x' } = batcher.asked();
      const word = (text: string) => text.padStart(64, '0');
      const input = `0xb61d27f6${word(to.slice(2))}${word(value.toString(16))}${data.slice(2)}`;
      return rpc('eth_sendTransaction', [{ from: relay(), to: bench.from, value: '0x0', gas: '0xf4240', data: input }]);
    });
    await action.submit(bench.tab, review);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.reload({ changesBrowser: () => restored(before) });
    await passes(laterMs);
    await action.submit(bench.tab, review);
    expect([bench.asks(), refusalOf(action.key)]).toEqual([1, 'paid-elsewhere']);
  });
});
