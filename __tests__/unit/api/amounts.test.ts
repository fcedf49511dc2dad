import fc from 'fast-check';
import { buyShare, getConvertedAmount } from '@/api/contract';
import { fromBaseUnits } from '@/utils/money';
import { orderWith } from '../../support/order';

const MAX = fromBaseUnits(2n ** 256n - 1n, 18);
const isOrder = (payAmount: string) => buyShare.data.safeParse(orderWith({ payAmount })).success;

test.each([MAX, '0', '0.000000000000000001', '250.50', '-1'])('an order of %s is accepted', (payAmount) =>
  expect(isOrder(payAmount)).toBe(true),
);

test.each(['9'.repeat(90), `1${MAX}`, `${'9'.repeat(61)}.5`, `-${'9'.repeat(61)}`])(
  'an order of %s is refused, since no token has that many units',
  (payAmount) => expect(isOrder(payAmount)).toBe(false),
);

test('the requested amount and its converted amount are both valid amounts', () => {
  const asked = (amount: string) => getConvertedAmount.request.safeParse({ amount, from: 'USDT', to: 'FNX' }).success;
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,30}(\.\d{1,18})?$/), (amount) =>
      expect(asked(amount) && isOrder(amount)).toBe(true),
    ),
  );
  expect(asked('9'.repeat(31))).toBe(false);
});
