import type { QuoteRequest } from '@/domain/swap/quote';
import type { Approval } from '@/tx';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { allowanceOn, actionsOn, type Action } from '../../support/money/actions';
import { openTab } from '../../support/money/tab';

const bench = useBench();
const { approval, swap, wrapping, stake, waiting, comesTo } = actionsOn(bench);
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const A_DAY_MS = 86_400_000;
const BUY: QuoteRequest = { pay: 'USDT', get: 'FNX', exact: 'get', amount: 2n * ONE };
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const stateOf = (key: string) => bench.tab.stateOf(key);
const approve = (action: Approval) => during(bench.tab.does('approve', action, bench.from));

async function saidUnsent(submit: () => Promise<void>, key: string): Promise<void> {
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await submit();
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(key))).toBe(true);
}
const leaveUnsent = (action: Action) => saidUnsent(() => action.submit(), action.key);
/** Sends the requested transaction, like a wallet whose prompt is approved late. */
const approvedLate = async (index: number) => {
  const { nonce: _place, ...asked } = bench.requests()[index]!;
  return (await rpc('eth_sendTransaction', [asked])) as `0x${string}`;
};

it.each([
  ['the revocation', 1, ['unsent', 'succeeded']],
  ['the approval', 0, ['succeeded', 'unanswered']],
] as const)('an approval and its revocation are not mixed up when the wallet sends %s late', async (_, late, steps) => {
  const amount = String((7n + BigInt(late)) * ONE);
  await saidUnsent(() => approve({ id: `first-${late}`, token: 'FNX', amount }), `approve:first-${late}`);
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await approve({ id: `back-${late}`, token: 'FNX', amount: '0' });
  await approvedLate(late);
  await bench.world.chain.mine(4);
  await bench.reload();
  await bench.tab.goesOn(`approve:${late ? 'first' : 'back'}-${late}`);
  await passes(20_000);
  await bench.tab.goesOn(`approve:${late ? 'back' : 'first'}-${late}`);
  await passes(90_000);
  expect([stateOf(`approve:first-${late}`).step, stateOf(`approve:back-${late}`).step]).toEqual(steps);
});

describe.each([
  ['a swap', () => swap(BUY)],
  ['a wrapping', () => wrapping('wrap', ONE / 5n)],
] as const)('%s that was declared unsent and then sent late', (_, make) => {
  it('is not submitted again when the browser clock was days ahead at the first submit', async () => {
    const action = await make();
    jest.setSystemTime(Date.now() + 3 * A_DAY_MS);
    await leaveUnsent(action);
    jest.setSystemTime(Date.now() - 3 * A_DAY_MS);
    await bench.reload();
    await approvedLate(0);
    await rpc('evm_increaseTime', [1_800]);
    await bench.world.chain.mine(4);
    jest.setSystemTime(Date.now() + 1_800_000);
    await action.submit();
    await passes(10_000);
    expect(bench.asks()).toBe(1);
  });

  it('is not submitted again when the browser clock was days behind at the first submit', async () => {
    const action = await make();
    jest.setSystemTime(Date.now() - 3 * A_DAY_MS);
    await leaveUnsent(action);
    jest.setSystemTime(Date.now() + 3 * A_DAY_MS);
    await bench.reload();
    await approvedLate(0);
    await bench.world.chain.mine(4);
    await action.submit();
    await passes(10_000);
    expect(bench.asks()).toBe(1);
  });
});

it('an approval that a revocation replaces counts as ineffective', async () => {
  const { action, sent } = await waiting(approval);
  await passes(10_000);
  const { hash: _hash, input, ...call } = sent;
  const none = `${input.slice(0, 74)}${word(0n)}`;
  await rpc('eth_sendTransaction', [{ ...call, data: none, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await comesTo(action, 'ineffective');
  expect(await allowanceOn(bench, 'FNX')).toBe(0n);
});

it('a swap replaced by one with another limit counts as altered, and is not submitted again', async () => {
  const { action, sent } = await waiting(() => swap(BUY));
  await passes(10_000);
  const { hash: _hash, input, ...call } = sent;
  const less = `${input.slice(0, 10)}${word(ONE)}${input.slice(74)}`;
  await rpc('eth_sendTransaction', [{ ...call, data: less, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await comesTo(action, 'altered');
  await action.submit();
  expect(bench.asks()).toBe(1);
});

it('two tabs that submit a swap and an approval at once make one wallet request', async () => {
  const first = await swap(BUY);
  const second = await approval();
  const other = await openTab();
  await Promise.all([first.submit(), second.submit(other)]);
  expect(bench.asks()).toBe(1);
});

it('a wrapping stays unanswered when another account wraps the same amount for this account in the same block', async () => {
  const action = await wrapping('wrap', ONE / 5n);
  const [, , , stranger] = bench.world.chain.accounts;
  const { WBNB } = bench.world.chain.contracts;
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await action.submit();
  const value = `0x${(ONE / 5n).toString(16)}`;
  await rpc('eth_sendTransaction', [{ from: stranger, to: WBNB, data: '0xd0e30db0', value, gas: '0x30d40' }]);
  const gift = `0xa9059cbb${bench.from.slice(2).toLowerCase().padStart(64, '0')}${word(ONE / 5n)}`;
  await rpc('eth_sendTransaction', [{ from: stranger, to: WBNB, data: gift, gas: '0x30d40' }]);
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(stateOf(action.key)).toMatchObject({ step: 'unanswered', isSearched: true });
});

describe('The deposit of a stake', () => {
  it('is not submitted when the vault already received it from outside this page', async () => {
    const action = await stake(20n * ONE);
    const { FNX } = bench.world.chain.contracts;
    const { vault } = bench.world.chain;
    const data = `0xa9059cbb${vault.slice(2).toLowerCase().padStart(64, '0')}${word(20n * ONE)}`;
    await bench.world.chain.faucet('FNX', bench.from, 20n * ONE);
    await rpc('eth_sendTransaction', [{ from: bench.from, to: FNX, data }]);
    await bench.world.chain.mine(4);
    await action.submit();
    expect(stateOf(action.key)).toMatchObject({ refusal: 'paid-elsewhere' });
    expect(bench.asks()).toBe(0);
  });

  it('is not submitted when the service already has another deposit for the stake', async () => {
    const action = await stake(21n * ONE);
    bench.stakes.change(action.key.slice(6), { status: 'ACTIVE', txHash: `0x${'7'.repeat(64)}` });
    await action.submit();
    expect(stateOf(action.key)).toMatchObject({ refusal: 'paid-elsewhere' });
  });

  it('settles the stake for which it was requested when two stakes are equal', async () => {
    const first = await stake(22n * ONE);
    await leaveUnsent(first);
    bench.stakes.change(first.key.slice(6), { status: 'CLOSED', reason: 'REPLACED' });
    await bench.world.chain.faucet('FNX', bench.from, 22n * ONE);
    const second = await stake(22n * ONE);
    bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
    await second.submit();
    await approvedLate(1);
    await bench.world.chain.mine(4);
    await passes(90_000);
    expect([stateOf(first.key).step, stateOf(second.key).step]).toEqual(['unsent', 'succeeded']);
  });
});

it('a swap that is sent late under its old deadline is found, and no second one is requested', async () => {
  const action = await swap(BUY);
  await leaveUnsent(action);
  await approvedLate(0);
  await bench.world.chain.mine(4);
  await action.submit();
  await passes(30_000);
  expect(bench.asks()).toBe(1);
  expect(stateOf(action.key).step).toBe('succeeded');
});

it('nodes with wrong clocks do not move the deadline of a swap by more than a minute', async () => {
  const action = await swap(BUY);
  for (const index of [0, 1])
    bench.nodes[index]!.lie(
      'eth_getBlockByNumber',
      ((block: { timestamp: string } | null) =>
        block && {
          ...block,
          timestamp: `0x${(Number(block.timestamp) + (index ? -1 : 1) * 1_000_000).toString(16)}`,
        }) as never,
    );
  await action.submit();
  const [asked] = bench.requests();
  if (asked) {
    const deadline = Number(BigInt(`0x${asked.data!.slice(10 + 64 * 4, 10 + 64 * 5)}`));
    const { timestamp } = (await rpc('eth_getBlockByNumber', ['latest', false])) as { timestamp: string };
    expect(deadline).toBeLessThan(Number(timestamp) + 1_300);
  } else expect(stateOf(action.key)).toHaveProperty('refusal');
});

it('a swap does not run out of gas when one node estimates too little', async () => {
  const action = await swap(BUY);
  bench.nodes[0]!.lie('eth_estimateGas', (() => '0xc350') as never);
  await action.submit();
  await bench.world.chain.mine(3);
  await comesTo(action, 'succeeded');
  expect(await action.arrived()).toBe(action.units);
});

it('a dropped swap does not block another swap hours after its deadline', async () => {
  const { sent } = await waiting(() => swap(BUY));
  await passes(5_000);
  await rpc('anvil_dropTransaction', [sent.hash]);
  await bench.world.chain.setAutomine(true);
  await rpc('evm_increaseTime', [6 * 3_600]);
  await bench.world.chain.mine(4);
  jest.setSystemTime(Date.now() + 6 * 3_600_000);
  const next = await swap(BUY);
  await next.submit();
  await bench.world.chain.mine(3);
  await comesTo(next, 'succeeded');
});

it('a swap whose journal entry was given another effect is not submitted again', async () => {
  const { action } = await waiting(() => swap(BUY));
  await passes(5_000);
  const stored = JSON.parse(localStorage.getItem('tx_journal')!) as { effect: unknown }[];
  localStorage.setItem(
    'tx_journal',
    JSON.stringify(
      stored.map((one) => ({ ...one, kind: 'send', effect: { type: 'coin-transfer', to: bench.from, amount: '1' } })),
    ),
  );
  await bench.reload();
  await bench.tab.goesOn(action.key);
  await action.submit();
  expect(bench.asks()).toBe(1);
});
