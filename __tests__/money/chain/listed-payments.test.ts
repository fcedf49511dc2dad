import type { Hash } from '@/api/contract';
import { recentOf } from '@/tx/journal/recent';
import { exchangeIn } from '../../support/exchange';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn, tokenHeld } from '../../support/money/actions';
import { batcherFor } from '../../support/money/batch';

/** The account dialog's list has only three statuses: Pending, Confirmed and Failed. */
const bench = useBench();
const { sending, swap, comesTo, waiting } = actionsOn(bench);
const batcher = batcherFor(bench);
const ONE = 10n ** 18n;
const listed = () => recentOf(bench.tab.journal(), bench.from, new Map());
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

describe('a transfer that has arrived or may arrive is not listed as Failed', () => {
  it('when the wallet appended bytes to its call', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [{ data: Hash }];
      return { ...request, params: [{ ...call, data: `${call.data}00c0ffee` }] };
    });
    await action.submit();
    await bench.world.chain.mine(4);
    await comesTo(action, 'altered');
    expect(await action.arrived()).toBe(ONE / 2n);
    expect(listed()).toEqual([]);
  });

  it('when no node knew it until its review had ended, and it is mined later', async () => {
    const { action, sent } = await waiting(() => sending('USDT', '0.5', ONE / 2n));
    await bench.world.chain.rpc('anvil_dropTransaction', [sent.hash]);
    await passes(30_000);
    for (let hours = 0; hours < 26; hours += 1) await bench.anHourPasses();
    await passes(60_000);
    await bench.keepTime();
    await comesTo(action, 'dropped');
    expect(listed()).toEqual([]);
    const { hash: _hash, input, ...call } = sent;
    await bench.world.chain.rpc('eth_sendTransaction', [{ ...call, data: input }]);
    await bench.world.chain.mine(4);
    expect(await action.arrived()).toBe(ONE / 2n);
  });

  it('when a delegated account carried it out in its own batch', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    await batcher.lend();
    bench.wallet.answerWith('eth_sendTransaction', () => batcher.run([batcher.asked()], bench.from));
    await action.submit();
    await bench.world.chain.mine(4);
    await passes(30_000);
    await batcher.takeBack();
    expect(await action.arrived()).toBe(ONE / 2n);
    expect(listed()).toEqual([]);
  });
});

it('a confirmed swap is listed without the amount that was only quoted', async () => {
  const action = await swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 100n * ONE });
  const before = await tokenHeld(bench, 'FNX');
  const mover = bench.world.chain.accounts[6]!;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await bench.world.chain.faucet('USDT', mover, 200n * ONE);
    await exchangeIn(bench.world).swap({ from: mover, path: ['USDT', 'FNX'], amount: 200n * ONE });
    return pass();
  });
  await action.submit();
  await bench.world.chain.mine(4);
  await comesTo(action, 'succeeded');
  expect(await tokenHeld(bench, 'FNX')).toBeGreaterThan(before);
  expect(listed()).toMatchObject([{ status: 'confirmed', description: 'Swap of 100.00 USDT for FNX' }]);
});
