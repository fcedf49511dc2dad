import type { Bench } from './bench';
import { during, passes, until } from './clock';
import { actionsOn, type Make } from './actions';
import { openTab } from './tab';

type Actions = ReturnType<typeof actionsOn>;
type Tried = Readonly<{ bench: Bench; make: Make; actions: Actions }>;
const HIGHER = '0x4a817c800';
const REFUSALS = [
  [4100, 'wallet-locked'],
  [4200, 'wallet-cannot'],
  [4902, 'wrong-chain'],
  [-32_002, 'wallet-busy'],
] as const;

/** Tests every kind of action against every fault. Each case counts what arrived on the chain. */
export function tryEveryFault(bench: Bench, kindsOf: (actions: Actions) => Readonly<Record<string, Make>>) {
  const actions = actionsOn(bench);
  describe.each(Object.entries(kindsOf(actions)))('%s', (_, make) => {
    const tried: Tried = { bench, make, actions };
    ofTheWallet(tried);
    ofTheBrowser(tried);
    ofTheNetwork(tried);
  });
}

function ofTheWallet({ bench, make, actions: { stepOf, comesTo } }: Tried) {
  const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
  it('arrives exactly, is requested once and is recorded as succeeded', async () => {
    const action = await make();
    await action.submit();
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    await action.submit();
    expect(await action.arrived()).toBe(action.units);
    expect(bench.asks()).toBe(1);
    expect(bench.tab.journal()).toMatchObject([{ key: action.key, status: 'succeeded' }]);
  });

  it('moves nothing after a refusal, and can be submitted again', async () => {
    const action = await make();
    bench.wallet.rejectNext('eth_sendTransaction');
    await action.submit();
    expect(bench.tab.stateOf(action.key)).toEqual({ step: 'idle', refusal: 'rejected' });
    expect(await action.arrived()).toBe(0n);
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('moves nothing when the wallet cannot send, may not send, lacks the network or is busy, and can be submitted again', async () => {
    const action = await make();
    for (const [code, refusal] of REFUSALS) {
      bench.wallet.failNext({ code, message: 'Already pending' }, 'eth_sendTransaction');
      await action.submit();
      expect(bench.tab.stateOf(action.key)).toEqual({ step: 'idle', refusal });
    }
    expect(await action.arrived()).toBe(0n);
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('is found after an answer that proves nothing, and is not requested again', async () => {
    const action = await make();
    bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
    await action.submit();
    expect(stepOf(action)).toBe('unanswered');
    await action.submit();
    await rpc('eth_sendTransaction', [bench.requests()[0]]);
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(action.units);
  });

  it('can be submitted again once the investor declares that nothing was sent', async () => {
    const action = await make();
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await action.submit();
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('counts as altered when the wallet sends something else', async () => {
    const action = await make();
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [Record<string, unknown>];
      return { ...request, params: [{ ...call, to: bench.world.chain.accounts[2], data: '0x', value: '0x1' }] };
    });
    await action.submit();
    await bench.world.chain.mine(3);
    await comesTo(action, 'altered');
    await action.submit();
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(0n);
  });

  it('is not requested from another account or on another network', async () => {
    const action = await make();
    await bench.wallet.setAccount(bench.world.chain.accounts[1]!);
    await action.submit();
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'wrong-account' });
    await bench.wallet.setAccount(bench.from);
    await bench.wallet.setChainId(1);
    await action.submit();
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'wrong-chain' });
    expect(bench.asks()).toBe(0);
  });
}

function ofTheBrowser({ bench, make, actions: { waiting, stepOf, comesTo } }: Tried) {
  it('is watched after a reload, and is not requested again', async () => {
    const { action } = await waiting(make);
    await bench.reload();
    await bench.tab.goesOn(action.key);
    await action.submit();
    expect(stepOf(action)).toBe('pending');
    await bench.world.chain.setAutomine(true);
    await bench.world.chain.mine(3);
    await comesTo(action, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(action.units);
  });

  it('is found when the wallet sends it after a reload, and is not requested again', async () => {
    const action = await make();
    const send = bench.wallet.hold('eth_sendTransaction');
    const submitted = action.submit();
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await submitted;
    await bench.reload();
    await bench.tab.goesOn(action.key);
    expect(stepOf(action)).toBe('unanswered');
    send();
    await comesTo(action, 'pending');
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(action.units);
  });

  it('is requested in only one of two tabs', async () => {
    const { action } = await waiting(make);
    const other = await openTab();
    await action.submit(other);
    expect(bench.asks()).toBe(1);
    await bench.world.chain.mine(3);
    await until(() => other.stateOf(action.key).step === 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('is not requested while another wallet request of the account is open', async () => {
    const [first, action] = [await make(), await make()];
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await first.submit();
    await action.submit();
    expect(bench.tab.stateOf(action.key)).toMatchObject({ refusal: 'other-request' });
    expect(bench.asks()).toBe(1);
  });
}

function ofTheNetwork({ bench, make, actions: { waiting, comesTo } }: Tried) {
  const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
  it('continues under the new hash after it was sped up', async () => {
    const { action, sent } = await waiting(make);
    await passes(10_000);
    const { hash: _, input, ...call } = sent;
    await rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }]);
    await bench.world.chain.mine(4);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('can be submitted again once a replacement has cancelled it', async () => {
    const { action, sent } = await waiting(make);
    await passes(10_000);
    const { from, nonce } = sent;
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(2);
    await passes(10_000);
    expect(bench.tab.stateOf(action.key).step).toBe('pending');
    await bench.world.chain.mine(2);
    await comesTo(action, 'cancelled');
    await bench.world.chain.setAutomine(true);
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('is not shown as lost while no node knows its hash, and arrives when it is sent again', async () => {
    const { action, sent } = await waiting(make);
    await rpc('anvil_dropTransaction', [sent.hash]);
    await passes(65_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'pending', isUnseen: true });
    await action.submit();
    const { hash: _, input, ...call } = sent;
    await rpc('eth_sendTransaction', [{ ...call, data: input }]);
    await bench.world.chain.mine(4);
    await comesTo(action, 'succeeded');
    expect(bench.asks()).toBe(1);
    expect(await action.arrived()).toBe(action.units);
  });
}
