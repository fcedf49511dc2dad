import { AMOUNT, useBench, type Pending } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { emptyStorage } from '../../support/money/tab';

const bench = useBench();

async function waiting() {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const [sent] = (await bench.pending()) as [Pending];
  return { order, sent };
}

function closedElsewhereDuring(method: string): void {
  bench.nodes.forEach((node) =>
    node.lie(method, (answer: unknown) => {
      emptyStorage();
      return answer;
    }),
  );
}

async function saysNoMore(orderId: string): Promise<void> {
  const before = bench.tab.paymentOf(orderId).get();
  await passes(10_000);
  expect(bench.tab.paymentOf(orderId).get()).toEqual(before);
  expect(bench.tab.journal()).toEqual([]);
}

it('a payment that another tab has closed is not marked as seen or succeeded', async () => {
  const { order } = await waiting();
  closedElsewhereDuring('eth_getTransactionReceipt');
  await bench.world.chain.mine(3);
  await saysNoMore(order._id);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment that another tab has closed is not marked as cancelled', async () => {
  const { order, sent } = await waiting();
  await bench.world.chain.rpc('eth_sendTransaction', [
    { from: sent.from, to: sent.from, nonce: sent.nonce, gas: '0x5208', gasPrice: '0x2540be400' },
  ]);
  closedElsewhereDuring('eth_getTransactionByHash');
  await bench.world.chain.mine(3);
  await saysNoMore(order._id);
  expect(await bench.payments()).toEqual([]);
});

it('a payment that another tab has closed is not marked as altered', async () => {
  const order = bench.order('USDT');
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [call] = request.params as [{ data: string }];
    return { ...request, params: [{ ...call, data: `${call.data.slice(0, -1)}1` }] };
  });
  closedElsewhereDuring('eth_getTransactionByHash');
  await bench.submit(order);
  await saysNoMore(order._id);
});

it('an observation of one hash is not applied to its replacement', async () => {
  const { order } = await waiting();
  const other = `0x${'b'.repeat(64)}`;
  const replaced = bench.tab.journal().map((entry) => ({ ...entry, hash: other, nonce: null }));
  const isReplaced = () => bench.tab.journal()[0]?.hash === other;
  bench.nodes.forEach((node) =>
    node.lie('eth_getTransactionReceipt', (receipt: object | null) => {
      if (receipt) localStorage.setItem('tx_journal', JSON.stringify(replaced));
      return receipt;
    }),
  );
  await bench.world.chain.mine(3);
  await until(isReplaced);
  // Half a second is enough for the old observation, and too little for a search that finds the real payment again.
  await passes(500);
  expect(bench.tab.journal()).toMatchObject([{ hash: other, status: 'pending' }]);
  const shown = bench.tab.paymentOf(order._id);
  await until(() => (shown.get() as { hash?: string }).hash === other);
  expect(shown.get()).toMatchObject({ step: 'pending' });
});

it('a payment that another tab has confirmed is confirmed here', async () => {
  const { order } = await waiting();
  const confirmed = bench.tab.journal().map((entry) => ({ ...entry, status: 'succeeded' }));
  bench.nodes.forEach((node) =>
    node.lie('eth_getTransactionReceipt', (receipt: object | null) => {
      if (receipt) localStorage.setItem('tx_journal', JSON.stringify(confirmed));
      return receipt;
    }),
  );
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment stays pending while the nodes return everything except receipts', async () => {
  const { order } = await waiting();
  bench.nodes.forEach((node) =>
    node.refuse('eth_getTransactionReceipt', { code: -32_000, message: 'missing trie node' }),
  );
  await bench.world.chain.mine(3);
  await passes(20_000);
  expect(bench.stepOf(order)).toBe('pending');
  bench.nodes.forEach((node) => node.open());
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('the wallet’s chain is compared by the first block while there is no other block', async () => {
  bench.nodes.forEach((node) => node.lie('eth_blockNumber', () => '0x0'));
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.wallet.requestsOf('eth_getBlockByNumber').map(({ params }) => params[0])).toEqual(['0x0']);
  expect(bench.stepOf(order)).toBe('pending');
});

it('the wallet is not asked when blocks have no hash', async () => {
  bench.nodes.forEach((node) => node.lie('eth_getBlockByNumber', (block: object) => ({ ...block, hash: null })));
  const order = bench.order('USDT');
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'other-chain-behind-wallet' });
  expect(bench.asks()).toBe(0);
});

it.each([
  ['failed without a reason', { status: 'failed' }],
  ['was sent without a hash', { status: 'pending', hash: null }],
  ['is of a later version', { v: 4 }],
])('an attempt in the journal that %s stays unchanged and blocks new requests', async (_, change) => {
  const { order } = await waiting();
  const [entry] = bench.tab.journal();
  const text = JSON.stringify([{ ...entry, ...change }]);
  localStorage.clear();
  localStorage.setItem('tx_journal', text);
  await bench.reload();
  await bench.submit(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'unread-record' });
  const other = bench.order('BNB');
  await bench.submit(other);
  expect(bench.tab.paymentOf(other._id).get()).toMatchObject({ refusal: 'unread-record' });
  expect(localStorage.getItem('tx_journal')).toBe(text);
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toEqual([]);
});
