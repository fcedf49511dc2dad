import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes } from '../../support/money/clock';

const bench = useBench();

it('"Nothing was sent" ends the request that a busy wallet still shows', async () => {
  bench.bank.requests.keep();
  const order = bench.order('USDT');
  const asked = () => bench.bank.requests.of(order._id, loginOf('amelia').token).asked;
  for (const code of [4_900, -32_002]) {
    bench.wallet.failNext({ code, message: 'Already pending' }, 'eth_sendTransaction');
    await bench.submit(order);
    await bench.comesTo(order, 'unanswered');
    await passes(25_000);
    expect(asked()).toMatchObject({ here: true });
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
    await passes(1_000);
    expect(asked()).toBeNull();
  }
});
