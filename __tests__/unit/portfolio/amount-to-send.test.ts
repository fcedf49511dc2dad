import fc from 'fast-check';
import { KEPT_FOR_FEE, SEND_TOKENS, allToSend, readAmountToSend } from '@/features/portfolio/model/amount-to-send';
import { amountText } from '@/parts/amount-field/amount-text';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

const held = fc.record({
  units: fc.oneof(fc.constantFrom(1n, 999_999n, 1_000_000n), fc.bigInt({ min: 1n, max: 10n ** 27n })),
  decimals: fc.constantFrom(6, 18),
});

/** What the field keeps of the text, read as it will be sent. */
function unitsSent(text: string, token: (typeof SEND_TOKENS)[number], balance: { units: bigint; decimals: number }) {
  const read = readAmountToSend(amountText(text, balance.decimals) ?? '', token, balance);
  return read.error === undefined ? toBaseUnits(read.amount, balance.decimals) : read.error;
}

describe('An amount to send', () => {
  it('is the whole balance of a token to the last unit, of 6 decimals as of 18', () => {
    fc.assert(
      fc.property(held, fc.constantFrom('FNX', 'USDT'), (balance, token) => {
        expect(unitsSent(allToSend(token, balance) ?? '', token, balance)).toBe(balance.units);
      }),
    );
  });

  it('leaves of the coin what the network takes, to the last unit', () => {
    fc.assert(
      fc.property(held, (balance) => {
        const kept = toBaseUnits(KEPT_FOR_FEE, balance.decimals) ?? 0n;
        const all = allToSend('BNB', balance);
        if (balance.units <= kept) expect(all).toBeNull();
        else expect(unitsSent(all ?? '', 'BNB', balance)).toBe(balance.units - kept);
      }),
    );
  });

  it('is any part of the balance as it was typed, from one unit on, and never a unit more than is held', () => {
    fc.assert(
      fc.property(held, fc.constantFrom(...SEND_TOKENS), fc.nat(1_000), (balance, token, thousandths) => {
        const typed = (units: bigint) => fromBaseUnits(units, balance.decimals);
        const part = (balance.units * BigInt(thousandths)) / 1_000n;
        for (const units of [1n, part > 0n ? part : 1n, balance.units])
          expect(unitsSent(typed(units), token, balance)).toBe(units);
        expect(unitsSent(typed(balance.units + 1n), token, balance)).toMatch(/^Your wallet holds /);
      }),
    );
  });
});
