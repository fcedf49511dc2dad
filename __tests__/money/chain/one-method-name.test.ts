import { AMOUNT, CURRENCIES, useBench } from '../../support/money/bench';
import { until } from '../../support/money/clock';

const bench = useBench();
const ALREADY_KNOWN = { code: -32_000, message: 'already known' };

/** The wallet sends the transaction although it has reported an error, and chooses the nonce. */
function sendAsked() {
  const [call] = bench.wallet.requestsOf('eth_sendTransaction').at(-1)!.params as [{ nonce?: string }];
  const { nonce: _place, ...rest } = call;
  return bench.world.chain.rpc('eth_sendTransaction', [rest]);
}

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  const { units } = AMOUNT[currency];

  it.each([4200, 4100, 4001])(
    'is not requested by the second method name, even if the wallet would answer %i to it',
    async (code) => {
      await bench.world.chain.setAutomine(false);
      const order = bench.order(currency);
      bench.wallet.failNext(ALREADY_KNOWN, 'eth_sendTransaction');
      bench.wallet.failNext({ code, message: 'no' }, 'wallet_sendTransaction');
      await bench.submit(order);
      expect(bench.stepOf(order)).toBe('unanswered');
      await sendAsked();
      await bench.submit(order);
      await bench.world.chain.mine(3);
      await bench.comesTo(order, 'succeeded');
      expect(bench.wallet.requestsOf('wallet_sendTransaction')).toEqual([]);
      expect(await bench.payments()).toEqual([units]);
    },
  );

  it.each([-32_000, -32_601, -32_602, -32_004])(
    'is requested once when the wallet answers %i and supports both method names',
    async (code) => {
      const order = bench.order(currency);
      bench.wallet.failNext({ code, message: 'already known' }, 'eth_sendTransaction');
      bench.wallet.tamper((request) =>
        request.method === 'wallet_sendTransaction' ? { ...request, method: 'eth_sendTransaction' } : request,
      );
      await bench.submit(order);
      await until(() => bench.stepOf(order) === 'unanswered');
      expect(bench.wallet.log.filter(({ method }) => method.endsWith('_sendTransaction'))).toHaveLength(1);
      expect(await bench.payments()).toEqual([]);
    },
  );
});
