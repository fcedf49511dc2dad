import type { Address, Hash } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { openTab } from '../../support/money/tab';
import { during, passes } from '../../support/money/clock';

const bench = useBench();
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
beforeEach(() => bench.world.chain.faucet('USDT', other(), 1_000n * ONE));

it('"It was sent" in one tab counts after another tab has declared "Nothing was sent"', async () => {
  const { balanceOf, payAddress } = bench.world.chain;
  const before = await balanceOf('USDT', payAddress);
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  const tab = await openTab();
  await during(tab.resume(order._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
  await bench.world.chain.setAutomine(false);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const call = { gas: '0x30d40', ...asked, from: other() };
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  const { maxFeePerGas, maxPriorityFeePerGas, nonce } = (await rpc('eth_getTransactionByHash', [hash])) as Record<
    string,
    string
  >;
  await rpc('anvil_dropTransaction', [hash]);
  await during(tab.enterHash(order._id, hash));
  await passes(5_000);
  expect(tab.stepOf(order._id)).toBe('unanswered');
  await bench.keepTime();
  await bench.submit(order);
  expect(bench.stepOf(order)).toBe('unanswered');
  await rpc('eth_sendTransaction', [{ ...call, maxFeePerGas, maxPriorityFeePerGas, nonce }]);
  await bench.world.chain.mine(4);
  expect({ asks: bench.asks(), paid: (await balanceOf('USDT', payAddress)) - before }).toEqual({
    asks: 1,
    paid: AMOUNT.USDT.units,
  });
});
