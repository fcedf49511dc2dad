import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * A transfer was declared unsent, and its investor went back from the review to the form. Before the changed review is
 * made, the chain shows that the transfer was sent.
 */
const bench = useBench();
const ONE = 10n ** 18n;
const to: Address = `0x${'5c'.repeat(20)}`;

it.each([
  ['USDT', 'another account'],
  ['BNB', 'another account'],
  ['USDT', 'the same account'],
  ['BNB', 'the same account'],
] as const)('a transfer is not sent again after its review was changed: %s, %s', async (token, whose) => {
  const other = whose === 'another account' ? (bench.world.chain.accounts[3] as Address) : bench.from;
  await bench.world.chain.faucet('USDT', other, ONE);
  const before = await bench.world.chain.balanceOf(token, to);
  const sends = (id: string, from: Address, replaced: readonly string[]) => {
    const review = reviewMadeAt(Date.now() - 1_000, replaced);
    return during(bench.tab.send({ id, token, to, amount: '0.5' }, from, review));
  };
  const first = `send:one-${token}-${whose}`;
  await bench.keepTime();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await sends(first.slice(5), bench.from, []);
  const { nonce: _nonce, ...shown } = bench.requests()[0]!;
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(first))).toBe(true);
  await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x186a0', ...shown }]);
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf(first).step === 'succeeded');
  await bench.wallet.setAccount(other);
  await passes(600_000);
  await bench.keepTime();
  bench.wallet.log.length = 0;
  await sends(`changed-${token}-${whose}`, other, [first]);
  await bench.world.chain.mine(4);
  const received = (await bench.world.chain.balanceOf(token, to)) - before;
  expect({ asks: bench.asks(), received }).toEqual({ asks: 0, received: ONE / 2n });
});
