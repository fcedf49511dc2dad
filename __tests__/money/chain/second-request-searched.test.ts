import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending, wrapping, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** The node hides every block that is mined from now on. */
async function freeze(at: number): Promise<void> {
  const node = bench.nodes[at]!;
  const head = `0x${(await bench.world.chain.height()).toString(16)}`;
  const count = await rpc('eth_getTransactionCount', [bench.from, head]);
  const newest = await rpc('eth_getBlockByNumber', [head, false]);
  node.lie('eth_blockNumber', () => head);
  node.lie('eth_getTransactionCount', () => count);
  node.lie('eth_getTransactionByHash', () => null);
  node.lie('eth_getTransactionReceipt', () => null);
  node.lie('eth_getLogs', (() => []) as never);
  node.lie('eth_getBlockByNumber', ((block: unknown, [tag]: [string]) =>
    tag === 'latest' ? newest : tag === 'pending' ? { ...(newest as object), transactions: [] } : block) as never);
}

/** The first request's answer is lost, and the wallet sends it late. */
async function sendsLate(): Promise<void> {
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(4);
}

describe('A second request after "Nothing was sent"', () => {
  it('cannot be declared unsent too before it was searched for', async () => {
    const { key, submit, start } = await sending('USDT', '0.5', ONE / 2n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await submit();
    await passes(25_000);
    await during(bench.tab.saysUnsent(key));
    await passes(60_000);
    await bench.keepTime();
    const release = bench.wallet.hold('eth_sendTransaction');
    void start(bench.tab);
    await until(() => bench.asks() === 2);
    await during(bench.tab.stopsWaiting(key));
    await passes(18_000);
    expect(bench.tab.stateOf(key)).toEqual({ step: 'unanswered' });
    await passes(5_000);
    expect(bench.tab.stateOf(key)).toMatchObject({ isSearched: true });
    release();
  });

  it.each([
    ['BNB', () => sending('BNB', '0.5', ONE / 2n)],
    ['USDT', () => sending('USDT', '0.5', ONE / 2n)],
    ['wrapped BNB', () => wrapping('wrap', ONE / 10n)],
  ] as const)('of %s is not made while only a lagging node answers', async (_name, make) => {
    const action = await make();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    await during(bench.tab.saysUnsent(action.key));
    await freeze(1);
    await sendsLate();
    bench.nodes[0]!.close('gone');
    bench.nodes[2]!.close('gone');
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'nodes-unreachable' });
  });

  it.each(['a transfer', 'an order'] as const)(
    'of %s is not made when nodes return logs of at most 100 blocks',
    async (name) => {
      const isTransfer = name === 'a transfer';
      const action = await (isTransfer ? sending('USDT', '0.5', ONE / 2n) : purchase('USDT', (1_248n * ONE) / 10n));
      bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
      await action.submit();
      await bench.reload();
      await bench.world.chain.mine(2_000);
      await sendsLate();
      await bench.world.chain.mine(100);
      bench.nodes.forEach((node) =>
        node.lie('eth_getLogs', ((
          logs: unknown,
          [{ fromBlock, toBlock }]: [{ fromBlock: string; toBlock: string }],
        ) => {
          if (BigInt(toBlock) - BigInt(fromBlock) > 100n) throw new Error('block range is too large, limit 100');
          return logs;
        }) as never),
      );
      await bench.keepTime();
      await bench.tab.goesOn(action.key);
      await passes(25_000);
      await during(bench.tab.saysUnsent(action.key));
      await bench.keepTime();
      await action.submit();
      expect(bench.asks()).toBe(1);
    },
  );
});
