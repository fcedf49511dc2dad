import type { Address } from '@/api/contract';
import { engine } from '@/tx/app-engine';
import { firstOpenOf } from '@/tx/first-open';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * The wallet still shows a request of the first account, which was declared unsent, when another account is connected.
 */
const bench = useBench();
const ONE = 10n ** 18n;
const to: Address = `0x${'5b'.repeat(20)}`;

it.each([
  ['USDT', 'the same review', 'unanswered'],
  ['BNB', 'the same review', 'unanswered'],
  ['USDT', 'a changed review', 'idle'],
  ['BNB', 'a changed review', 'idle'],
] as const)(
  'a request of another account counts as open again while the wallet is busy with it: %s, %s',
  async (token, reviewed, expected) => {
    const other = bench.world.chain.accounts[3] as Address;
    await bench.world.chain.faucet('USDT', other, ONE);
    const before = await bench.world.chain.balanceOf(token, to);
    const first = `send:first-${token}-${expected}`;
    const again = reviewed === 'the same review' ? first : `send:again-${token}`;
    const sends = (from: Address, key: string) => {
      const review = reviewMadeAt(Date.now() - 1_000, key === first ? [] : [first]);
      return during(bench.tab.send({ id: key.slice('send:'.length), token, to, amount: '0.5' }, from, review));
    };
    await bench.keepTime();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await sends(bench.from, first);
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(first))).toBe(true);
    await bench.reload({ keepsClock: true });
    const { nonce: _nonce, ...shown } = bench.requests()[0]!;
    await bench.wallet.setAccount(other);
    await bench.keepTime();
    bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
    await sends(other, again);
    const step = bench.tab.stateOf(again).step;
    bench.wallet.log.length = 0;
    await sends(other, again);
    // A private relay had the approved transaction, so no node knew it until now.
    await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', ...shown }]);
    await bench.world.chain.mine(4);
    const received = (await bench.world.chain.balanceOf(token, to)) - before;
    expect({ step, asks: bench.asks(), received }).toEqual({ step: expected, asks: 0, received: ONE / 2n });
  },
);

it('a review that is changed again after the wallet was busy counts as the same action', async () => {
  const other = bench.world.chain.accounts[3] as Address;
  await bench.world.chain.faucet('USDT', other, ONE);
  const sends = (id: string, from: Address, replaced: readonly string[]) => {
    const review = reviewMadeAt(Date.now() - 1_000, replaced);
    return during(bench.tab.send({ id, token: 'USDT', to, amount: '0.5' }, from, review));
  };
  await bench.keepTime();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await sends('one', bench.from, []);
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent('send:one'))).toBe(true);
  await bench.wallet.setAccount(other);
  await bench.keepTime();
  bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
  await sends('two', other, ['send:one']);
  expect(bench.tab.stateOf('send:two')).toMatchObject({ step: 'idle', refusal: 'wallet-busy' });
  // Because of this, the screen says "Nothing was sent this time": the first request may still be approved.
  expect(firstOpenOf(engine, { key: 'send:two', earlier: ['send:one'] })).toBe('asked');
  bench.wallet.log.length = 0;
  await sends('three', other, ['send:one', 'send:two']);
  expect(bench.asks()).toBe(0);
});

it('if the wallet is busy, the request of the replaced review and the account’s latest request count as open again', async () => {
  const other = bench.world.chain.accounts[3] as Address;
  await bench.world.chain.faucet('USDT', other, ONE);
  const unsent = async (id: string, from: Address) => {
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    const review = reviewMadeAt(Date.now() - 1_000);
    await during(bench.tab.send({ id, token: 'USDT', to, amount: '0.25' }, from, review));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(`send:${id}`))).toBe(true);
  };
  const isUnsent = (id: string) =>
    bench.tab.journal().find(({ key }) => key === `send:${id}`)?.declaredUnsentAt !== undefined;
  await bench.keepTime();
  await unsent('left', bench.from);
  await bench.wallet.setAccount(other);
  await bench.keepTime();
  await unsent('separate', other);
  expect([isUnsent('left'), isUnsent('separate')]).toEqual([true, true]);
  bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
  const changed = reviewMadeAt(Date.now() - 1_000, ['send:left']);
  await during(bench.tab.send({ id: 'changed', token: 'USDT', to, amount: '0.5' }, other, changed));
  expect([isUnsent('left'), isUnsent('separate')]).toEqual([false, false]);
});
