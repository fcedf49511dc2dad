import { AMOUNT, CURRENCIES, useBench, type Currency } from '../../support/money/bench';
import { transferData } from '../../support/money/batch';
import { during, passes } from '../../support/money/clock';

/** Another device has sent the payment, and it is in the pool. */
const bench = useBench();
const hex = (units: bigint) => `0x${units.toString(16)}`;
type Block = { transactions: unknown[] };

const paymentIn = (currency: Currency) => {
  const { contracts, payAddress } = bench.world.chain;
  const { units } = AMOUNT[currency];
  return currency === 'BNB'
    ? { to: payAddress, value: hex(units) }
    : { to: contracts.USDT, value: '0x0', data: transferData(payAddress, units) };
};

/** Only one node has the payment, and it lists the payment in its pool only once. */
describe('a payment that one node has shown in its pool a single time is not requested again', () => {
  it.each(CURRENCIES)('%s', async (currency) => {
    bench.bank.answers('not to asking');
    bench.chooseOwnNonce();
    const order = bench.order(currency);
    await bench.world.chain.setAutomine(false);
    await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, gas: '0x186a0', ...paymentIn(currency) }]);
    const [knowing, ...others] = bench.nodes;
    let shown = 0;
    knowing!.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) => {
      if (tag !== 'pending') return block;
      shown += 1;
      if (shown > 1) throw new Error('too busy');
      return block;
    });
    others.forEach((node) => {
      node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) =>
        tag === 'pending' ? { ...block, transactions: [] } : block,
      );
      node.lie('eth_getTransactionByHash', () => null);
    });
    await bench.submit(order);
    const { similarPending } = bench.tab.journal()[0] ?? {};
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(4);
    await passes(5_000);
    expect({ before: similarPending, asks: bench.asks(), paid: (await bench.payments()).length }).toEqual({
      before: undefined,
      asks: 0,
      paid: 1,
    });
  });
});

describe('a pending payment is not requested again if no node shows its pool', () => {
  it.each(CURRENCIES)('%s', async (currency) => {
    bench.bank.answers('not to asking');
    bench.chooseOwnNonce();
    const order = bench.order(currency);
    await bench.world.chain.setAutomine(false);
    await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, gas: '0x186a0', ...paymentIn(currency) }]);
    bench.nodes.forEach((node) =>
      node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) => {
        if (tag === 'pending') throw new Error('too busy');
        return block;
      }),
    );
    await bench.submit(order);
    bench.nodes.forEach((node) => node.open());
    await bench.world.chain.mine(4);
    await passes(5_000);
    expect({ asks: bench.asks(), paid: (await bench.payments()).length }).toEqual({ asks: 0, paid: 1 });
  });
});

const POOLS = [
  ['the payment', true],
  ['a transaction from before the request', false],
] as const;

describe('"Nothing was sent" is refused only if nodes that hide their pools count a new pending transaction', () => {
  it.each(POOLS)('nodes count %s', async (_what, isSent) => {
    await bench.world.chain.setAutomine(false);
    if (!isSent) await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from }]);
    const order = bench.order('USDT');
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    await passes(25_000);
    bench.nodes.forEach((node) =>
      node.lie('eth_getBlockByNumber', (block: Block, [tag]: never[]) => {
        if (tag === 'pending') throw new Error('not shown');
        return block;
      }),
    );
    if (isSent) await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, ...paymentIn('USDT') }]);
    expect(await during(bench.tab.sayUnsent(order._id))).toBe(!isSent);
  });
});
