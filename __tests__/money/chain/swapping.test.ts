import { getAppConfig } from '@/api/app-config';
import { marketOf } from '@/chain/market';
import type { QuoteRequest } from '@/domain/swap/quote';
import { swapPins } from '@/domain/swap/tokens';
import { AppError } from '@/errors/app-error';
import { POOL_TOKENS, marketFrom } from '@/features/swap/model/market';
import type { Approval, Swap } from '@/tx';
import { mayPay } from '@/tx/state';
import { exchangeIn } from '../../support/exchange';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { allowanceOn, actionsOn, reviewedSwap, tokenHeld } from '../../support/money/actions';

const bench = useBench();
const { approval, swap, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const BUY: QuoteRequest = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 100n * ONE };
const FNX_FOR_COIN: QuoteRequest = { pay: 'FNX', get: 'BNB', exact: 'pay', amount: ONE };
const submitSwap = (action: Swap) => during(bench.tab.does('swap', action, bench.from));
const stateOf = (id: string) => bench.tab.stateOf(`swap:${id}`);
const [, , , , , , MOVER] = Array.from({ length: 7 }, (_, index) => index);

async function movePool(amount: bigint, path: readonly ['USDT', 'FNX'] | readonly ['FNX', 'USDT'] = ['USDT', 'FNX']) {
  const from = bench.world.chain.accounts[MOVER!]!;
  await bench.world.chain.faucet(path[0], from, amount);
  await exchangeIn(bench.world).swap({ from, path, amount });
}

async function reviewed(id: string, request: QuoteRequest = BUY): Promise<Swap> {
  await swap(request);
  return reviewedSwap(bench, id, request);
}

it('a swap is not submitted when its price got worse than was accepted', async () => {
  const action = await reviewed('worse');
  await movePool(20_000n * ONE);
  await submitSwap(action);
  expect(stateOf('worse')).toMatchObject({ step: 'idle', refusal: 'quote-changed' });
  expect(bench.asks()).toBe(0);
  await movePool(1_600n * ONE, ['FNX', 'USDT']);
});

it('a swap is not submitted when its price got much better than its limit', async () => {
  const action = await reviewed('better');
  await movePool(6_000n * ONE, ['FNX', 'USDT']);
  await submitSwap(action);
  expect(stateOf('better')).toMatchObject({ step: 'idle', refusal: 'quote-changed' });
  const request: QuoteRequest = { pay: 'USDT', get: 'FNX', exact: 'get', amount: ONE };
  const exact = await reviewedSwap(bench, 'better-exact', request);
  await movePool(6_000n * ONE, ['FNX', 'USDT']);
  await submitSwap(exact);
  expect(stateOf('better-exact')).toMatchObject({ step: 'idle', refusal: 'quote-changed' });
  expect(bench.asks()).toBe(0);
});

it('a swap reverts and costs only the fee when the price moves before its block', async () => {
  const action = await reviewed('moved');
  const before = await Promise.all([tokenHeld(bench, 'USDT'), tokenHeld(bench, 'FNX')]);
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    bench.wallet.answerWith('eth_sendTransaction', null);
    await movePool(30_000n * ONE);
    return pass();
  });
  await submitSwap(action);
  await bench.world.chain.mine(1);
  await passes(10_000);
  expect(stateOf('moved').step).toBe('pending');
  await bench.world.chain.mine(2);
  await passes(30_000);
  expect(stateOf('moved').step).toBe('reverted');
  expect(mayPay(stateOf('moved'))).toBe(true);
  expect(await Promise.all([tokenHeld(bench, 'USDT'), tokenHeld(bench, 'FNX')])).toEqual(before);
});

it('a swap brings at least the accepted amount, and sets its gas for the wallet', async () => {
  const action = await reviewed('fair');
  const before = await tokenHeld(bench, 'FNX');
  await submitSwap(action);
  await bench.world.chain.mine(3);
  await passes(10_000);
  expect(stateOf('fair').step).toBe('succeeded');
  expect((await tokenHeld(bench, 'FNX')) - before).toBeGreaterThanOrEqual(BigInt(action.minReceived));
  expect(bench.requests()[0]).toHaveProperty('gas');
});

it('a swap is refused when one node of three reports another price', async () => {
  const action = await reviewed('lied-to');
  const RESERVES = '0x0902f1ac';
  bench.nodes[1]!.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) =>
    (call.data ?? call.input ?? '').startsWith(RESERVES)
      ? `${result.slice(0, 66)}${'0'.repeat(60)}ffff${result.slice(130)}`
      : result) as never);
  await submitSwap(action);
  expect(stateOf('lied-to')).toMatchObject({ step: 'idle', refusal: 'quote-changed' });
  expect(bench.asks()).toBe(0);
});

it('a swap is refused when a node reports other decimals for a token', async () => {
  const action = await reviewed('decimals');
  const DECIMALS = '0x313ce567';
  bench.nodes[0]!.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) =>
    (call.data ?? call.input ?? '') === DECIMALS ? `0x${'6'.padStart(64, '0')}` : result) as never);
  await submitSwap(action);
  expect(stateOf('decimals')).toMatchObject({ refusal: 'unsupported-token' });
  expect(bench.asks()).toBe(0);
});

it('a swap is not quoted with decimals that one node alone reports', async () => {
  const pins = swapPins(await during(getAppConfig()))!;
  const tokens = POOL_TOKENS.map((token) => pins.tokens[token]);
  const [liar, ...others] = bench.nodes;
  others.forEach((node) => node.close('gone'));
  liar!.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) =>
    (call.data ?? call.input ?? '') === '0x313ce567' ? `0x${'14'.padStart(64, '0')}` : result) as never);
  const read = await during(marketOf({ router: pins.router, factory: pins.factory, tokens, owner: bench.from }));
  expect(read.decimals).toEqual([20, 20, 20]);
  expect(() => marketFrom(read, pins)).toThrow(AppError);
});

it('a swap is refused when the pools are empty', async () => {
  const action = await reviewed('empty');
  const RESERVES = '0x0902f1ac';
  for (const node of bench.nodes)
    node.lie('eth_call', ((result: string, [call]: [{ data?: string; input?: string }]) =>
      (call.data ?? call.input ?? '').startsWith(RESERVES) ? `0x${'0'.repeat(192)}` : result) as never);
  await submitSwap(action);
  expect(stateOf('empty')).toMatchObject({ refusal: 'quote-changed' });
});

it('a swap without an approval is refused with the reason of the exchange', async () => {
  const action = await reviewed('unapproved');
  const { router, USDT } = bench.world.chain.contracts;
  const none = `0x095ea7b3${router.slice(2).padStart(64, '0')}${'0'.repeat(64)}`;
  await bench.world.chain.rpc('eth_sendTransaction', [{ from: bench.from, to: USDT, data: none }]);
  await submitSwap(action);
  expect(stateOf('unapproved')).toMatchObject({
    step: 'idle',
    refusal: 'would-fail',
    revert: expect.stringMatching(/not-approved|transfer-refused/) as string,
  });
  expect(bench.asks()).toBe(0);
});

it('a swap is refused when no node reports the time', async () => {
  const action = await reviewed('timeless');
  bench.nodes.forEach((node) => node.refuse('eth_getBlockByNumber', { code: -32_000, message: 'no' }));
  await submitSwap(action);
  expect(stateOf('timeless')).toMatchObject({ refusal: 'unsupported-token' });
  expect(bench.asks()).toBe(0);
});

describe('An account that is a contract', () => {
  afterEach(() => bench.world.chain.rpc('anvil_setCode', [bench.from, '0x']));

  it.each([FNX_FOR_COIN, { ...FNX_FOR_COIN, pay: 'BNB', get: 'FNX' } as const])(
    'cannot swap BNB, in either direction: $pay for $get',
    async (request) => {
      const action = await reviewed(`contract-${request.pay}`, request);
      await bench.world.chain.rpc('anvil_setCode', [bench.from, '0x60006000f3']);
      await submitSwap(action);
      expect(stateOf(action.id)).toMatchObject({ refusal: 'contract-pays-no-coin' });
      expect(bench.asks()).toBe(0);
    },
  );
});

describe('An approval that is edited in the wallet', () => {
  const AMOUNT_AT = 2 + 2 * (4 + 32);
  const edited = (amount: bigint) =>
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [{ data: string }];
      const data = `${call.data.slice(0, AMOUNT_AT)}${amount.toString(16).padStart(64, '0')}`;
      return { ...request, params: [{ ...call, data }] };
    });

  it('to a larger amount succeeds without an alarm', async () => {
    const action = await approval();
    edited(9n * ONE);
    await action.submit();
    await bench.world.chain.mine(3);
    await comesTo(action, 'succeeded');
    expect(bench.tab.stateOf(action.key)).not.toHaveProperty('isShort');
    expect(await allowanceOn(bench, 'FNX')).toBe(9n * ONE);
  });

  it('to a smaller amount counts as insufficient, and another approval completes it', async () => {
    const action = await approval();
    edited(3n);
    await action.submit();
    await bench.world.chain.mine(3);
    await comesTo(action, 'succeeded');
    expect(bench.tab.stateOf(action.key)).toMatchObject({ isShort: true });
    bench.wallet.tamper((request) => request);
    const again = await approval();
    await again.submit();
    await bench.world.chain.mine(3);
    await comesTo(again, 'succeeded');
    expect(await again.arrived()).toBe(again.units);
  });

  it('to another spender counts as altered', async () => {
    const action = await approval();
    bench.wallet.tamper((request) => {
      if (request.method !== 'eth_sendTransaction') return request;
      const [call] = request.params as [{ data: string }];
      const data = `${call.data.slice(0, 10)}${'9'.repeat(40).padStart(64, '0')}${call.data.slice(AMOUNT_AT)}`;
      return { ...request, params: [{ ...call, data }] };
    });
    await action.submit();
    await bench.world.chain.mine(3);
    await comesTo(action, 'altered');
  });
});

it('a swap needs only one approval, even after a refusal and a reload', async () => {
  const amount = 50n * ONE;
  await bench.world.chain.faucet('FNX', bench.from, amount);
  const approve: Approval = { id: 'once', token: 'FNX', amount: String(amount) };
  await during(bench.tab.does('approve', approve, bench.from));
  await bench.world.chain.mine(3);
  await passes(10_000);
  const action = await reviewedSwap(bench, 'after', { pay: 'FNX', get: 'USDT', exact: 'pay', amount });
  bench.wallet.rejectNext('eth_sendTransaction');
  await submitSwap(action);
  expect(stateOf('after')).toEqual({ step: 'idle', refusal: 'rejected' });
  await bench.reload();
  await during(bench.tab.does('approve', approve, bench.from));
  await submitSwap(action);
  await bench.world.chain.mine(3);
  await passes(10_000);
  expect(stateOf('after').step).toBe('succeeded');
  expect(bench.asks()).toBe(3);
  expect(await allowanceOn(bench, 'FNX')).toBe(0n);
});

it('a BNB swap of an account with delegated code is not settled by an equal swap of another account', async () => {
  const action = await swap({ pay: 'BNB', get: 'FNX', exact: 'get', amount: ONE });
  await bench.world.chain.rpc('anvil_setCode', [bench.from, `0xef0100${'1'.repeat(40)}`]);
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await action.submit();
  const stranger = bench.world.chain.accounts[MOVER!]!;
  const like = await exchangeIn(bench.world).buyExact(stranger, ONE, ONE);
  await passes(25_000);
  await during(bench.tab.names(action.key, like));
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(bench.tab.stateOf(action.key).step).not.toBe('succeeded');
  await bench.world.chain.rpc('anvil_setCode', [bench.from, '0x']);
});
