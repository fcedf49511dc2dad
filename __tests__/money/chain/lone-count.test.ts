import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { openTab } from '../../support/money/tab';

const bench = useBench();

it('a nonce count that only one node reports does not let the investor declare a mined payment unsent', async () => {
  const [counting, ...others] = bench.nodes;
  others.forEach((node) => node.lie('eth_getTransactionCount', () => undefined));
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  const order = bench.order('BNB');
  await bench.submit(order);
  expect(bench.tab.journal()).toMatchObject([{ minedNonceCount: null, status: 'unanswered' }]);
  const { nonce: _place, ...call } = bench.requests()[0]!;
  await bench.world.chain.rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(3);
  await passes(25_000);
  expect(bench.tab.stateOf(`order:${order._id}`)).toMatchObject({ step: 'unanswered', isSearched: true });
  expect(await during(bench.tab.sayUnsent(order._id))).toBe(false);
  counting!.open();
});

it.each([
  ['one tab', 1, 'failed'],
  ['two tabs', 2, 'altered'],
] as const)(
  'the wallet’s hash is kept if only one node reported the nonce count and its transaction has replaced another payment: %s',
  async (_name, tabs, replaced) => {
    const to = `0x${String(tabs).repeat(40)}` as const;
    const answers: ((hash: unknown) => void)[] = [];
    bench.wallet.answerWith('eth_sendTransaction', () => new Promise((resolve) => answers.push(resolve)));
    void bench.tab.send({ id: `first-${tabs}`, token: 'USDT', to, amount: '0.5' }, bench.from);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(`send:first-${tabs}`));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(`send:first-${tabs}`))).toBe(true);
    const [counting, ...others] = bench.nodes;
    others.forEach((node) => node.lie('eth_getTransactionCount', () => undefined));
    await bench.world.chain.setAutomine(false);
    await bench.keepTime();
    void bench.tab.send({ id: `second-${tabs}`, token: 'USDT', to, amount: '0.8' }, bench.from);
    await until(() => bench.asks() === 2);
    others.forEach((node) => node.open());
    const [first, second] = bench.requests();
    const send = (call: object) => bench.world.chain.rpc('eth_sendTransaction', [{ ...call, gas: '0x30d40' }]);
    answers[0]!(await send(first!));
    await passes(10_000);
    if (tabs === 2) await (await openTab()).goesOn(`send:first-${tabs}`);
    const hash = await send({ ...second, nonce: first!.nonce, gasPrice: '0x4a817c800' });
    await bench.world.chain.mine(4);
    await passes(60_000);
    answers[1]!(hash);
    await passes(60_000);
    bench.wallet.answerWith('eth_sendTransaction', null);
    expect(bench.tab.journal()).toMatchObject([{ status: replaced }, { status: 'succeeded', hash }]);
    counting!.open();
  },
);
