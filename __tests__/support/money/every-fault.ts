import type { Bench } from './bench';
import { during, passes, until } from './clock';
import { deedsOn, type Make } from './deeds';
import { openTab } from './tab';

type Deeds = ReturnType<typeof deedsOn>;
type Tried = Readonly<{ bench: Bench; make: Make; deeds: Deeds }>;
const HIGHER = '0x4a817c800';
/** By their numbers, what a wallet says before it signs anything. */
const REFUSALS = [
  [4100, 'wallet-locked'],
  [4200, 'wallet-cannot'],
  [4902, 'wrong-chain'],
] as const;

/** Kinds of deed against every fault of money: each case ends by what has arrived on the chain. */
export function tryEveryFault(bench: Bench, kindsOf: (deeds: Deeds) => Readonly<Record<string, Make>>) {
  const deeds = deedsOn(bench);
  describe.each(Object.entries(kindsOf(deeds)))('%s', (_, make) => {
    const tried: Tried = { bench, make, deeds };
    ofTheWallet(tried);
    ofTheBrowser(tried);
    ofTheNetwork(tried);
  });
}

/** What the wallet may answer, and do in place of what it was asked for. */
function ofTheWallet({ bench, make, deeds: { stepOf, comesTo } }: Tried) {
  const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
  it('arrives to the last unit, is asked for once, and is on record as succeeded', async () => {
    const deed = await make();
    await deed.press();
    await deed.press();
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    await deed.press();
    expect(await deed.arrived()).toBe(deed.units);
    expect(bench.asks()).toBe(1);
    expect(bench.tab.journal()).toMatchObject([{ key: deed.key, status: 'succeeded' }]);
  });

  it('moves nothing after a no, and can be pressed again', async () => {
    const deed = await make();
    bench.wallet.rejectNext('eth_sendTransaction');
    await deed.press();
    expect(bench.tab.stateOf(deed.key)).toEqual({ step: 'idle', refusal: 'rejected' });
    expect(await deed.arrived()).toBe(0n);
    await deed.press();
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('moves nothing where the wallet cannot, may not or does not know the network, and can be pressed again', async () => {
    const deed = await make();
    for (const [code, refusal] of REFUSALS) {
      bench.wallet.failNext({ code, message: 'no' }, 'eth_sendTransaction');
      await deed.press();
      expect(bench.tab.stateOf(deed.key)).toEqual({ step: 'idle', refusal });
    }
    expect(await deed.arrived()).toBe(0n);
    await deed.press();
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('is found after an answer that proves nothing, and is not asked for again', async () => {
    const deed = await make();
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await deed.press();
    expect(stepOf(deed)).toBe('unanswered');
    await deed.press();
    await rpc('eth_sendTransaction', [bench.requests()[0]]);
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('can be pressed again once the investor says that nothing was sent', async () => {
    const deed = await make();
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await deed.press();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(deed.key))).toBe(true);
    await deed.press();
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('raises the alarm where the wallet sends something else', async () => {
    const deed = await make();
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [Record<string, unknown>];
      return { ...request, params: [{ ...call, to: bench.world.chain.accounts[2], data: '0x', value: '0x1' }] };
    });
    await deed.press();
    await bench.world.chain.mine(3);
    await comesTo(deed, 'altered');
    await deed.press();
    expect(bench.asks()).toBe(1);
    expect(await deed.arrived()).toBe(0n);
  });

  it('is not asked for where the account is another, or the network', async () => {
    const deed = await make();
    await bench.wallet.setAccount(bench.world.chain.accounts[1]!);
    await deed.press();
    expect(bench.tab.stateOf(deed.key)).toMatchObject({ refusal: 'wrong-account' });
    await bench.wallet.setAccount(bench.from);
    await bench.wallet.setChainId(1);
    await deed.press();
    expect(bench.tab.stateOf(deed.key)).toMatchObject({ refusal: 'wrong-chain' });
    expect(bench.asks()).toBe(0);
  });
}

/** Reloads, tabs and questions that stand open. */
function ofTheBrowser({ bench, make, deeds: { waiting, stepOf, comesTo } }: Tried) {
  it('is followed after a reload, and is not asked for again', async () => {
    const { deed } = await waiting(make);
    await bench.reload();
    await bench.tab.goesOn(deed.key);
    await deed.press();
    expect(stepOf(deed)).toBe('pending');
    await bench.world.chain.setAutomine(true);
    await bench.world.chain.mine(3);
    await comesTo(deed, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('is asked for in one tab of two', async () => {
    const { deed } = await waiting(make);
    const other = await openTab();
    await deed.press(other);
    expect(bench.asks()).toBe(1);
    await bench.world.chain.mine(3);
    await until(() => other.stateOf(deed.key).step === 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('is not asked for while a question of the account is open', async () => {
    const [first, deed] = [await make(), await make()];
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await first.press();
    await deed.press();
    expect(bench.tab.stateOf(deed.key)).toMatchObject({ refusal: 'other-question' });
    expect(bench.asks()).toBe(1);
  });
}

/** What the network may do with what was sent. */
function ofTheNetwork({ bench, make, deeds: { waiting, comesTo } }: Tried) {
  const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
  it('goes on under the hash by which it was sped up', async () => {
    const { deed, sent } = await waiting(make);
    await passes(10_000);
    const { hash: _, input, ...call } = sent;
    await rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await comesTo(deed, 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('can be pressed again once another transaction has taken its place', async () => {
    const { deed, sent } = await waiting(make);
    await passes(10_000);
    const { from, nonce } = sent;
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await comesTo(deed, 'cancelled');
    await bench.world.chain.setAutomine(true);
    await deed.press();
    await bench.world.chain.mine(2);
    await comesTo(deed, 'succeeded');
    expect(await deed.arrived()).toBe(deed.units);
  });

  it('is not said to be lost while nobody knows its hash, and arrives when it is sent again', async () => {
    const { deed, sent } = await waiting(make);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await passes(65_000);
    expect(bench.tab.stateOf(deed.key)).toMatchObject({ step: 'pending', isUnseen: true });
    await deed.press();
    const { hash: _, input, ...call } = sent;
    await rpc('eth_sendTransaction', [{ ...call, data: input }]);
    await bench.world.chain.mine(4);
    await comesTo(deed, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await deed.arrived()).toBe(deed.units);
  });
}
