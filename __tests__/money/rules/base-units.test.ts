import fc from 'fast-check';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

describe('Base units', () => {
  it('and decimals convert into each other, to the last unit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 190n }), fc.integer({ min: 0, max: 24 }), (units, decimals) => {
        expect(toBaseUnits(fromBaseUnits(units, decimals), decimals)).toBe(units);
      }),
      { numRuns: 20_000 },
    );
  });

  it('are made only from digits and one point', () => {
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
