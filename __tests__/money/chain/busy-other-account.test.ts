import type { Address } from '@/api/contract';
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
