import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet's answer is lost. The investor enters the hash of a pending transaction that turns out to be unrelated.
 * Meanwhile a payment made on the phone is found and fails.
 */
const bench = useBench();
const { purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it('an order can be paid after its investor has entered a wrong hash and declared that nothing was sent', async () => {
  bench.chooseOwnNonce();
  const action = await purchase('USDT', (1_248n * ONE) / 10n);
  await bench.world.chain.setAutomine(false);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const { nonce: _nonce, ...asked } = bench.requests()[0]!;
  const [, , , , , , , from, to] = bench.world.chain.accounts;
  const later = { from, to, value: '0x1', gas: '0x5208', gasPrice: '0x77359400' };
  const wrong = (await rpc('eth_sendTransaction', [later])) as Hash;
  const raw = await rpc('eth_getRawTransactionByHash', [wrong]);
  await during(bench.tab.names(action.key, wrong));
  await rpc('anvil_dropTransaction', [wrong]);
  await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }]);
  await passes(20_000);
  await bench.world.chain.mine(6);
  await passes(60_000);
  const reopened = bench.tab.stateOf(action.key).step;
  await rpc('eth_sendRawTransaction', [raw]);
  await bench.world.chain.mine(16);
  await passes(120_000);
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  await bench.keepTime();
  await bench.world.chain.setAutomine(true);
  await action.submit();
  await bench.world.chain.mine(4);
  await passes(30_000);
  expect({ reopened, isDeclared, state: bench.tab.stateOf(action.key), asks: bench.asks() }).toMatchObject({
    reopened: 'unanswered',
    isDeclared: true,
    state: { step: 'succeeded' },
    asks: 2,
  });
});
