import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase, swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (nonce: number) => `0x${nonce.toString(16)}`;

const elsewhere = () => ({
  from: bench.from,
  to: bench.world.chain.accounts[6] as Address,
  value: '0x1',
  gas: '0x5208',
});

/** Nodes keep the state of 128 blocks, like a full node of BNB Smart Chain. */
async function forgetOldStates(): Promise<void> {
  const head = await bench.world.chain.height();
  bench.doors.forEach((door) =>
    door.lie('eth_getTransactionCount', (count: string, [, at]: [string, string]) => {
      if (at.startsWith('0x') && BigInt(at) < head - 128n) throw new Error('missing trie node');
      return count;
    }),
  );
}

/** The first transaction was dropped. Another app took its nonce, and the wallet sent the same payment with the next one. */
async function resentWithNextNonce(make: Make) {
  const action = await make();
  await bench.world.chain.setAutomine(false);
  await action.submit();
  const [sent] = await bench.pending();
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent!.hash]);
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  await rpc('eth_sendTransaction', [{ ...elsewhere(), nonce: sent!.nonce }]);
  await rpc('eth_sendTransaction', [{ ...call, nonce: hex(Number(sent!.nonce) + 1) }]);
  await bench.world.chain.mine(1);
  await bench.world.chain.setAutomine(true);
  await bench.world.chain.mine(4);
  expect(await action.arrived()).toBe(action.units);
  return action;
}

const MAKES: readonly [string, Make][] = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
];

describe('a payment that its wallet has sent again with the next nonce', () => {
  it.each(MAKES)('is not called cancelled: %s', async (_name, make) => {
    const action = await resentWithNextNonce(make);
    await passes(60_000);
    expect(bench.tab.stateOf(action.key).step).not.toBe('cancelled');
  });

  it('is not made a second time while the nodes know its block (control)', async () => {
    const action = await resentWithNextNonce(() => sending('BNB', '0.5', ONE / 2n));
    await passes(60_000);
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  });

  it.each(MAKES)('is not made a second time after the nodes have forgotten its block: %s', async (_name, make) => {
    const action = await resentWithNextNonce(make);
    await passes(60_000);
    await bench.keepTime();
    await bench.world.chain.mine(300);
    await forgetOldStates();
    await action.submit();
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  });

  it.each(MAKES.slice(0, 2))(
    'is not made a second time if it was sent after the cancellation: %s',
    async (_name, make) => {
      const action = await make();
      await bench.world.chain.setAutomine(false);
      await action.submit();
      const [sent] = await bench.pending();
      await passes(5_000);
      await rpc('anvil_dropTransaction', [sent!.hash]);
      const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
      await rpc('eth_sendTransaction', [{ ...elsewhere(), nonce: sent!.nonce }]);
      await bench.world.chain.mine(4);
      await bench.world.chain.setAutomine(true);
      await until(() => bench.tab.stateOf(action.key).step === 'cancelled');
      await rpc('eth_sendTransaction', [{ ...call, nonce: hex(Number(sent!.nonce) + 1) }]);
      await bench.world.chain.mine(300);
      await bench.keepTime();
      await forgetOldStates();
      await action.submit();
      await bench.world.chain.mine(4);
      expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
    },
  );

  it.each(MAKES.slice(0, 2))(
    'can be made again if it was only cancelled, even after its block is forgotten: %s',
    async (_name, make) => {
      const action = await make();
      await bench.world.chain.setAutomine(false);
      await action.submit();
      const [sent] = await bench.pending();
      await passes(5_000);
      await rpc('anvil_dropTransaction', [sent!.hash]);
      await rpc('eth_sendTransaction', [{ ...elsewhere(), nonce: sent!.nonce }]);
      await bench.world.chain.mine(4);
      await bench.world.chain.setAutomine(true);
      await until(() => bench.tab.stateOf(action.key).step === 'cancelled');
      await bench.world.chain.mine(300);
      await bench.keepTime();
      await forgetOldStates();
      await action.submit();
      await bench.world.chain.mine(4);
      expect([bench.asks(), await action.arrived()]).toEqual([2, action.units]);
    },
  );

  it('is called altered, and is not made again, if the account has sent a batch besides the replacement', async () => {
    const action = await sending('BNB', '0.5', ONE / 2n);
    await bench.world.chain.setAutomine(false);
    await action.submit();
    const [sent] = await bench.pending();
    await passes(5_000);
    await rpc('anvil_dropTransaction', [sent!.hash]);
    const batch = { from: bench.from, to: bench.from, data: '0x01', gas: '0x186a0' };
    await rpc('eth_sendTransaction', [{ ...elsewhere(), nonce: sent!.nonce }]);
    await rpc('eth_sendTransaction', [{ ...batch, nonce: hex(Number(sent!.nonce) + 1) }]);
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await until(() => bench.tab.stateOf(action.key).step === 'altered');
    await bench.keepTime();
    await action.submit();
    expect(bench.asks()).toBe(1);
  });
});
