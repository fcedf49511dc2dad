import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/** One of three nodes has stopped: it keeps its height, its nonce counts and its pool. */
const bench = useBench();
const { sending, purchase, wrapping, waiting, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const MAKES = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

async function stop(at: number) {
  const node = bench.nodes[at]!;
  const head = await bench.world.chain.height();
  const isNew = (height: string | null | undefined) => !height || BigInt(height) > head;
  const [latest, pool] = [
    await rpc('eth_getBlockByNumber', ['latest', false]),
    await rpc('eth_getBlockByNumber', ['pending', true]),
  ];
  const count = await rpc('eth_getTransactionCount', [bench.from, 'latest']);
  const withPool = await rpc('eth_getTransactionCount', [bench.from, 'pending']);
  const known = new Map((pool as { transactions: { hash: string }[] }).transactions.map((one) => [one.hash, one]));
  node.lie('eth_blockNumber', () => `0x${head.toString(16)}`);
  node.lie('eth_getTransactionByHash', (sent: { blockNumber: string } | null, [hash]: [string]) => {
    const kept = known.get(hash);
    if (kept) return { ...kept, blockNumber: null, blockHash: null, transactionIndex: null };
    return sent && isNew(sent.blockNumber) ? null : sent;
  });
  node.lie('eth_getTransactionReceipt', (got: { blockNumber: string } | null) =>
    got && isNew(got.blockNumber) ? null : got,
  );
  node.lie('eth_getLogs', (logs: { blockNumber: string }[]) => logs.filter((log) => !isNew(log.blockNumber)));
  node.lie('eth_getTransactionCount', (got: string, [, when]: [string, string]) =>
    when === 'latest' ? count : when === 'pending' ? withPool : got,
  );
  node.lie('eth_getBlockByNumber', (got: object, [when]: [string]) => {
    if (when === 'latest') return latest;
    if (when === 'pending') return pool;
    return when.startsWith('0x') && BigInt(when) > head ? null : got;
  });
}

describe.each(MAKES)('%s', (_name, make) => {
  it('that was cancelled can be submitted again while one stopped node still shows it in its pool', async () => {
    const { action, sent } = await waiting(make);
    await passes(10_000);
    await stop(2);
    const { from, nonce } = sent;
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(16);
    await bench.keepTime();
    await passes(60_000);
    await bench.keepTime();
    await bench.world.chain.mine(16);
    await comesTo(action, 'cancelled');
    await bench.world.chain.setAutomine(true);
    await action.submit();
    expect(bench.tab.stateOf(action.key)).not.toHaveProperty('refusal');
    expect(bench.asks()).toBe(2);
  });
});
