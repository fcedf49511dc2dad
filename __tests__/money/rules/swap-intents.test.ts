import { decodeFunctionData, erc20Abi } from 'viem';
import { ROUTER as ROUTER_ABI, WRAPPED } from '@/chain/swap/abi';
import { swapPins } from '@/domain/swap/tokens';
import type { Approval, Swap, Wrapping } from '@/tx';
import { APPROVAL, approvalIntent } from '@/tx/kinds/approval';
import { swapIntent } from '@/tx/kinds/swap-intent';
import { wrappingIntent } from '@/tx/kinds/wrapping';
import { HERS, config, faultOf } from './due-order';

const [ROUTER, FACTORY, WBNB] = ['a2', 'a3', 'a4'].map((byte) => `0x${byte.repeat(20)}` as const);
const pinned = { ...config, swap: { router: ROUTER!, factory: FACTORY!, wbnb: WBNB!, feeBps: 25 } };
const pins = swapPins(pinned)!;
const approval = (change: Partial<Approval> = {}): Approval => ({ id: 'one', token: 'FNX', amount: '5', ...change });
const wrapping = (change: Partial<Wrapping> = {}): Wrapping => ({
  id: 'one',
  direction: 'wrap',
  amount: '5',
  ...change,
});
const swap = (change: Partial<Swap> = {}): Swap => ({
  id: 'one',
  pay: 'USDT',
  get: 'FNX',
  exact: 'pay',
  paid: '10000',
  got: '1000',
  maxPaid: '10000',
  minReceived: '995',
  route: ['USDT', 'FNX'],
  slippageBps: 50,
  minutes: 20,
  ...change,
});

describe('The intent of an approval', () => {
  it('allows the pinned router the exact amount of the pinned token, and spends nothing', () => {
    const intent = approvalIntent(approval(), HERS, pinned);
    expect(decodeFunctionData({ abi: erc20Abi, data: intent.call.data })).toMatchObject({ functionName: 'approve' });
    expect(APPROVAL.keyOf(approval())).toBe('approve:one');
    expect(intent).toMatchObject({
      spends: [],
      call: { from: HERS, to: config.fnxToken, value: 0n },
      effect: { type: 'approval', spender: ROUTER, amount: '5' },
      description: 'Request to approve 0.000000000000000005 FNX',
    });
    expect(Object.isFrozen(intent)).toBe(true);
  });

  it('of zero is described as a revocation', () => {
    expect(approvalIntent(approval({ amount: '0' }), HERS, pinned).description).toBe('Revocation of the FNX approval');
  });

  it.each<[string, () => unknown]>([
    ['without an exchange', () => approvalIntent(approval(), HERS, config)],
    ['of another token', () => approvalIntent(approval({ token: 'CAKE' as never }), HERS, pinned)],
    ['without an amount', () => approvalIntent(approval({ amount: '' }), HERS, pinned)],
    ['of an unreadable amount', () => approvalIntent(approval({ amount: '1.5' }), HERS, pinned)],
  ])('is never made %s', (_what, make) => expect(faultOf(make)).toBe('not-pinned'));
});

describe('The intent of wrapping', () => {
  it('pays BNB into the pinned contract', () => {
    const { call, spends, effect, description } = wrappingIntent(wrapping(), HERS, pinned);
    expect(decodeFunctionData({ abi: WRAPPED, data: call.data })).toMatchObject({ functionName: 'deposit' });
    expect([call.to, call.value, description]).toEqual([WBNB, 5n, 'Conversion of 0.000000000000000005 BNB']);
    expect(spends).toEqual([{ token: 'coin', amount: 5n, symbol: 'BNB' }]);
    expect(effect).toMatchObject({ type: 'wrapping', direction: 'wrap', amount: '5' });
  });

  it('unwraps WBNB to BNB', () => {
    const { call, spends, description } = wrappingIntent(wrapping({ direction: 'unwrap' }), HERS, pinned);
    expect(decodeFunctionData({ abi: WRAPPED, data: call.data })).toMatchObject({
      functionName: 'withdraw',
      args: [5n],
    });
    expect([call.value, description]).toEqual([0n, 'Conversion of 0.000000000000000005 WBNB']);
    expect(spends).toEqual([{ token: WBNB, amount: 5n, symbol: 'WBNB' }]);
  });

  it.each<[string, () => unknown]>([
    ['without an exchange', () => wrappingIntent(wrapping(), HERS, config)],
    ['of nothing', () => wrappingIntent(wrapping({ amount: '0' }), HERS, pinned)],
    ['of an unreadable amount', () => wrappingIntent(wrapping({ amount: '-1' }), HERS, pinned)],
  ])('is never made %s', (_what, make) => expect(faultOf(make)).toBe('not-pinned'));
});

describe('The intent of a swap', () => {
  const made = (change: Partial<Swap> = {}) => swapIntent(swap(change), HERS, pins, 1_000n);

  it('contains its limits, its account and its deadline, counted from the given time', () => {
    const { call, spends } = made();
    const { functionName, args } = decodeFunctionData({ abi: ROUTER_ABI, data: call.data });
    expect([functionName, args.at(0), args.at(1), args.at(-1)]).toEqual([
      'swapExactTokensForTokens',
      10_000n,
      995n,
      1_000n + 20n * 60n,
    ]);
    expect(String(args.at(-2)).toLowerCase()).toBe(HERS.toLowerCase());
    expect(spends).toEqual([{ token: pins.tokens.USDT, amount: 10_000n, symbol: 'USDT' }]);
  });

  it.each<[string, Partial<Swap>, object]>([
    ['paid in coin', { pay: 'BNB', route: ['WBNB', 'FNX'] }, { pay: 'coin' }],
    ['that receives coin', { get: 'BNB', route: ['USDT', 'WBNB'] }, { get: 'coin' }],
    ['through wrapped coin', { route: ['USDT', 'WBNB', 'FNX'] }, { get: config.fnxToken }],
  ])('%s has its limits, and the coin or the token that it receives, in its effect', (_what, change, effect) => {
    expect(made(change).effect).toMatchObject({ type: 'swap', maxPaid: '10000', minReceived: '995', ...effect });
  });

  it('is described by its exact amount alone, because the other one is only quoted', () => {
    expect(made().description).toBe('Swap of 0.00000000000001 USDT for FNX');
    expect(made({ exact: 'get', maxPaid: '10050', minReceived: '1000' }).description).toBe(
      'Swap of USDT for 0.000000000000001 FNX',
    );
  });

  it('with an exact amount to receive lets the payment rise only by the slippage', () => {
    const intent = made({ exact: 'get', maxPaid: '10050', minReceived: '1000' });
    expect(intent.effect).toMatchObject({ maxPaid: '10050', minReceived: '1000' });
  });

  it.each<[string, Partial<Swap>]>([
    ['a minimum received that is too low', { minReceived: '994' }],
    ['a maximum paid that is too high', { exact: 'get', maxPaid: '10051', minReceived: '1000' }],
    ['an exact payment with a different maximum paid', { maxPaid: '10001' }],
    ['nothing paid', { paid: '0', maxPaid: '0' }],
    ['nothing got', { got: '0', minReceived: '0' }],
    ['an unreadable figure', { got: '1e3' }],
    ['a slippage above the maximum', { slippageBps: 1_501, minReceived: '850' }],
    ['a slippage below zero', { slippageBps: -1 }],
    ['a slippage that is not a whole number', { slippageBps: 0.5 }],
    ['a route that begins elsewhere', { route: ['WBNB', 'FNX'] }],
    ['a route that ends where it begins', { route: ['USDT', 'FNX', 'USDT', 'FNX'] }],
    ['no time', { minutes: 0 }],
    ['a deadline of more than an hour', { minutes: 61 }],
    ['a deadline of a fraction of a minute', { minutes: 1.5 }],
  ])('is never made with %s', (_what, change) => expect(faultOf(() => made(change))).toBe('not-pinned'));
});
