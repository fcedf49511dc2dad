import fc from 'fast-check';
import { RESERVED_FOR_FEE, SEND_TOKENS, maxToSend, readAmountToSend } from '@/features/portfolio/model/amount-to-send';
import { amountText } from '@/parts/amount-field/amount-text';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

const held = fc.record({
  units: fc.oneof(fc.constantFrom(1n, 999_999n, 1_000_000n), fc.bigInt({ min: 1n, max: 10n ** 27n })),
  decimals: fc.constantFrom(6, 18),
});

function unitsSent(text: string, token: (typeof SEND_TOKENS)[number], balance: { units: bigint; decimals: number }) {
  const read = readAmountToSend(amountText(text, balance.decimals) ?? '', token, balance);
  return read.error === undefined ? toBaseUnits(read.amount, balance.decimals) : read.error;
}

describe('An amount to send', () => {
  it('can be the whole balance of a token exactly, with 6 decimals or 18', () => {
    fc.assert(
      fc.property(held, fc.constantFrom('FNX', 'USDT'), (balance, token) => {
        expect(unitsSent(maxToSend(token, balance) ?? '', token, balance)).toBe(balance.units);
      }),
    );
  });

  it('of BNB can be the whole balance except the reserve for the network fee', () => {
    fc.assert(
      fc.property(held, (balance) => {
        const reserved = toBaseUnits(RESERVED_FOR_FEE, balance.decimals) ?? 0n;
        const all = maxToSend('BNB', balance);
        if (balance.units <= reserved) expect(all).toBeNull();
        else expect(unitsSent(all ?? '', 'BNB', balance)).toBe(balance.units - reserved);
      }),
    );
  });

  it('can be any part of the balance from one unit on, and never one unit more', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...SEND_TOKENS), fc.nat(1_000), (balance, token, thousandths) => {
        const typed = (units: bigint) => fromBaseUnits(units, balance.decimals);
        const most = toBaseUnits(maxToSend(token, balance) ?? '0', balance.decimals) ?? 0n;
        const part = (most * BigInt(thousandths)) / 1_000n;
        for (const units of most > 0n ? [1n, part > 0n ? part : 1n, most] : [])
          expect(unitsSent(typed(units), token, balance)).toBe(units);
        expect(unitsSent(typed(balance.units + 1n), token, balance)).toMatch(/^Your wallet holds /);
      }),
    );
  });

  it('of BNB is refused if it uses any part of the reserve for the network fee', () => {
    fc.assert(
      fc.property(held, fc.nat(1_000), (balance, thousandths) => {
        const most = toBaseUnits(maxToSend('BNB', balance) ?? '0', balance.decimals) ?? 0n;
        const reserved = balance.units - most;
        for (const units of [most + 1n, most + (reserved * BigInt(thousandths)) / 1_000n, balance.units])
          if (units > most)
            expect(unitsSent(fromBaseUnits(units, balance.decimals), 'BNB', balance)).toMatch(
              /^0\.001 BNB is reserved for the network fee/,
            );
      }),
    );
  });

  it.each([
    [40n * 10n ** 18n, '40', '0.001 BNB is reserved for the network fee. You can send up to 39.999 BNB.'],
    [
      10n ** 14n,
      '0.00005',
      '0.001 BNB is reserved for the network fee, and your wallet holds 0.0001 BNB. Add a little BNB first.',
    ],
    [0n, '1', 'Your wallet holds no BNB.'],
  ])('is refused with the reason if a wallet with %p units of BNB cannot send it', (units, typed, error) => {
    expect(readAmountToSend(typed, 'BNB', { units, decimals: 18 })).toEqual({ error });
  });
});
