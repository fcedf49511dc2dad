import { AMOUNT, useBench, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

/** What happens between two looks, and at the ends of what a node can say. */
const bench = useBench();

async function waiting() {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.press(order);
  const [sent] = (await bench.pending()) as [Pending];
  return { order, sent };
}

/** Another tab has the last word while this one asks the nodes: as if the attempt were none of this one's any more. */
function closedElsewhereDuring(method: string): void {
  bench.doors.forEach((door) =>
    door.lie(method, (answer: unknown) => {
      localStorage.removeItem('payment_journal');
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

it('what another tab has closed meanwhile is not said to be seen or paid', async () => {
  const { order } = await waiting();
  closedElsewhereDuring('eth_getTransactionReceipt');
  await bench.world.chain.mine(3);
  await saysNoMore(order._id);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('nor to be cancelled', async () => {
  const { order, sent } = await waiting();
  await bench.world.chain.rpc('eth_sendTransaction', [{ from: sent.from, to: sent.from, nonce: sent.nonce, gas: '0x5208', gasPrice: '0x2540be400' }]);
  closedElsewhereDuring('eth_getTransactionByHash');
  await bench.world.chain.mine(3);
  await saysNoMore(order._id);
  expect(await bench.payments()).toEqual([]);
});

it('nor to be altered', async () => {
  const order = bench.order('USDT');
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    const [call] = request.params as [{ data: string }];
    return { ...request, params: [{ ...call, data: `${call.data.slice(0, -1)}1` }] };
  });
  closedElsewhereDuring('eth_getTransactionByHash');
  await bench.press(order);
  await saysNoMore(order._id);
});

it('what another tab has confirmed meanwhile is confirmed here', async () => {
  const { order } = await waiting();
  const confirmed = bench.tab.journal().map((entry) => ({ ...entry, status: 'confirmed' }));
  bench.doors.forEach((door) =>
    door.lie('eth_getTransactionReceipt', (receipt: object | null) => {
      if (receipt) localStorage.setItem('payment_journal', JSON.stringify(confirmed));
      return receipt;
    }),
  );
  await bench.world.chain.mine(3);
  await bench.comesTo(order, 'confirmed');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a node that only fails at receipts decides nothing', async () => {
  const { order } = await waiting();
  bench.doors.forEach((door) => door.refuse('eth_getTransactionReceipt', { code: -32_000, message: 'missing trie node' }));
  await bench.world.chain.mine(3);
  await passes(20_000);
  expect(bench.stepOf(order)).toBe('confirming');
  bench.doors.forEach((door) => door.open());
  await bench.comesTo(order, 'confirmed');
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('what a wallet sends long after the price has ended is left to the bank, and not paid again from here', async () => {
  const order = bench.order('USDT');
  const release = bench.wallet.hold('eth_sendTransaction');
  bench.wallet.rejectNext('eth_sendTransaction');
  void bench.tab.payOrder(order, bench.from);
  await until(() => bench.asks() === 1);
  bench.tab.stopWaiting(order._id);
  await bench.reload();
  await bench.world.chain.rpc('anvil_mine', ['0x514']);
  const [asked] = bench.wallet.requestsOf('eth_sendTransaction');
  await bench.world.chain.rpc('eth_sendTransaction', asked!.params);
  await during(bench.tab.resume(order._id));
  await passes(2_000);
  expect(bench.stepOf(order)).toBe('looking');
  await bench.press(order);
  expect(bench.asks()).toBe(1);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  // The first question, which was left with the page before: it ends in a no, heard by nobody.
  release();
});

it('a chain that is quite new is compared by its first block', async () => {
  bench.doors.forEach((door) => door.lie('eth_blockNumber', () => '0x0'));
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.wallet.requestsOf('eth_getBlockByNumber').map(({ params }) => params[0])).toEqual(['0x0']);
  expect(bench.stepOf(order)).toBe('confirming');
});

it('a block without a hash is nobody’s: the wallet is not asked', async () => {
  bench.doors.forEach((door) => door.lie('eth_getBlockByNumber', (block: object) => ({ ...block, hash: null })));
  const order = bench.order('USDT');
  await bench.press(order);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ refusal: 'other-chain-behind-wallet' });
  expect(bench.asks()).toBe(0);
});

it.each([
  ['failed, and does not say how', { status: 'failed', how: undefined }],
  ['was sent, and has no hash', { status: 'sent', hash: null }],
])('an attempt in the journal that %s says nothing, and keeps nobody from reading on', async (_, change) => {
  const { order } = await waiting();
  await bench.reload();
  const [entry] = bench.tab.journal();
  localStorage.setItem('payment_journal', JSON.stringify([{ ...entry, ...change }]));
  await during(bench.tab.resume(order._id));
  expect(bench.tab.paymentOf(order._id).get()).toEqual({ step: 'ready' });
  expect(await bench.payments()).toEqual([]);
});
