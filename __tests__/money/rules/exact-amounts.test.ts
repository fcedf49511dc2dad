import fc from 'fast-check';
import { atRate, isLess, shownFee } from '@/features/shares/model/amounts';
import { draftOfExact, exactAmounts, isMet, sharesAround } from '@/features/shares/model/exact-amounts';
import type { Limits } from '@/features/shares/model/check-draft';
import { fromBaseUnits } from '@/utils/money';

const PRICE = '12.48';
const priced = (...shares: string[]) => shares.map((one) => ({ shares: one, estimated: atRate(one, PRICE) }));
const NO_LIMITS: Pick<Limits, 'min' | 'max' | 'payable'> = { min: undefined, max: undefined, payable: undefined };
const BELOW = { shares: '8.0128', payment: '99.999744' };
const ABOVE = { shares: '8.0129', payment: '100.000992' };

it('the choices for a number of shares are that number rounded down to an allowed fraction, and the next fraction', () => {
  expect(sharesAround('8.012820512820512820')).toEqual(['8.0128', '8.0129']);
  expect(sharesAround('0.00001')).toEqual(['0', '0.0001']);
});

it('an amount between two exact amounts is not exact, and both exact amounts are offered', () => {
  const exact = exactAmounts('100', priced('8.0128', '8.0129'), NO_LIMITS);
  expect(exact).toEqual([BELOW, ABOVE]);
  expect(isMet('100', exact)).toBe(false);
});

it('an amount that is already exact is the only choice', () => {
  const exact = exactAmounts('99.999744', priced('8.0128', '8.0129'), NO_LIMITS);
  expect(exact).toEqual([BELOW]);
  expect(isMet('99.9997440', exact)).toBe(true);
});

it.each([
  ['below the minimum', { min: '100' }, [ABOVE]],
  ['above the maximum', { max: '100' }, [BELOW]],
  ['more than the wallet can pay', { payable: '100' }, [BELOW]],
])('an amount %s is not offered as a choice', (_what, limits, exact) => {
  expect(exactAmounts('100', priced('8.0128', '8.0129'), { ...NO_LIMITS, ...limits })).toEqual(exact);
});

it('zero shares are not offered as a choice', () => {
  expect(exactAmounts('0.0005', priced('0', '0.0001'), NO_LIMITS)).toEqual([{ shares: '0.0001', payment: '0.001248' }]);
});

it('the typed amount is exact, or lies between the two offered amounts', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 15n }), (units) => {
      const typed = fromBaseUnits(units, 6);
      const estimated = fromBaseUnits((units * 10n ** 14n) / 1_248n, 18);
      const [below, above] = exactAmounts(typed, priced(...sharesAround(estimated)), NO_LIMITS);
      if (!below) return false;
      return above ? isLess(below.payment, typed) && isLess(typed, above.payment) : isMet(typed, [below]);
    }),
  );
});

it('a chosen amount is entered as shares', () => {
  expect(draftOfExact({ side: 'pay', amount: '100', currency: 'USDT' }, BELOW)).toEqual({
    side: 'receive',
    amount: '8.0128',
    currency: 'USDT',
  });
});

it('a fee is shown in cents, rounded up', () => {
  expect([shownFee('0.0412'), shownFee('0.04'), shownFee('0')]).toEqual(['0.05', '0.04', '0']);
});
