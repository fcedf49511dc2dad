import fc from 'fast-check';
import {
  atRate,
  isLess,
  isPositiveAmount,
  maxPayable,
  shownPayment,
  plainAmount,
  shownShares,
  unitsTyped,
} from '@/features/shares/model/amounts';
import { draftErrors } from '@/features/shares/model/check-draft';
import { orderInputOf } from '@/features/shares/model/order-input';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

const ONE = 10n ** 18n;
const units = fc.bigInt({ min: 1n, max: 10n ** 30n });
const asText = (amount: bigint) => fromBaseUnits(amount, 18);
const exact = (amount: string) => toBaseUnits(amount, 18)!;

test.each([
  ['5.', 18, '5'],
  ['.5', 18, '0.5'],
  ['007.50', 18, '7.5'],
  ['0', 18, null],
  ['0.000', 4, null],
  ['', 18, null],
  ['.', 18, null],
  ['1.00001', 4, null],
])('the amount %j with %i decimals is sent as %j', (typed, places, plain) =>
  expect(plainAmount(typed, places)).toBe(plain),
);

test.each([
  ['0.000000000000000001', true],
  ['0', false],
  ['-1', false],
  ['0.0000000000000000009', false],
])('the text %s is a positive amount: %s', (amount, more) => {
  expect(isPositiveAmount(amount)).toBe(more);
});

test('an amount that is converted at a rate is exact, and truncated only to the decimals of the service', () => {
  expect(atRate('0.123456789012345678', '640')).toBe('79.01234496790123392');
  fc.assert(
    fc.property(units, units, (amount, rate) => {
      expect(exact(atRate(asText(amount), asText(rate)))).toBe((amount * rate) / ONE);
    }),
  );
});

test('shares are rounded down and a payment is rounded up, each by less than one step', () => {
  fc.assert(
    fc.property(units, (amount) => {
      const text = asText(amount);
      expect(isLess(text, shownShares(text))).toBe(false);
      expect(isLess(shownPayment(text), text)).toBe(false);
      expect(exact(shownPayment(text)) - amount).toBeLessThan(10n ** 12n);
      expect(amount - exact(shownShares(text))).toBeLessThan(10n ** 14n);
    }),
  );
});

test('the largest amount of BNB leaves enough for the gas', () => {
  expect(maxPayable({ available: '25', isNative: true, max: null })).toBe('24.998');
  expect(maxPayable({ available: '25', isNative: false, max: null })).toBe('25');
  expect(maxPayable({ available: '25', isNative: false, max: '20' })).toBe('20');
  expect(maxPayable({ available: '0.002', isNative: true, max: null })).toBe('0');
  expect(maxPayable({ available: '0.001', isNative: true, max: null })).toBe('0');
  expect(maxPayable({ available: '1.0000009', isNative: false, max: null })).toBe('1');
});

test('the largest amount is never more than the balance', () => {
  fc.assert(
    fc.property(units, fc.boolean(), (held, isNative) => {
      const most = unitsTyped(maxPayable({ available: asText(held), isNative, max: null }), 18)!;
      expect(most).toBeLessThanOrEqual(held);
    }),
  );
});

const LIMITS = { decimals: 18, min: '50', max: '100000', payable: '24999.5' };
const pay = (amount: string) => ({ side: 'pay', amount, currency: 'USDT' }) as const;

test.each([
  ['', undefined, /Enter how much you want to pay/],
  ['0', undefined, /Enter how much you want to pay/],
  ['49.999999999999999999', '49.999999999999999999', /minimum is 50.00 USDT/],
  ['100000.000000000000000001', '100000.000000000000000001', /maximum per order/],
  ['24999.500000000000000001', '24999.500000000000000001', /linked wallet can pay up to 24,999.50 USDT/],
])('the amount %j is refused, because limits are exact to the last decimal', (amount, payment, words) => {
  expect(draftErrors(pay(amount), payment, LIMITS)?.message).toMatch(words);
});

test('a wallet without the currency gets a separate message', () => {
  expect(draftErrors(pay('50'), '50', { ...LIMITS, payable: '0.00' })?.message).toBe(
    'Your linked wallet holds no USDT.',
  );
});

test.each(['50', '24999.5'])('the amount %j, which equals a limit, is accepted', (amount) => {
  expect(draftErrors(pay(amount), amount, LIMITS)).toBeNull();
});

test('an amount of shares is checked against the limits by its value, and not checked while the value is unknown', () => {
  const draft = { side: 'receive', amount: '4', currency: 'USDT' } as const;
  expect(draftErrors(draft, '49.92', LIMITS)).toEqual({
    side: 'receive',
    message: expect.stringMatching(/minimum/),
  });
  expect(draftErrors(draft, undefined, LIMITS)).toBeNull();
  expect(draftErrors({ ...draft, amount: '4.00001' }, undefined, LIMITS)?.message).toMatch(/how many shares/);
});

const TOO_LARGE = 'This amount is too large. Enter a smaller one.';

test.each(['pay', 'receive'] as const)(
  '%s: an amount with too many digits is refused as too large, whatever the balance, and no order is built',
  (side) => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{30,95}$/), fc.constantFrom('', '.', '.5'), (whole, rest) => {
        const draft = { side, amount: whole + rest, currency: 'USDT' };
        expect(draftErrors(draft, undefined, LIMITS)).toEqual({ side, message: TOO_LARGE });
        expect(plainAmount(draft.amount, 18)).toBeNull();
        expect(orderInputOf(draft, { decimals: 18, rate: '1' }, `0x${'3'.repeat(40)}`)).toBeNull();
      }),
    );
  },
);

test('an amount may have as many digits as the service accepts, and extra zeros do not count', () => {
  expect(plainAmount('9'.repeat(30), 18)).toBe('9'.repeat(30));
  expect(plainAmount(`${'0'.repeat(40)}5`, 18)).toBe('5');
  expect(draftErrors(pay('9'.repeat(30)), '9'.repeat(30), LIMITS)?.message).toMatch(/maximum per order/);
});

test('a request contains the side that was typed, and never both sides', () => {
  const wallet = `0x${'3'.repeat(40)}` as const;
  const paidIn = { decimals: 18, rate: '640' };
  expect(orderInputOf({ side: 'pay', amount: '0.5', currency: 'BNB' }, paidIn, wallet)).toEqual({
    fiatAmount: '320',
    payCurrency: 'BNB',
    walletAddress: wallet,
  });
  expect(orderInputOf({ side: 'receive', amount: '20.50', currency: 'BNB' }, paidIn, wallet)).toEqual({
    shares: '20.5',
    payCurrency: 'BNB',
    walletAddress: wallet,
  });
  expect(orderInputOf({ side: 'pay', amount: 'junk', currency: 'BNB' }, paidIn, wallet)).toBeNull();
});
