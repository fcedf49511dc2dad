import { decodeFunctionData, erc20Abi } from 'viem';
import type { Order } from '@/api/contract';
import { matchesRequest } from '@/tx/request/matches-request';
import { effectOfTransfer } from '../../support/money/effect-of-transfer';
import { PURCHASE } from '@/tx/kinds/purchase';
import { purchaseIntent } from '@/tx/kinds/purchase-intent';
import { HERS, OTHER, PAY, USDT, bnb, config, due, faultOf } from './due-order';

describe('The intent of a purchase', () => {
  it('of a token is a plain transfer of the exact amount, with no approval', () => {
    const { to, value, data } = purchaseIntent(due(), HERS, config).call;
    expect({ to, value }).toEqual({ to: USDT, value: 0n });
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: 'transfer',
      args: [PAY, 124_800_000_000_000_000_000n],
    });
  });

  it('of BNB is sent as value, with no data', () => {
    expect(purchaseIntent(bnb(), HERS, config).call).toEqual({
      ...{ from: HERS, to: PAY, value: 195_000_000_000_000_000n, data: '0x' },
    });
  });

  it('is frozen', () => {
    for (const intent of [purchaseIntent(due(), HERS, config), purchaseIntent(bnb(), HERS, config)]) {
      expect(Object.isFrozen(intent)).toBe(true);
      expect(Object.isFrozen(intent.call)).toBe(true);
    }
  });

  it('has the effect of its call', () => {
    for (const { call, effect } of [purchaseIntent(due(), HERS, config), purchaseIntent(bnb(), HERS, config)]) {
      expect(effectOfTransfer(call)).toEqual({ ...effect, to: expect.stringMatching(new RegExp(PAY, 'i')) as string });
    }
  });

  it('has the key of its order, and expires with the price', () => {
    expect(PURCHASE.keyOf(due())).toBe('order:one');
    expect(purchaseIntent(due(), HERS, config)).toMatchObject({
      serviceRecord: { type: 'order', id: 'one', orderNo: 'FNX-1' },
      notAfter: Date.parse('2026-11-20T12:00:00.000Z'),
    });
  });

  it.each<[string, Order]>([
    ['an address that differs by one digit', due({ payAddress: PAY.replace(/a$/, 'b') as typeof PAY })],
    [
      'an address with the same first and last digits',
      due({ payAddress: `${PAY.slice(0, 6)}${'0'.repeat(32)}${PAY.slice(-4)}` as typeof PAY }),
    ],
    ['no address', due({ payAddress: '0x0000000000000000000000000000000000000000' })],
    ['the token as the recipient', due({ payAddress: USDT })],
    ['another token', due({ contract: OTHER })],
    ['a token contract for BNB', bnb({ contract: USDT })],
    ['no token contract for USDT', due({ contract: null })],
    ['another chain', due({ chainId: 1 })],
    ['six decimals', due({ decimals: 6 })],
    ['a currency that cannot be paid with', due({ payCurrency: 'DOGE' })],
    ['nothing', due({ payAmount: '0' })],
    ['a negative amount', due({ payAmount: '-1' })],
    ['too many decimals', due({ payAmount: '1.0000000000000000001' })],
    ['an exponent', due({ payAmount: '1e3' })],
  ])('is never made for %s', (_what, wrong) => {
    expect(faultOf(() => purchaseIntent(wrong, HERS, config))).toBe('not-pinned');
  });

  it('is refused when the bank’s own address would pay', () => {
    expect(faultOf(() => purchaseIntent(due(), PAY, config))).toBe('not-pinned');
  });

  it('recognises a sent transaction by all of its parts', () => {
    const intent = purchaseIntent(due(), HERS, config);
    const { call } = intent;
    const sent = { from: HERS.toLowerCase(), to: USDT.toLowerCase(), value: 0n, input: call.data, nonce: 3 };
    expect(matchesRequest(intent, sent)).toBe(true);
    for (const change of [{ from: OTHER }, { to: PAY }, { to: null }, { value: 1n }, { input: `${call.data}00` }]) {
      expect(matchesRequest(intent, { ...sent, ...change })).toBe(false);
    }
  });
});
