import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending } = actionsOn(bench);
const ONE = 10n ** 18n;
const ENTERED = `0x${'ab'.repeat(32)}` as const;

/** The wallet request hung, so the investor sent the same amount from the wallet itself, through a private relay. */
it('a transfer whose hash was entered is not sent again after the wallet refuses the open request', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  bench.wallet.rejectNext('eth_sendTransaction');
  const release = bench.wallet.hold('eth_sendTransaction');
  const submitted = action.submit();
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopsWaiting(action.key));
  await passes(25_000);
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await during(bench.tab.names(action.key, ENTERED));
  await passes(5_000);
  release();
  await submitted;
  await passes(2_000);
  expect(JSON.stringify(bench.tab.journal())).toContain(ENTERED);
  bench.chooseOwnNonce();
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(4);
  expect([bench.asks(), await action.arrived()]).toEqual([1, ONE / 2n]);
});
