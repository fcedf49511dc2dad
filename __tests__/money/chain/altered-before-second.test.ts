import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

it('the page asks to decline the second request of an order after the wallet has sent a changed first one', async () => {
  bench.chooseOwnNonce();
  const order = bench.order('BNB');
  let approveFirst = () => {};
  let changed: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    await new Promise<void>((resolve) => (approveFirst = resolve));
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    changed = (await bench.world.chain.rpc('eth_sendTransaction', [
      { ...asked, value: '0x1', gas: '0x30d40' },
    ])) as Hash;
    return changed;
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  bench.wallet.answerWith('eth_sendTransaction', null);
  bench.wallet.rejectNext('eth_sendTransaction');
  const declineSecond = bench.wallet.hold('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 2);
  approveFirst();
  await until(() => changed !== undefined);
  await bench.world.chain.mine(4);
  await passes(40_000);
  expect(bench.tab.journal()).toContainEqual(expect.objectContaining({ status: 'altered', hash: changed }));
  expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'awaiting-wallet', earlierHash: changed });
  declineSecond();
  await bench.comesTo(order, 'altered');
});
