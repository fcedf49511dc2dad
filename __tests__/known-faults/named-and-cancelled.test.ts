import type { Address, Hash } from '@/api/contract';
import { useBench } from '../support/money/bench';
import { passes } from '../support/money/clock';
import { actionsOn } from '../support/money/actions';

/**
 * The wallet sent from the account selected in the wallet, not from the reviewed one, and returned the right hash. The
 * investor then cancelled the transaction in the wallet.
 */
const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => bench.world.chain.accounts[6] as Address;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
const sent = async (call: object) =>
  (await rpc('eth_sendTransaction', [{ gas: '0x186a0', value: '0x0', ...call }])) as Hash;

it.each([
  ['USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['BNB', () => sending('BNB', '0.5', ONE / 2n)],
] as const)(
  'a transfer that was cancelled in the account from which it was sent is shown as cancelled: %s',
  async (_n, make) => {
    await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
    const action = await make();
    await bench.world.chain.setAutomine(false);
    bench.wallet.answerWith('eth_sendTransaction', () => {
      const { nonce: _own, ...asked } = bench.requests()[0]!;
      return sent({ ...asked, from: other() });
    });
    await action.submit();
    await passes(60_000);
    const hash = bench.tab.journal()[0]!.hash!;
    const { nonce } = (await rpc('eth_getTransactionByHash', [hash])) as { nonce: string };
    await sent({ from: other(), to: other(), nonce, gasPrice: HIGHER });
    await bench.world.chain.mine(20);
    await bench.world.chain.setAutomine(true);
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('cancelled');
  },
);
