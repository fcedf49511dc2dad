import type { Swap } from '@/tx';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap, tokenHeld } from '../../support/money/actions';

const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const MINUTE_MS = 60_000;
const SETTLED = 14;
/**
 * The chain's clock advances one second with each block, and also while a slow machine works. A swap therefore needs
 * more than a minute.
 */
const MINUTES = 5;
const PAST_IT_S = 6 * 60;

const submitSwap = async (action: Swap) => {
  await bench.keepTime();
  return during(bench.tab.does('swap', action, bench.from));
};
const stepOf = ({ id }: Swap) => bench.tab.stateOf(`swap:${id}`).step;
const stateOf = ({ id }: Swap) => bench.tab.stateOf(`swap:${id}`);

async function reviewed(id: string): Promise<Swap> {
  await swap(REQUEST);
  return { ...(await reviewedSwap(bench, id, REQUEST)), minutes: MINUTES };
}

async function unanswered(id: string): Promise<Swap> {
  const action = await reviewed(id);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await submitSwap(action);
  expect(stepOf(action)).toBe('unanswered');
  return action;
}

/** Advances the clocks of the chain and the browser, and mines enough blocks for final results. */
async function timePasses(seconds: number): Promise<void> {
  await bench.world.chain.rpc('evm_increaseTime', [seconds]);
  await bench.world.chain.mine(SETTLED);
  jest.setSystemTime(Date.now() + seconds * 1_000);
  await passes(3 * MINUTE_MS);
}

async function isMadeAnew(action: Swap): Promise<void> {
  const held = await tokenHeld(bench, 'FNX');
  const fresh = await reviewedSwap(bench, action.id, REQUEST);
  await submitSwap(fresh);
  await bench.world.chain.mine(3);
  await passes(10_000);
  expect(stepOf(action)).toBe('succeeded');
  expect((await tokenHeld(bench, 'FNX')) - held).toBeGreaterThan(0n);
}

it('a swap whose answer was lost expires at its deadline, and can be submitted again', async () => {
  const action = await unanswered('lost');
  await timePasses(PAST_IT_S);
  expect(stateOf(action)).toEqual({ step: 'expired', hash: null });
  await isMadeAnew(action);
});

it('a swap that was dropped from every node’s pool expires at its deadline, and can be submitted again', async () => {
  const action = await reviewed('dropped');
  await bench.world.chain.setAutomine(false);
  await submitSwap(action);
  await passes(10_000);
  const [sent] = await bench.pending();
  await bench.world.chain.rpc('anvil_dropTransaction', [sent!.hash]);
  await bench.world.chain.setAutomine(true);
  await timePasses(PAST_IT_S);
  expect(stateOf(action)).toEqual({ step: 'expired', hash: sent!.hash });
  await isMadeAnew(action);
});

it('a swap does not expire before its deadline, nor by the browser’s clock alone', async () => {
  const action = await unanswered('early');
  await bench.world.chain.mine(SETTLED);
  jest.setSystemTime(Date.now() + PAST_IT_S * 1_000);
  await passes(2 * MINUTE_MS);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap does not expire when one or two of three nodes lie about the time', async () => {
  const action = await unanswered('lied-to');
  const later = (block: { timestamp: string } | null) => block && { ...block, timestamp: '0xffffffff' };
  jest.setSystemTime(Date.now() + PAST_IT_S * 1_000);
  await bench.world.chain.mine(SETTLED);
  bench.nodes[0]!.lie('eth_getBlockByNumber', later as never);
  await passes(2 * MINUTE_MS);
  expect(stepOf(action)).toBe('unanswered');
  bench.nodes[1]!.lie('eth_getBlockByNumber', later as never);
  await passes(2 * MINUTE_MS);
  expect(stepOf(action)).toBe('unanswered');
  bench.nodes[1]!.close('silent');
  bench.nodes[2]!.close('silent');
  await passes(2 * MINUTE_MS);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap does not expire when the account has sent a transaction since the submit', async () => {
  const action = await unanswered('busy');
  await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0' }]);
  await timePasses(PAST_IT_S);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap does not expire when others can send for its account', async () => {
  const action = await reviewed('lent');
  await bench.world.chain.rpc('anvil_setCode', [bench.from, `0xef0100${'7'.repeat(40)}`]);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await submitSwap(action);
  await timePasses(PAST_IT_S);
  await bench.world.chain.rpc('anvil_setCode', [bench.from, '0x']);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap that was mined before its deadline is found after its answer was lost, and is not submitted again', async () => {
  const action = await reviewed('made');
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await submitSwap(action);
  await bench.world.chain.rpc('eth_sendTransaction', [bench.requests()[0]]);
  await bench.world.chain.mine();
  await timePasses(PAST_IT_S);
  expect(stepOf(action)).toBe('succeeded');
  expect(bench.asks()).toBe(1);
});

type Params = readonly unknown[];
const oneMore = (count: string): string => `0x${(Number(count) + 1).toString(16)}`;

/** Offset of the deadline in the router's call data: a selector and four words. */
const DEADLINE_AT = 2 + 2 * (4 + 4 * 32);
const withDeadline = (data: string, deadline: bigint): string =>
  data.slice(0, DEADLINE_AT) + deadline.toString(16).padStart(64, '0') + data.slice(DEADLINE_AT + 64);

async function sendAsked(change: { data?: string } = {}): Promise<void> {
  const { nonce: _place, ...asked } = bench.requests()[0]!;
  await bench.world.chain.rpc('eth_sendTransaction', [{ ...asked, ...change }]);
  await bench.world.chain.mine();
}

it('a swap does not expire by a nonce count that one node alone reported too high', async () => {
  const action = await reviewed('miscounted');
  const held = await tokenHeld(bench, 'USDT');
  bench.chooseOwnNonce();
  bench.nodes[0]!.lie('eth_getTransactionCount', oneMore as never);
  const busy = { code: -32_005, message: 'limit exceeded' };
  bench.nodes.slice(1).forEach((node) => node.refuse('eth_getTransactionCount', busy));
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await submitSwap(action);
  expect(stepOf(action)).toBe('unanswered');
  bench.nodes.forEach((node) => node.open());
  await sendAsked();
  await timePasses(PAST_IT_S);
  expect(held - (await tokenHeld(bench, 'USDT'))).toBe(REQUEST.amount);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap does not expire while a transaction of the account is pending', async () => {
  const action = await unanswered('later');
  const held = await tokenHeld(bench, 'USDT');
  const waiting = (count: string, [, block]: Params) => (block === 'pending' ? oneMore(count) : count);
  bench.nodes.forEach((node) => node.lie('eth_getTransactionCount', waiting as never));
  await timePasses(PAST_IT_S);
  expect(stepOf(action)).toBe('unanswered');
  bench.nodes.forEach((node) => node.open());
  await sendAsked({ data: withDeadline(bench.requests()[0]!.data!, 1n << 40n) });
  await bench.world.chain.mine(SETTLED);
  await passes(2 * MINUTE_MS);
  expect(held - (await tokenHeld(bench, 'USDT'))).toBe(REQUEST.amount);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap does not expire when its account has got delegated code since the submit', async () => {
  const action = await unanswered('lent-since');
  await bench.world.chain.rpc('anvil_setCode', [bench.from, `0xef0100${'7'.repeat(40)}`]);
  await timePasses(PAST_IT_S);
  await bench.world.chain.rpc('anvil_setCode', [bench.from, '0x']);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap that was mined with the nonce of a reorganised transaction does not expire', async () => {
  const action = await reviewed('taken-back');
  const held = await tokenHeld(bench, 'USDT');
  const before = await bench.world.chain.rpc('evm_snapshot', []);
  await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, to: bench.from, value: '0x0' }]);
  bench.wallet.failNext({ code: -32_603, message: 'no' }, 'eth_sendTransaction');
  await submitSwap(action);
  await bench.world.chain.rpc('evm_revert', [before]);
  await sendAsked();
  await timePasses(PAST_IT_S);
  expect(held - (await tokenHeld(bench, 'USDT'))).toBe(REQUEST.amount);
  expect(stepOf(action)).toBe('unanswered');
});

it('a swap expires only on this page when storage is full, and the wallet is not asked', async () => {
  const action = await unanswered('full');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await timePasses(PAST_IT_S);
  expect(stepOf(action)).toBe('expired');
  await submitSwap(await reviewedSwap(bench, action.id, REQUEST));
  full.mockRestore();
  expect(stateOf(action)).toMatchObject({ step: 'idle', refusal: 'not-stored' });
  expect(bench.asks()).toBe(1);
  await isMadeAnew(action);
});

it('a swap is requested although one node becomes unavailable while its pools are read', async () => {
  const action = await reviewed('half-read');
  const PAIR = '0xe6a43905';
  const [first] = bench.nodes;
  first!.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) => {
    if ((call.data ?? call.input ?? '').startsWith(PAIR)) first!.close('gone');
    return result;
  }) as never);
  await submitSwap(action);
  expect(bench.asks()).toBe(1);
});
