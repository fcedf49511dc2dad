import type { Address, Hash } from '@/api/contract';
import { swapCall, wrapCall } from '@/chain/swap/calls';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';
import { batcherFor, transferData, type BatchedCall } from '../../support/money/batch';

const bench = useBench();
const { swap, wrapping, sending, purchase } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const EXACT_GET = { pay: 'FNX', get: 'USDT', exact: 'get', amount: 20n * ONE } as const;
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});
const relay = () => bench.world.chain.accounts[7] as Address;
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;
async function answeredByRelay(action: Action, more: (own: BatchedCall) => BatchedCall[]): Promise<Hash> {
  let hash: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    hash = await batcher.run(more(batcher.asked()));
    return hash;
  });
  await action.submit();
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(4);
  await passes(60_000);
  return hash!;
}
const endOf = ({ key }: Action) => [
  bench.tab.stateOf(key).step,
  bench.tab.journal().find((entry) => entry.key === key)?.hash,
];
/** The relay swaps 0.1 USDT of the account for WBNB and takes that as its fee. */
const feeBySwap = (): BatchedCall => {
  const { router, USDT, WBNB } = bench.world.chain.contracts;
  const { to, value, data } = swapCall({
    account: bench.from,
    router,
    wrapped: WBNB,
    path: [USDT, WBNB],
    coin: 'neither',
    exact: 'pay',
    limits: { maxPaid: ONE / 10n, minReceived: 1n },
    deadline: 99_999_999_999n,
  });
  return { to, value, data };
};

describe('the true hash of a relay’s transaction', () => {
  it('is kept when the relay’s batch swapped its fee for WBNB: a swap', async () => {
    const action = await swap(EXACT_PAY);
    await batcher.lend();
    const hash = await answeredByRelay(action, (own) => [own, feeBySwap()]);
    expect(endOf(action)).toEqual(['succeeded', hash]);
  });

  it('is kept when the relay’s batch also wrapped its fee: wrapping', async () => {
    const action = await wrapping('wrap', ONE / 10n);
    await batcher.lend();
    const { WBNB } = bench.world.chain.contracts;
    const fee = wrapCall({ account: bench.from, wrapped: WBNB, amount: ONE / 1_000n });
    const hash = await answeredByRelay(action, (own) => [
      own,
      { to: fee.to, value: fee.value, data: fee.data },
      { to: WBNB, data: transferData(relay(), ONE / 1_000n) },
    ]);
    expect(endOf(action)).toEqual(['succeeded', hash]);
  });

  it('is kept if the same request also delegated the account: a transfer of USDT', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    const hash = await answeredByRelay(action, (own) => [own]);
    expect(await action.arrived()).toBe(action.units);
    expect(endOf(action)).toEqual(['succeeded', hash]);
  });

  it('is kept if the same request also delegated the account: a swap', async () => {
    const action = await swap(EXACT_GET);
    const hash = await answeredByRelay(action, (own) => [own]);
    expect(endOf(action)).toEqual(['succeeded', hash]);
  });
});

it('the true hash of a USDT transfer is not rejected as another transaction when the investor enters it', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const hash = await batcher.run([batcher.asked()]);
  await bench.world.chain.mine(4);
  await passes(25_000);
  await during(bench.tab.names(action.key, hash));
  await passes(40_000);
  expect(Object(bench.tab.stateOf(action.key)).reason).not.toBe('other-hash');
});

it('the true hash of an order’s BNB payment is kept when the wallet has delegated the account with this request', async () => {
  const action = await purchase('BNB', (195n * ONE) / 1_000n);
  const hash = await answeredByRelay(action, (own) => [own]);
  expect(await action.arrived()).toBe(action.units);
  expect(endOf(action)).toEqual([expect.stringMatching(/pending|succeeded/), hash]);
});

it('the true hash of a USDT transfer is kept when the account was delegated before the request (control)', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  await batcher.lend();
  const hash = await answeredByRelay(action, (own) => [own]);
  expect(endOf(action)).toEqual(['succeeded', hash]);
});

it('BNB that the account sent in a batch is not requested again while the account is delegated (control)', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await batcher.run([batcher.asked()], bench.from);
  await bench.world.chain.mine(4);
  await passes(25_000);
  await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  expect([bench.asks(), refusalOf(action.key)]).toEqual([1, 'unsent-unproven']);
});

it('an arrived USDT transfer cannot be declared unsent if its request also delegated the account', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  await answeredByRelay(action, (own) => [own]);
  expect(await action.arrived()).toBe(action.units);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(false);
  expect(bench.tab.stateOf(action.key).step).not.toBe('idle');
});

it('BNB that the account sent in its own batch before it revoked its delegation is not requested again', async () => {
  const action = await sending('BNB', '0.5', ONE / 2n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  // The wallet delegates the account with this request, and the investor later revokes the delegation.
  await batcher.run([batcher.asked()], bench.from, '0x');
  await bench.world.chain.mine(4);
  await passes(25_000);
  const isTaken = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  expect([isTaken, bench.asks(), refusalOf(action.key), await action.arrived()]).toEqual([
    expect.anything(),
    1,
    expect.anything(),
    action.units,
  ]);
});
