import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const MINUTE_MS = 60_000;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const other = () => ({ from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' });

it('ten minutes after a declaration that nothing was sent, an order can be paid, or a message says that waiting does not help', async () => {
  const action = await purchase('BNB', (195n * ONE) / 1_000n);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
  // Another app sends one transaction.
  await rpc('eth_sendTransaction', [other()]);
  await bench.world.chain.mine(300);
  await bench.keepTime();
  await forgetOldStates(bench);
  await action.submit();
  await passes(11 * MINUTE_MS);
  await bench.keepTime();
  await forgetOldStates(bench);
  await action.submit();
  expect(Object(bench.tab.stateOf(action.key)).refusal).not.toBe('account-busy');
});
