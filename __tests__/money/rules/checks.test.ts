import { nodeFault } from '@/chain/node-fault';
import { ActionFault } from '@/errors/action-fault';
import {
  assertConnected,
  assertBalanceCovers,
  assertBalanceCoversFee,
  assertPriceNotEnded,
  tokensOf,
} from '@/tx/submit/checks';
import { purchaseIntent } from '@/tx/kinds/purchase-intent';
import { HERS, OTHER, USDT, bnb, config, due, faultOf } from './due-order';

const ONE = 10n ** 18n;

describe('The checks before a wallet is asked', () => {
  const intent = purchaseIntent(due(), HERS, config);

  it.each([
    ['not-connected', null],
    ['wrong-account', { address: OTHER, chainId: 56 }],
    ['wrong-chain', { address: HERS, chainId: 1 }],
    [null, { address: HERS.toLowerCase(), chainId: 56 }],
  ] as const)('report the fault %s for a wallet with %o', (kind, wallet) => {
    expect(faultOf(() => assertConnected(intent, wallet))).toBe(kind);
  });

  it('require no valid price when there is no price', () => {
    expect(faultOf(() => assertPriceNotEnded({}, Infinity))).toBeNull();
  });

  it('need the price to hold for one more minute', () => {
    const at = intent.notAfter!;
    expect(faultOf(() => assertPriceNotEnded(intent, at - 60_000))).toBeNull();
    expect(faultOf(() => assertPriceNotEnded(intent, at - 59_999))).toBe('price-ended');
  });

  const usdt = (units: bigint) => [{ units, decimals: 18 }];
  const DUE = 124_800_000_000_000_000_000n;
  const { spends } = intent;
  const native = purchaseIntent(bnb(), HERS, config).spends;
  const DUE_IN_BNB = 195_000_000_000_000_000n;

  it('report the missing amount, to the last unit', () => {
    expect(tokensOf(spends)).toEqual([USDT]);
    expect(faultOf(() => assertBalanceCovers(spends, { coin: ONE, tokens: usdt(DUE) }))).toBeNull();
    expect(() => assertBalanceCovers(spends, { coin: ONE, tokens: usdt(DUE - 1n) })).toThrow(
      expect.objectContaining({ kind: 'too-little', details: { shortage: { missing: 1n, symbol: 'USDT' } } }),
    );
    expect(faultOf(() => assertBalanceCovers(spends, { coin: ONE, tokens: [] }))).toBe('too-little');
    expect(faultOf(() => assertBalanceCovers(spends, { coin: ONE, tokens: [{ units: DUE, decimals: 6 }] }))).toBe(
      'unsupported-token',
    );
    expect(faultOf(() => assertBalanceCovers(native, { coin: DUE_IN_BNB - 1n, tokens: [] }))).toBe('too-little');
  });

  it('need the fee on top of the amount when both are paid in BNB', () => {
    expect(tokensOf(native)).toEqual([]);
    expect(faultOf(() => assertBalanceCoversFee(native, DUE_IN_BNB + 5n, 5n, 'BNB'))).toBeNull();
    expect(faultOf(() => assertBalanceCoversFee(native, DUE_IN_BNB + 4n, 5n, 'BNB'))).toBe('too-little-gas');
    expect(faultOf(() => assertBalanceCoversFee(spends, 5n, 5n, 'BNB'))).toBeNull();
    expect(faultOf(() => assertBalanceCoversFee(spends, 4n, 5n, 'BNB'))).toBe('too-little-gas');
  });
});

describe('A node’s failure', () => {
  const thrownBy = (cause: unknown) => faultOf(() => nodeFault('would-fail')(cause));

  it.each(['HttpRequestError', 'TimeoutError'])('caused by %s says nothing about the payment', (name) => {
    expect(thrownBy(new Error('outer', { cause: { name } }))).toBe('nodes-unreachable');
  });

  it('that is not a failed connection becomes the given payment fault, unless it already is a payment fault', () => {
    expect(thrownBy(new Error('reverted'))).toBe('would-fail');
    expect(thrownBy(new ActionFault('would-fall-short'))).toBe('would-fall-short');
  });
});
