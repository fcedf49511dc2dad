import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * A swap of the first account was declared unsent, and its request is still open. The investor changes the swap to
 * another account, which first needs an approval. The busy wallet refuses that approval.
 */
const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;

it('a swap is not repeated from another account after a busy wallet refused that account’s approval', async () => {
  const other = bench.world.chain.accounts[3] as Address;
  await bench.world.chain.faucet('USDT', other, 100n * ONE);
  await swap(REQUEST);
  const [one, two] = [await reviewedSwap(bench, 'one', REQUEST), await reviewedSwap(bench, 'two', REQUEST)];
  await bench.keepTime();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await during(bench.tab.does('swap', one, bench.from));
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent('swap:one'))).toBe(true);
  await bench.wallet.setAccount(other);
  await bench.keepTime();
  const approves = (id: string) =>
    during(
      bench.tab.does('approve', { id, token: 'USDT', amount: two.maxPaid }, other, reviewMadeAt(Date.now() - 1_000)),
    );
  bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
  await approves('approval');
  await approves('approval');
  await bench.world.chain.mine(4);
  await passes(10_000);
  await bench.keepTime();
  expect(bench.tab.stateOf('approve:approval').step).toBe('succeeded');
  bench.wallet.log.length = 0;
  await during(bench.tab.does('swap', two, other, reviewMadeAt(Date.now() - 1_000, ['swap:one'])));
  expect({ asks: bench.asks(), state: bench.tab.stateOf('swap:two') }).toMatchObject({
    asks: 0,
    state: { refusal: 'paid-elsewhere' },
  });
});
