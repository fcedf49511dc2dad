import { keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The investor enters the hash of a transaction that a private relay hides, and the hash of one that fails. Then the
 * computer's clock is set back, and the wallet answers with a third hash.
 */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const OWN_MAKING: Hash = `0x${'5afe'.repeat(16)}`;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const owner = mnemonicToAccount('test test test test test test test test test test test junk');
const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

it.each(MAKES)(
  'an entered hash and the wallet’s late hash are both kept after the clock was set back: %s',
  async (_n, make) => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const count = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
    let answer = () => {};
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return OWN_MAKING;
    });
    const submitted = action.submit();
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await submitted;
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    const hidden = keccak256(
      await owner.signTransaction({
        chainId: 56,
        to: asked.to as Address,
        data: asked.data,
        nonce: count + 1,
        gas: 200_000n,
        gasPrice: 20_000_000_000n,
        type: 'legacy',
      }),
    );
    await during(bench.tab.names(action.key, hidden));
    const failed = (await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }])) as Hash;
    await during(bench.tab.names(action.key, failed));
    await bench.world.chain.mine(6);
    await passes(90_000);
    const before = bench.tab.stateOf(action.key).step;
    jest.setSystemTime(Date.now() - 3_600_000);
    answer();
    await passes(5_000);
    const journal = JSON.stringify(bench.tab.journal());
    expect({ before, kept: [hidden, failed, OWN_MAKING].map((hash) => journal.includes(hash.slice(2))) }).toEqual({
      before: 'unanswered',
      kept: [true, true, true],
    });
  },
);
