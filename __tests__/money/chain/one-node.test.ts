import type { Hash } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import type { TestNode } from '../../support/money/test-nodes';

const bench = useBench();
const rpc = (...asked: [string, unknown[]]) => bench.world.chain.rpc(...asked);
const FORGED: Hash = `0x${'f0'.repeat(32)}`;
const topic = (address: string) => `0x${address.slice(2).toLowerCase().padStart(64, '0')}`;
const hex = (number: bigint) => `0x${number.toString(16)}`;

/** Keeps a node answering, but without new blocks. */
async function stick(node: TestNode): Promise<void> {
  const height = await bench.world.chain.height();
  const count = await rpc('eth_getTransactionCount', [bench.from, 'latest']);
  const isKnown = (at: string | null) => at !== null && BigInt(at) <= height;
  type InBlock = { blockNumber: string | null };
  node.lie('eth_blockNumber', () => hex(height));
  node.lie('eth_getTransactionCount', () => count);
  node.lie('eth_getTransactionByHash', (sent: InBlock | null) => (sent && isKnown(sent.blockNumber) ? sent : null));
  node.lie('eth_getTransactionReceipt', (one: InBlock | null) => (one && isKnown(one.blockNumber) ? one : null));
  node.lie('eth_getLogs', (logs: InBlock[] = []) => logs.filter(({ blockNumber }) => isKnown(blockNumber)));
}

/** A forged log of a payment that never happened. */
async function forgeLog(node: TestNode, sent: object): Promise<void> {
  const { contracts, payAddress, ...chain } = bench.world.chain;
  const height = await chain.height();
  node.lie('eth_getLogs', () => [
    {
      address: contracts.USDT,
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        topic(bench.from),
        topic(payAddress),
      ],
      data: `0x${AMOUNT.USDT.units.toString(16).padStart(64, '0')}`,
      ...{ blockNumber: hex(height - 1n), blockHash: FORGED, transactionHash: FORGED },
      ...{ transactionIndex: '0x0', logIndex: '0x0', removed: false },
    },
  ]);
  const forged = { ...sent, hash: FORGED, gasPrice: '0x1', gas: '0x5208', type: '0x0', blockNumber: null };
  node.lie('eth_getTransactionByHash', (_own: unknown, [hash]: [string]) => (hash === FORGED ? forged : null));
  node.lie('eth_getTransactionReceipt', () => null);
}

it.each([0, 2])('one stuck node of three prevents neither a confirmation nor the next order: node %i', async (at) => {
  const order = bench.order('BNB');
  await stick(bench.nodes[at]!);
  await bench.submit(order, true);
  await bench.world.chain.mine(50);
  await bench.comesTo(order, 'succeeded');
  const next = bench.order('BNB');
  await bench.submit(next, true);
  expect(bench.stepOf(next)).toBe('pending');
});

it('a node that forges a log does not replace a hash that the other nodes know, and a cancellation is still seen', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const [sent] = (await bench.pending()) as [Pending];
  await passes(3_000);
  await rpc('anvil_dropAllTransactions', []);
  await bench.world.chain.mine(3);
  bench.nodes
    .slice(1)
    .forEach((node) =>
      node.lie('eth_getTransactionByHash', (own: unknown, [hash]: [string]) =>
        hash === sent.hash ? { ...sent, gasPrice: '0x1', type: '0x0', blockNumber: null } : own,
      ),
    );
  await forgeLog(bench.nodes[0]!, sent);
  await passes(40_000);
  expect(bench.tab.journal()).toMatchObject([{ hash: sent.hash }]);
  bench.nodes.forEach((node) => node.open());
  await rpc('eth_sendTransaction', [
    { from: bench.from, to: bench.from, value: '0x0', nonce: sent.nonce, gas: '0x5208', gasPrice: '0x4a817c800' },
  ]);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'cancelled');
});

it('the wallet’s hash is not replaced when one node shows a stranger’s transaction as the payment', async () => {
  const order = bench.order('USDT');
  const given: Hash = `0x${'5afe'.repeat(16)}`;
  bench.wallet.answerWith('eth_sendTransaction', () => Promise.resolve(given));
  await bench.submit(order);
  const [from, to] = bench.world.chain.accounts.slice(7);
  const strangers = await rpc('eth_sendTransaction', [{ from, to, value: '0x1', gas: '0x5208' }]);
  await bench.world.chain.mine(4);
  bench.nodes[1]!.lie('eth_getLogs', () => [
    {
      address: bench.world.chain.contracts.USDT,
      topics: [
        '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
        topic(bench.from),
        topic(bench.world.chain.payAddress),
      ],
      data: `0x${AMOUNT.USDT.units.toString(16).padStart(64, '0')}`,
      ...{ blockNumber: hex((1n << 5n) - 1n), blockHash: FORGED, transactionHash: strangers },
      ...{ transactionIndex: '0x0', logIndex: '0x0', removed: false },
    },
  ]);
  await passes(180_000);
  bench.wallet.answerWith('eth_sendTransaction', null);
  expect(bench.tab.journal()).toMatchObject([{ hash: given, status: 'pending' }]);
});

it('a node that forges a log does not keep the investor from declaring a payment unsent', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const { from, to, data } = bench.requests().at(-1)!;
  await bench.world.chain.mine(3);
  await forgeLog(bench.nodes[1]!, { from, to, input: data, value: '0x0', nonce: '0x7' });
  await passes(60_000);
  expect(bench.stepOf(order)).toBe('unanswered');
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(true);
});

it('the receipt of another transaction is ignored, for example if a batch’s answers are shifted by one', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  const other = (await rpc('eth_sendTransaction', [
    { from: bench.world.chain.accounts[7], to: bench.world.chain.accounts[8], value: '0x1', gas: '0x5208' },
  ])) as Hash;
  await bench.world.chain.mine(3);
  const receipt = await rpc('eth_getTransactionReceipt', [other]);
  bench.nodes.forEach((node) => node.lie('eth_getTransactionReceipt', () => receipt));
  await passes(30_000);
  expect(bench.stepOf(order)).toBe('pending');
  bench.nodes.forEach((node) => node.open());
  await bench.comesTo(order, 'succeeded');
});

describe.each(CURRENCIES)('a payment in %s', (currency) => {
  it('counts as altered when it is found with extra bytes after its call data, and is not submitted again', async () => {
    const order = bench.order(currency);
    bench.wallet.failNext({ code: 4900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    const call = bench.requests().at(-1)!;
    const data = `${call.data ?? '0x'}0b0080218021802180218021802180218021`;
    await rpc('eth_sendTransaction', [{ ...call, data, gas: '0x186a0' }]);
    await bench.world.chain.mine(4);
    await until(() => bench.stepOf(order) === 'altered');
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
  });
});

it('a node that invents a pending transaction does not hide a payment that was sped up before the nodes saw it', async () => {
  await bench.world.chain.setAutomine(false);
  const [, , liar] = bench.nodes;
  liar!.lie('eth_getTransactionCount', (count: string, [, at]: [string, string]) =>
    at === 'pending' ? '0x7fff' : count,
  );
  const order = bench.order('BNB');
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    const hash = await pass();
    const sent = (await bench.pending()).find((one) => one.hash === hash)!;
    await rpc('anvil_dropTransaction', [hash]);
    await rpc('eth_sendTransaction', [{ ...sent, gasPrice: '0x4a817c800' }]);
    return hash;
  });
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(5);
  await bench.comesTo(order, 'succeeded');
});

it('a single node that has mined a payment does not complete its confirmations', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('BNB');
  await bench.submit(order);
  const [sent] = (await bench.pending()) as [Pending];
  const height = await bench.world.chain.height();
  const [, liar] = bench.nodes;
  const receipt = {
    ...{ transactionHash: sent.hash, status: '0x1', blockNumber: hex(height + 1n), blockHash: FORGED, logs: [] },
    ...{ from: sent.from, to: sent.to, contractAddress: null, transactionIndex: '0x0', logsBloom: '0x', type: '0x0' },
    ...{ cumulativeGasUsed: '0x5208', gasUsed: '0x5208', effectiveGasPrice: '0x1' },
  };
  liar!.lie('eth_getTransactionReceipt', () => receipt);
  liar!.lie('eth_blockNumber', () => hex(height + 9n));
  const shown = new Set<number>();
  for (let look = 0; look < 30; look += 1) {
    await passes(2_000);
    const now = bench.tab.paymentOf(order._id).get();
    if (now.step === 'pending') shown.add(now.confirmations);
  }
  expect([...shown].toSorted((one, other) => one - other)).toEqual([0, 2]);
});

it('a node that reports a false replacement does not hide a payment that was sped up', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('BNB');
  await bench.submit(order);
  await passes(10_000);
  const [sent] = (await bench.pending()) as [Pending];
  const [liar] = bench.nodes;
  const block = hex((await bench.world.chain.height()) + 1n);
  const forged = { ...sent, to: sent.from, value: '0x0', input: '0x', hash: FORGED, type: '0x0', gasPrice: '0x1' };
  const receipt = {
    ...{ transactionHash: FORGED, status: '0x1', blockNumber: block, blockHash: FORGED, logs: [], type: '0x0' },
    ...{ from: sent.from, to: sent.from, contractAddress: null, transactionIndex: '0x0', logsBloom: '0x' },
    ...{ cumulativeGasUsed: '0x5208', gasUsed: '0x5208', effectiveGasPrice: '0x1' },
  };
  const ofForged =
    (answer: object) =>
    (_own: unknown, [hash]: [string]) =>
      hash === FORGED ? answer : null;
  liar!.lie('eth_getTransactionByHash', ofForged(forged));
  liar!.lie('eth_getTransactionReceipt', ofForged(receipt));
  liar!.lie('eth_getTransactionCount', () => '0x7fff');
  liar!.lie('eth_getBlockByNumber', (own: object) => ({ ...own, transactions: [forged] }));
  await rpc('eth_sendTransaction', [{ ...sent, gasPrice: '0x4a817c800' }]);
  await bench.world.chain.mine(4);
  await passes(120_000);
  expect(bench.tab.paymentOf(order._id).get()).toMatchObject({ step: 'pending', confirmations: 3 });
  liar!.open();
  await bench.comesTo(order, 'succeeded');
});

it('a node that treats an account as a contract does not block its payments', async () => {
  bench.nodes[0]!.lie('eth_getCode', () => '0x6001');
  for (const currency of CURRENCIES) {
    const order = bench.order(currency);
    await bench.submit(order);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
  }
  expect(bench.tab.journal()).toMatchObject([{ isContract: false }, { isContract: false }]);
});
