import type { Hash } from '@/api/contract';
import { useBench, type Currency } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';

const bench = useBench();

it.each<Currency>(['USDT', 'BNB'])(
  'a payment in %s that is mined behind another order’s equal payment cannot be declared unsent',
  async (currency) => {
    const order = bench.order(currency);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    await passes(25_000);
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    const send = () => bench.world.chain.rpc('eth_sendTransaction', [{ ...call, gas: '0x30d40' }]) as Promise<Hash>;
    bench.bank.record('order of another device', await send());
    const sent = await send();
    await bench.world.chain.mine(1);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
    await passes(60_000);
    expect(bench.tab.journal()).toMatchObject([{ hash: sent }]);
  },
);
