import fc from 'fast-check';
import { decodeFunctionData, erc20Abi } from 'viem';
import type { Order } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';
import { nodeFault } from '@/chain/node-fault';
import { PaymentFault } from '@/errors/payment-fault';
import { isSurelyUnsent, walletFault } from '@/tx/wallet-fault';
import { assertConnected, assertCovered, assertFeeCovered, assertPriceHolds } from '@/tx/checks';
import { isWhatWasSeen, snapshotOf } from '@/tx/snapshot';
import { orderWith } from './order';

const PAY = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
const USDT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const HERS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const ONE = 10n ** 18n;

const config: AppConfig = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0'],
  fnxToken: OTHER,
  payAddress: PAY,
  payTokens: { USDT },
  walletConnectProjectId: null,
  captchaSiteKey: null,
};
const order = (change: Partial<Order> = {}): Order =>
  orderWith({
    _id: 'one',
    orderNo: 'FNX-1',
    payAddress: PAY,
    contract: USDT,
    expiresAt: '2026-11-20T12:00:00.000Z',
    ...change,
  });
const bnb = (change: Partial<Order> = {}) =>
  order({ payCurrency: 'BNB', contract: null, payAmount: '0.195', ...change });
const kindOf = (work: () => unknown) => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof PaymentFault ? thrown.kind : 'something else';
  }
  return null;
};

describe('The snapshot', () => {
  it('of a token is a plain transfer of the exact amount, with no approval', () => {
    const { to, value, data } = snapshotOf(order(), HERS, config);
    expect({ to, value }).toEqual({ to: USDT, value: 0n });
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: 'transfer',
      args: [PAY, 124_800_000_000_000_000_000n],
    });
  });

  it('of BNB is sent as value, with no data', () => {
    expect(snapshotOf(bnb(), HERS, config)).toMatchObject({ to: PAY, value: 195_000_000_000_000_000n, data: '0x' });
  });

  it('is frozen', () => {
    expect(Object.isFrozen(snapshotOf(order(), HERS, config))).toBe(true);
  });

  it.each<[string, Order]>([
    ['an address one digit away', order({ payAddress: PAY.replace(/a$/, 'b') as typeof PAY })],
    [
      'the same first and last digits',
      order({ payAddress: `${PAY.slice(0, 6)}${'0'.repeat(32)}${PAY.slice(-4)}` as typeof PAY }),
    ],
    ['no address at all', order({ payAddress: '0x0000000000000000000000000000000000000000' })],
    ['the token as the recipient', order({ payAddress: USDT })],
    ['another token', order({ contract: OTHER })],
    ['a token for BNB', bnb({ contract: USDT })],
    ['no token for USDT', order({ contract: null })],
    ['another chain', order({ chainId: 1 })],
    ['six decimals', order({ decimals: 6 })],
    ['a currency that is not paid in', order({ payCurrency: 'DOGE' })],
    ['nothing', order({ payAmount: '0' })],
    ['less than nothing', order({ payAmount: '-1' })],
    ['more decimals than there are', order({ payAmount: '1.0000000000000000001' })],
    ['an exponent', order({ payAmount: '1e3' })],
  ])('is never made for %s', (_what, wrong) => {
    expect(kindOf(() => snapshotOf(wrong, HERS, config))).toBe('not-pinned');
  });

  it('is never made for a payment of the bank to itself', () => {
    expect(kindOf(() => snapshotOf(order(), PAY, config))).toBe('not-pinned');
  });

  it('knows what was sent by every part of it', () => {
    const snapshot = snapshotOf(order(), HERS, config);
    const sent = { from: HERS.toLowerCase(), to: USDT.toLowerCase(), value: 0n, input: snapshot.data, nonce: 3 };
    expect(isWhatWasSeen(snapshot, sent)).toBe(true);
    for (const change of [{ from: OTHER }, { to: PAY }, { to: null }, { value: 1n }, { input: `${snapshot.data}00` }]) {
      expect(isWhatWasSeen(snapshot, { ...sent, ...change })).toBe(false);
    }
  });
});

describe('The guards', () => {
  const snapshot = snapshotOf(order(), HERS, config);

  it.each([
    ['not-connected', null],
    ['wrong-account', { address: OTHER, chainId: 56 }],
    ['wrong-chain', { address: HERS, chainId: 1 }],
    [null, { address: HERS.toLowerCase(), chainId: 56 }],
  ] as const)('%s: %o', (kind, wallet) => {
    expect(kindOf(() => assertConnected(snapshot, wallet))).toBe(kind);
  });

  it('want the price to hold for a minute more', () => {
    expect(kindOf(() => assertPriceHolds(snapshot, snapshot.expiresAt - 60_000))).toBeNull();
    expect(kindOf(() => assertPriceHolds(snapshot, snapshot.expiresAt - 59_999))).toBe('price-ended');
  });

  const usdt = (units: bigint) => ({ units, decimals: 18 });

  it('name what is missing, to the last unit', () => {
    const { amount } = snapshot;
    expect(kindOf(() => assertCovered(snapshot, { coin: ONE, token: usdt(amount) }))).toBeNull();
    expect(() => assertCovered(snapshot, { coin: ONE, token: usdt(amount - 1n) })).toThrow(
      expect.objectContaining({ kind: 'too-little', details: { shortage: { missing: 1n, symbol: 'USDT' } } }),
    );
    expect(kindOf(() => assertCovered(snapshot, { coin: ONE, token: null }))).toBe('too-little');
    expect(kindOf(() => assertCovered(snapshot, { coin: ONE, token: { units: amount, decimals: 6 } }))).toBe(
      'odd-token',
    );
    const native = snapshotOf(bnb(), HERS, config);
    expect(kindOf(() => assertCovered(native, { coin: native.amount - 1n, token: null }))).toBe('too-little');
  });

  it('want the fee beside the amount where both are paid in BNB', () => {
    const native = snapshotOf(bnb(), HERS, config);
    expect(kindOf(() => assertFeeCovered(native, native.amount + 5n, 5n, 'BNB'))).toBeNull();
    expect(kindOf(() => assertFeeCovered(native, native.amount + 4n, 5n, 'BNB'))).toBe('too-little-gas');
    expect(kindOf(() => assertFeeCovered(snapshot, 5n, 5n, 'BNB'))).toBeNull();
    expect(kindOf(() => assertFeeCovered(snapshot, 4n, 5n, 'BNB'))).toBe('too-little-gas');
  });
});

describe('What a wallet answers', () => {
  it.each([
    [4001, 'rejected', true],
    [4100, 'wallet-locked', true],
    [4200, 'wallet-cannot', true],
    [4900, 'wallet-away', false],
    [4902, 'wrong-chain', true],
    [-32002, 'wallet-busy', false],
    [-32603, 'wallet-failed', false],
    [1234, 'wallet-failed', false],
  ] as const)('%i is %s; surely unsent: %s', (code, kind, isUnsent) => {
    const fault = walletFault({ name: 'outer', cause: { cause: { code, message: 'no' } } });
    expect([fault.kind, isSurelyUnsent(fault.kind)]).toEqual([kind, isUnsent]);
  });

  it.each([
    ['ChainMismatchError', 'wrong-chain'],
    ['ConnectorAccountNotFoundError', 'wrong-account'],
    ['ConnectorNotConnectedError', 'not-connected'],
    ['ProviderNotFoundError', 'not-connected'],
  ] as const)('%s came before it was asked: %s', (name, kind) => {
    const fault = walletFault(new Error('outer', { cause: { name } }));
    expect([fault.kind, isSurelyUnsent(fault.kind)]).toEqual([kind, true]);
  });

  it.each([null, undefined, 'no', 7, new Error('no'), { code: '4001' }])(
    '%o is a failure after which it may have been sent',
    (thrown) => {
      expect([walletFault(thrown).kind, isSurelyUnsent(walletFault(thrown).kind)]).toEqual(['wallet-failed', false]);
    },
  );

  it('keeps a fault that is one already, and ends where causes go round', () => {
    const fault = new PaymentFault('too-little');
    expect(walletFault(fault)).toBe(fault);
    const round: { cause?: unknown } = {};
    round.cause = round;
    expect(walletFault(round).kind).toBe('wallet-failed');
  });
});

describe('Base units', () => {
  it('and decimals are each other’s way back, to the last unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 190n }), fc.integer({ min: 0, max: 24 }), (units, decimals) => {
        expect(toBaseUnits(fromBaseUnits(units, decimals), decimals)).toBe(units);
      }),
      { numRuns: 20_000 },
    );
  });

  it('are never made of anything but digits and one point', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        if (!/^\d+(\.\d+)?$/.test(text)) expect(toBaseUnits(text, 18)).toBeNull();
      }),
      { numRuns: 20_000 },
    );
    for (const junk of [
      '',
      '.',
      '1.',
      '.5',
      '+1',
      '-1',
      '1e3',
      '0x10',
      '1,5',
      '1 000',
      '１',
      '٣',
      'NaN',
      'Infinity',
      '9'.repeat(101),
    ]) {
      expect(toBaseUnits(junk, 18)).toBeNull();
    }
  });
});

describe('What a node of ours answers', () => {
  const thrownBy = (cause: unknown) => kindOf(() => nodeFault('would-fail')(cause));

  it.each(['HttpRequestError', 'TimeoutError'])('%s is no word about the payment', (name) => {
    expect(thrownBy(new Error('outer', { cause: { name } }))).toBe('chain-away');
  });

  it('anything else is, and a fault that is one already stays', () => {
    expect(thrownBy(new Error('reverted'))).toBe('would-fail');
    expect(thrownBy(new PaymentFault('would-fall-short'))).toBe('would-fall-short');
  });
});
