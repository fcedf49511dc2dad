import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { sending, purchase, waiting, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const forgetOldCode = async () => {
  const head = await bench.world.chain.height();
  const forget = (code: string, [, at]: [string, string]) => {
    if (at.startsWith('0x') && BigInt(at) < head - 128n) throw new Error('missing trie node');
    return code;
  };
  bench.nodes.forEach((node) => node.lie('eth_getCode', forget));
};

/** Watches only this action, as earlier releases did. The entries of other actions are stored again once it has ended. */
async function watchAlone(key: string, hasEnded: () => boolean): Promise<void> {
  const others = bench.tab.journal().filter((entry) => entry.key !== key);
  localStorage.setItem('tx_journal', JSON.stringify(bench.tab.journal().filter((entry) => entry.key === key)));
  void bench.tab.goesOn(key);
  await until(hasEnded);
  localStorage.setItem('tx_journal', JSON.stringify([...bench.tab.journal(), ...others]));
}

it.each([
  ['cancelled', 'USDT', (1_248n * ONE) / 10n],
  ['altered', 'BNB', (195n * ONE) / 1_000n],
] as const)(
  'a BNB transfer that used the nonce of a payment is not sent again after nodes have pruned its block: the payment is %s',
  async (step, currency, units) => {
    const { action: first, sent } = await waiting(() => purchase(currency, units));
    await passes(5_000);
    const second = await sending('BNB', '0.5', ONE / 2n);
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await second.submit();
    const [, asked] = bench.requests();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(second.key))).toBe(true);
    await bench.reload({ keepsClock: true });
    await rpc('anvil_dropTransaction', [sent.hash]);
    await rpc('eth_sendTransaction', [{ ...asked, nonce: sent.nonce, gas: '0x30d40' }]);
    await bench.world.chain.mine(300);
    await bench.world.chain.setAutomine(true);
    await forgetOldStates(bench);
    await forgetOldCode();
    await bench.anHourPasses();
    await watchAlone(first.key, () => stepOf(first) === step);
    bench.wallet.log.length = 0;
    await bench.keepTime();
    await second.submit(bench.tab, reviewMadeAt(Date.now() - 1_000));
    await bench.world.chain.mine(4);
    expect([bench.asks(), await second.arrived()]).toEqual([0, second.units]);
  },
);

it('a payment that its wallet sent again with the nonce of a later transfer is not made a second time', async () => {
  const { action: first, sent } = await waiting(() => purchase('BNB', (195n * ONE) / 1_000n));
  const second = await sending('USDT', '0.5', ONE / 2n);
  await second.submit();
  await passes(5_000);
  const nonces = bench.tab.journal().map(({ nonce }) => nonce);
  expect(nonces).toEqual([Number(sent.nonce), Number(sent.nonce) + 1]);
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await bench.reload({ keepsClock: true });
  await rpc('anvil_dropAllTransactions');
  const other = { from: bench.from, to: bench.from, value: '0x0', gas: '0x5208' };
  await rpc('eth_sendTransaction', [{ ...other, nonce: sent.nonce }]);
  await rpc('eth_sendTransaction', [{ ...call, nonce: `0x${nonces[1]!.toString(16)}` }]);
  await bench.world.chain.mine(300);
  await bench.world.chain.setAutomine(true);
  await forgetOldStates(bench);
  await bench.anHourPasses();
  void bench.tab.goesOn(second.key);
  await until(() => stepOf(second) === 'cancelled');
  void bench.tab.goesOn(first.key);
  await until(() => stepOf(first) === 'altered');
  bench.wallet.log.length = 0;
  await bench.keepTime();
  await first.submit();
  await bench.world.chain.mine(4);
  expect([bench.asks(), await first.arrived()]).toEqual([0, first.units]);
});

it('a transfer that was declared unsent is not sent again after its transaction settled an equal transfer and nodes pruned the block', async () => {
  const to = `0x${'57'.repeat(20)}` as const;
  const unsent = async (id: string) => {
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.keepTime();
    await during(bench.tab.send({ id, token: 'BNB', to, amount: '0.5' }, bench.from));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(`send:${id}`))).toBe(true);
  };
  await unsent('one');
  await unsent('other');
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  await rpc('eth_sendTransaction', [call]);
  await bench.world.chain.mine(4);
  await until(() => bench.tab.stateOf('send:other').step === 'succeeded');
  await bench.reload({ keepsClock: true });
  await bench.world.chain.mine(300);
  await forgetOldStates(bench);
  await bench.anHourPasses();
  bench.wallet.log.length = 0;
  const review = reviewMadeAt(Date.now() - 1_000);
  await during(bench.tab.send({ id: 'one', token: 'BNB', to, amount: '0.5' }, bench.from, review));
  expect(bench.asks()).toBe(0);
});
