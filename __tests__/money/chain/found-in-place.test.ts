import type { Hash, Order } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { relayFor } from '../../support/money/relay';
import { inAnotherBrowser } from '../../support/money/tab';

const bench = useBench();
const relay = relayFor(bench);
const OWN_MAKING: Hash = `0x${'5afe'.repeat(16)}`;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

/** The wallet answers with an invented hash, and the account then sends something else. */
async function namedOwnMaking(): Promise<Order> {
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(OWN_MAKING));
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  await relay.send({ from: bench.from, to: bench.from, value: '0x0' });
  await bench.world.chain.mine(1);
  return order;
}

const paidElsewhere = () =>
  inAnotherBrowser(async (other) => {
    const order = bench.order('USDT');
    await other.submit(order, bench.from);
    return { id: order._id, hash: other.journal()[0]!.hash! };
  });

const reopened = async ({ _id }: Order) => {
  await bench.reload();
  await during(bench.tab.resume(_id));
};

it('another order’s payment is not attached if one node lies about its sender', async () => {
  const order = await namedOwnMaking();
  const { hash } = await paidElsewhere();
  await bench.world.chain.mine(5);
  bench.nodes[2]!.lie('eth_getTransactionByHash', (own: object | null, [asked]: [string]) =>
    own && asked === hash ? { ...own, from: relay.relay() } : own,
  );
  await reopened(order);
  await passes(180_000);
  expect(bench.tab.journal()).toMatchObject([{ hash: OWN_MAKING, status: 'pending' }]);
  expect(bench.stepOf(order)).toBe('pending');
});

it('a relay’s payment is found although another order’s equal payment comes first', async () => {
  await relay.allow();
  const order = await namedOwnMaking();
  const elsewhere = await paidElsewhere();
  bench.bank.record(elsewhere.id, elsewhere.hash);
  await bench.world.chain.mine(2);
  await relay.payToken();
  await bench.world.chain.mine(5);
  await reopened(order);
  await until(() => bench.stepOf(order) === 'succeeded', 400_000);
  expect(await bench.payments()).toHaveLength(2);
});

it('the search makes under 20 calls a minute while a candidate has another nonce', async () => {
  await namedOwnMaking();
  const { nonce: _place, ...call } = bench.requests().at(-1)!;
  await relay.send(call);
  await bench.world.chain.mine(5);
  const calls = () => bench.nodes.reduce((sum, { asked }) => sum + asked.length, 0);
  await passes(60_000);
  for (let minute = 0; minute < 3; minute += 1) {
    const before = calls();
    await passes(60_000);
    expect(calls() - before).toBeLessThanOrEqual(20);
  }
});

it('another order’s payment by a relay is not attached while the app waits for the wallet’s late hash', async () => {
  await relay.allow();
  const order = bench.order('USDT');
  let answer = () => {};
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return OWN_MAKING;
  });
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  await relay.payToken();
  await bench.world.chain.mine(4);
  await passes(61_000);
  answer();
  await until(() => bench.stepOf(order) === 'pending');
  await passes(50_000);
  expect(bench.tab.journal()).toMatchObject([{ hash: OWN_MAKING, status: 'pending' }]);
});

it('a relay’s payment is found after the account’s own transaction was dropped from every node’s pool', async () => {
  await relay.allow();
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  await passes(10_000);
  await bench.world.chain.rpc('anvil_dropAllTransactions', []);
  await relay.payToken();
  await bench.world.chain.mine(5);
  await until(() => bench.stepOf(order) === 'succeeded', 400_000);
  expect(await bench.payments()).toHaveLength(1);
});

it('another order’s payment by a relay does not replace the account’s own transaction that a node has in its pool', async () => {
  await relay.allow();
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const [{ hash } = {}] = bench.tab.journal();
  await passes(10_000);
  const sent = await bench.world.chain.rpc('eth_getTransactionByHash', [hash]);
  await bench.world.chain.rpc('anvil_dropAllTransactions', []);
  bench.nodes[1]!.lie('eth_getTransactionByHash', (own: unknown, [asked]: [string]) => (asked === hash ? sent : own));
  await relay.payToken();
  await bench.world.chain.mine(5);
  await passes(180_000);
  expect(bench.tab.journal()).toMatchObject([{ hash, status: 'pending' }]);
});

it('a payment is found although the relay’s first hash, which the wallet returned, is never mined', async () => {
  const order = bench.order('USDT');
  const to = bench.world.chain.accounts[8];
  bench.wallet.answerWith('eth_sendTransaction', () =>
    relay.send({ from: relay.relay(), to, value: '0x1', nonce: '0x63' }),
  );
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  const { nonce: _place, ...call } = bench.requests().at(-1)!;
  await relay.send(call);
  await bench.world.chain.mine(5);
  await until(() => bench.stepOf(order) === 'succeeded', 400_000);
  expect(await bench.payments()).toHaveLength(1);
});
