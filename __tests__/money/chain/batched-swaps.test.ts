import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';
import { batcherFor, transferData, type BatchedCall } from '../../support/money/batch';
import { copied, restored } from '../../support/money/stored';
import { reviewMadeAt } from '../../support/money/reviewed';

/** A relay's batch can contain further calls: a transfer of its fee, or another call of the investor. */
const bench = useBench();
const { swap } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
afterEach(async () => {
  bench.wallet.answerWith('eth_sendTransaction', null);
  await batcher.takeBack();
});

const relay = () => bench.world.chain.accounts[7] as Address;
const feeIn = (token: 'FNX' | 'USDT', amount = ONE / 10n): BatchedCall => ({
  to: bench.world.chain.contracts[token],
  data: transferData(relay(), amount),
});

async function unansweredAndDeclared(action: Action) {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  return during(bench.tab.saysUnsent(action.key));
}

const EXACT_GET = { pay: 'FNX', get: 'USDT', exact: 'get', amount: 20n * ONE } as const;
const EXACT_PAY = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;

describe('a swap that a relay has carried out is not requested again', () => {
  it.each([
    ['exactly 20 USDT are received, and the fee is in USDT', EXACT_GET, 'USDT'],
    ['exactly 20 USDT are received, and the fee is in FNX', EXACT_GET, 'FNX'],
    ['exactly 10 USDT are paid, and the fee is in USDT', EXACT_PAY, 'USDT'],
  ] as const)('%s', async (_name, request, token) => {
    await bench.world.chain.faucet('FNX', bench.from, 100n * ONE);
    const action = await swap(request);
    await batcher.lend();
    await unansweredAndDeclared(action);
    await batcher.run([batcher.asked(), feeIn(token)]);
    await bench.world.chain.mine(4);
    await bench.keepTime();
    await action.submit();
    expect([bench.asks(), Object(bench.tab.stateOf(action.key)).refusal]).toEqual([1, 'paid-elsewhere']);
  });

  it('if its result was sent on in the same batch', async () => {
    const action = await swap({ pay: 'USDT', get: 'FNX', exact: 'get', amount: ONE / 10n });
    await batcher.lend();
    await unansweredAndDeclared(action);
    await batcher.run([
      batcher.asked(),
      { to: bench.world.chain.contracts.FNX, data: transferData(relay(), ONE / 10n) },
    ]);
    await bench.world.chain.mine(4);
    await bench.keepTime();
    await action.submit();
    expect([bench.asks(), Object(bench.tab.stateOf(action.key)).refusal]).toEqual([1, 'paid-elsewhere']);
  });
});

describe('a relay’s swap whose true hash the wallet has returned', () => {
  it.each([
    ['exactly 10 USDT are paid, and the fee is in USDT', EXACT_PAY, 'USDT'],
    ['exactly 20 USDT are received, and the fee is in USDT', EXACT_GET, 'USDT'],
    ['exactly 10 USDT are paid, without a fee', EXACT_PAY, null],
  ] as const)('keeps that hash: %s', async (_name, request, token) => {
    await bench.world.chain.faucet('FNX', bench.from, 100n * ONE);
    const action = await swap(request);
    await batcher.lend();
    let hash: Hash | undefined;
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      hash = await batcher.run([batcher.asked(), ...(token ? [feeIn(token)] : [])]);
      return hash;
    });
    await action.submit();
    await bench.world.chain.mine(4);
    await passes(60_000);
    const state = bench.tab.stateOf(action.key);
    const entry = bench.tab.journal().find(({ key }) => key === action.key);
    expect([state.step, entry?.hash]).toEqual(['succeeded', hash]);
  });

  it('is not requested again after "Nothing was sent"', async () => {
    await bench.world.chain.faucet('FNX', bench.from, 100n * ONE);
    const action = await swap(EXACT_GET);
    await batcher.lend();
    bench.wallet.answerWith('eth_sendTransaction', async () => batcher.run([batcher.asked(), feeIn('USDT')]));
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.mine(4);
    await passes(60_000);
    await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
  });
});

it('an entered hash of a relay’s swap with a fee in USDT is not rejected as another transaction', async () => {
  const action = await swap(EXACT_PAY);
  await batcher.lend();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const hash = await batcher.run([batcher.asked(), feeIn('USDT')]);
  await bench.world.chain.mine(4);
  await passes(25_000);
  await during(bench.tab.names(action.key, hash));
  await passes(40_000);
  expect(Object(bench.tab.stateOf(action.key)).reason).not.toBe('other-hash');
});

describe('after a crash that lost the journal’s newest entry, a swap that waits in the nodes’ pools inside a relay’s transaction', () => {
  it('is not requested again', async () => {
    const action = await swap(EXACT_PAY);
    await batcher.lend();
    const review = reviewMadeAt(Date.now());
    const before = copied();
    await bench.world.chain.setAutomine(false);
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      const { data } = batcher.asked();
      // A relay's call of the account: execute(router, 0, data), padded as calldata.
      return bench.world.chain.rpc('eth_sendTransaction', [
        {
          from: relay(),
          to: bench.from,
          value: '0x0',
          gas: '0xf4240',
          data: `0xb61d27f6${bench.world.chain.contracts.router.slice(2).padStart(64, '0')}${'0'.repeat(64)}${data!.slice(2)}`,
        },
      ]);
    });
    await action.submit(bench.tab, review);
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.reload({ changesBrowser: () => restored(before) });
    await passes(5_000);
    await action.submit(bench.tab, review);
    expect([bench.asks(), Object(bench.tab.stateOf(action.key)).refusal]).toEqual([1, 'paid-elsewhere']);
  });
});
