import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { passes, until } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase, swap, waiting } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** The wallet's transaction is dropped, and another app uses its nonce. Neither is mined yet. */
async function replacedByOther(make: Make) {
  const { action, sent } = await waiting(make);
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent.hash]);
  const other = { from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' };
  await rpc('eth_sendTransaction', [{ ...other, nonce: sent.nonce }]);
  return { action, next: `0x${(Number(sent.nonce) + 1).toString(16)}` };
}

async function cancelled(make: Make) {
  const replaced = await replacedByOther(make);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(replaced.action.key).step === 'cancelled');
  return replaced;
}

/** The wallet has sent the same payment again with the next nonce. */
async function resentWithNextNonce(make: Make) {
  const { action, next } = await replacedByOther(make);
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  await rpc('eth_sendTransaction', [{ ...call, nonce: next }]);
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
  it.each(MAKES)('is not shown as cancelled: %s', async (_name, make) => {
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

  it.each(MAKES)(
    'is not made a second time after the nodes have removed the state of its block: %s',
    async (_name, make) => {
      const action = await resentWithNextNonce(make);
      await passes(60_000);
      await bench.keepTime();
      await bench.world.chain.mine(300);
      await forgetOldStates(bench);
      await action.submit();
      await bench.world.chain.mine(4);
      expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
    },
  );

  it.each(MAKES.slice(0, 2))(
    'is not made a second time if it was sent after the cancellation: %s',
    async (_name, make) => {
      const { action, next } = await cancelled(make);
      const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
      await rpc('eth_sendTransaction', [{ ...call, nonce: next }]);
      await bench.world.chain.mine(300);
      await bench.keepTime();
      await forgetOldStates(bench);
      await action.submit();
      await bench.world.chain.mine(4);
      expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
    },
  );
});

it.each(MAKES.slice(0, 2))(
  'a payment that was only cancelled can be made again, even after its block is forgotten: %s',
  async (_name, make) => {
    const { action } = await cancelled(make);
    await bench.world.chain.mine(300);
    await bench.keepTime();
    await forgetOldStates(bench);
    await action.submit();
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([2, action.units]);
  },
);

it('a payment is shown as altered, and is not made again, if the account has sent a batch besides the replacement', async () => {
  const { action, next } = await replacedByOther(() => sending('BNB', '0.5', ONE / 2n));
  const batch = { from: bench.from, to: bench.from, data: '0x01', gas: '0x186a0' };
  await rpc('eth_sendTransaction', [{ ...batch, nonce: next }]);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await until(() => bench.tab.stateOf(action.key).step === 'altered');
  await bench.keepTime();
  await action.submit();
  expect(bench.asks()).toBe(1);
});

async function resentWithEarlierNonce(make: Make) {
  const action = await make();
  await bench.world.chain.setAutomine(false);
  const other = { from: bench.from, to: bench.world.chain.accounts[6] as Address, value: '0x1', gas: '0x5208' };
  await rpc('eth_sendTransaction', [other]);
  await action.submit();
  await passes(5_000);
  const [older, sent] = await bench.pending();
  await rpc('anvil_dropTransaction', [sent!.hash]);
  await rpc('anvil_dropTransaction', [older!.hash]);
  const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
  await rpc('eth_sendTransaction', [{ ...call, nonce: older!.nonce, gas: sent!.gas }]);
  await bench.world.chain.mine(4);
  await passes(60_000);
  return { action, useNonce: () => rpc('eth_sendTransaction', [{ ...other, nonce: sent!.nonce }]) };
}

describe('a payment that its wallet has sent again with an earlier nonce', () => {
  it.each(MAKES)('is found once the nonce of the first one is used: %s', async (_name, make) => {
    const { action, useNonce } = await resentWithEarlierNonce(make);
    await useNonce();
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await passes(180_000);
    expect([bench.tab.stateOf(action.key).step, await action.arrived()]).toEqual(['succeeded', action.units]);
  });

  it.each(MAKES.slice(0, 3))('is not called lost when its action has closed: %s', async (_name, make) => {
    const { action } = await resentWithEarlierNonce(make);
    await bench.world.chain.setAutomine(true);
    for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
    await passes(180_000);
    expect(bench.tab.stateOf(action.key).step).toBe('pending');
  });
});
