import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

/**
 * The wallet sent nothing. The investor has entered the hash of another transaction and now wants to declare that
 * nothing was sent.
 */
const bench = useBench();
const { sending, approval } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const EVEN_HIGHER = '0x6fc23ac00';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const sent = async (call: object) =>
  (await rpc('eth_sendTransaction', [{ gas: '0x186a0', value: '0x0', ...call }])) as Hash;

async function unanswered(action: Action): Promise<void> {
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
}

it('an entered hash of another payment that was sped up twice does not lock the account', async () => {
  const first = await approval();
  bench.chooseOwnNonce();
  await bench.world.chain.setAutomine(false);
  await first.submit();
  const [waiting] = await bench.pending();
  const { from, to, input: data, nonce } = waiting!;
  const action = await sending('USDT', '0.5', ONE / 2n);
  await unanswered(action);
  const second = await sent({ from, to, data, nonce, gasPrice: HIGHER });
  await during(bench.tab.names(action.key, second));
  await passes(40_000);
  await sent({ from, to, data, nonce, gasPrice: EVEN_HIGHER });
  await bench.world.chain.mine(4);
  await passes(180_000);
  // A reorganisation may still restore the transaction whose hash was entered.
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(false);
  await bench.world.chain.mine(16);
  await bench.keepTime();
  await passes(180_000);
  expect(bench.tab.stateOf(first.key).step).toBe('succeeded');
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
});

it('an entered payment that was cancelled while the page was closed does not lock the account', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  await unanswered(action);
  await bench.world.chain.mine(200);
  await bench.keepTime();
  await bench.world.chain.setAutomine(false);
  const hash = await sent({ from: bench.from, to: bench.world.chain.accounts[5], value: '0x1' });
  await during(bench.tab.names(action.key, hash));
  await passes(60_000);
  expect(bench.tab.journal()[0]?.sightings).toHaveLength(1);
  await bench.reload();
  const { nonce } = (await rpc('eth_getTransactionByHash', [hash])) as { nonce: string };
  await sent({ from: bench.from, to: bench.from, nonce, gasPrice: HIGHER });
  await bench.world.chain.mine(300);
  await bench.world.chain.setAutomine(true);
  await forgetOldStates(bench);
  await bench.keepTime();
  await bench.tab.goesOn(action.key);
  await passes(600_000);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
});
