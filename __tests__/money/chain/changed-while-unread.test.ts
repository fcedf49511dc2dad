import type { Address } from '@/api/contract';
import { engine } from '@/tx/app-engine';
import { replacingReviews } from '@/tx/first-open';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/** The page cannot read storage while the changed review is made. */
const bench = useBench();
const ONE = 10n ** 18n;
const to: Address = `0x${'5d'.repeat(20)}`;
const { getItem } = Storage.prototype;
afterEach(() => void (Storage.prototype.getItem = getItem));

const denied = <T>(work: () => T): T => {
  Storage.prototype.getItem = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const done = work();
  Storage.prototype.getItem = getItem;
  return done;
};

it.each(['USDT', 'BNB'] as const)('a transfer that was declared unsent is not sent again: %s', async (token) => {
  const before = await bench.world.chain.balanceOf(token, to);
  const other = bench.world.chain.accounts[3] as Address;
  await bench.world.chain.faucet(token, other, ONE);
  await bench.keepTime();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await during(bench.tab.send({ id: 'one', token, to, amount: '0.5' }, bench.from, reviewMadeAt(Date.now() - 1_000)));
  const { nonce: _nonce, ...shown } = bench.requests()[0]!;
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent('send:one'))).toBe(true);
  await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', ...shown }]);
  await bench.world.chain.mine(4);
  await passes(700_000);
  await bench.keepTime();
  const review = denied(() => replacingReviews(engine, ['send:one'], reviewMadeAt(Date.now() - 1_000)));
  await bench.wallet.setAccount(other);
  bench.wallet.log.length = 0;
  await during(bench.tab.send({ id: 'two', token, to, amount: '0.5' }, other, review));
  await bench.world.chain.mine(4);
  expect([bench.asks(), (await bench.world.chain.balanceOf(token, to)) - before]).toEqual([0, ONE / 2n]);
});
