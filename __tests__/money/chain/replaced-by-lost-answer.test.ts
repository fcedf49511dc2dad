import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';

const bench = useBench();
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is shown as cancelled if a late transfer of another amount has replaced it and its answer was lost',
  async (token) => {
    const to = `0x${(token === 'BNB' ? '7' : '6').repeat(40)}` as const;
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.keepTime();
    await during(bench.tab.send({ id: `first-${token}`, token, to, amount: '0.5' }, bench.from));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(`send:first-${token}`))).toBe(true);
    await passes(60_000);
    await bench.world.chain.setAutomine(false);
    await bench.keepTime();
    await during(bench.tab.send({ id: `second-${token}`, token, to, amount: '0.8' }, bench.from));
    await until(() => bench.asks() === 2);
    await passes(5_000);
    expect(bench.requests()[1]!.nonce).toBe(bench.requests()[0]!.nonce);
    await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...bench.requests()[0], gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await passes(240_000);
    expect(bench.tab.journal().map(({ key, status, failure }) => [key, status, failure])).toEqual([
      [`send:first-${token}`, 'succeeded', undefined],
      [`send:second-${token}`, 'failed', 'cancelled'],
    ]);
  },
);

it.each(['USDT', 'BNB'] as const)(
  'a transfer in %s is not shown as altered if the entered hash is that of an earlier transfer whose answer was lost',
  async (token) => {
    const to = `0x${(token === 'BNB' ? '9' : '8').repeat(40)}` as const;
    const isLost = async (id: string, amount: string) => {
      bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
      await bench.keepTime();
      await during(bench.tab.send({ id, token, to, amount }, bench.from));
      await passes(25_000);
    };
    await isLost(`first-${token}`, '0.5');
    expect(await during(bench.tab.saysUnsent(`send:first-${token}`))).toBe(true);
    await passes(60_000);
    await isLost(`second-${token}`, '0.8');
    const hash = (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...bench.requests()[0] }])) as `0x${string}`;
    await bench.world.chain.mine(4);
    await during(bench.tab.names(`send:second-${token}`, hash));
    await passes(240_000);
    expect(bench.tab.journal().map(({ key, status }) => [key, status])).toEqual([
      [`send:first-${token}`, 'succeeded'],
      [`send:second-${token}`, 'unanswered'],
    ]);
  },
);
