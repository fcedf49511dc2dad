import * as fc from 'fast-check';
import {
  averagePaid,
  wouldSellBelowReference,
  firstUnlock,
  isNewcomer,
  sharesFor,
  splitOf,
} from '@/features/portfolio/model/holding';
import { sumOf } from '@/utils/service-amount';

const HOLDING = {
  totalShares: '800',
  invested: '7284.9',
  currentValue: '9984',
  pnl: '2699.1',
  pnlPct: '37.05',
  staked: '0',
  rewards: '0',
  price: '12.48',
  openOrders: [],
  todo: [],
};

describe('an investor without holdings', () => {
  it('has zeros, unlike an investor with missing figures', () => {
    expect(isNewcomer({ totalShares: '0', staked: '0' })).toBe(true);
    expect(isNewcomer({ totalShares: '0.00', staked: null })).toBe(true);
    expect(isNewcomer({ totalShares: null, staked: '0' })).toBe(false);
    expect(isNewcomer({ totalShares: '0.000000000000000001', staked: '0' })).toBe(false);
    expect(isNewcomer({ totalShares: '0', staked: '5' })).toBe(false);
  });
});

describe('the average', () => {
  it('is the cost divided by the holding, truncated to cents', () => {
    expect(averagePaid(HOLDING)).toBe('9.10');
    expect(averagePaid({ invested: '10', totalShares: '3' })).toBe('3.33');
    expect(averagePaid({ invested: '0', totalShares: '3' })).toBe('0');
  });

  it('is missing when there is no holding or a figure is missing', () => {
    expect(averagePaid({ invested: '10', totalShares: '0' })).toBeNull();
    expect(averagePaid({ invested: null, totalShares: '3' })).toBeNull();
    expect(averagePaid({ invested: '10', totalShares: null })).toBeNull();
  });
});

describe('shares in the wallet and staked shares', () => {
  it('are one total', () => {
    expect(splitOf({ totalShares: '864.1024', staked: '200' })).toEqual({
      inWallet: '664.1024',
      staked: '200',
      walletPart: '7686',
      stakedPart: '2314',
    });
  });

  it('always add up, to the last unit', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 30n });
    fc.assert(
      fc.property(units, units, (one, other) => {
        const [all, staked] = [one + other, other].map((amount) => sumOf([`${amount}`]));
        const split = splitOf({ totalShares: all!, staked: staked! });
        expect(sumOf([split!.inWallet, split!.staked])).toBe(all);
        expect(Number(split!.walletPart) + Number(split!.stakedPart)).toBe(10_000);
      }),
      { numRuns: 100 },
    );
  });

  it('are not drawn when they are unknown', () => {
    expect(splitOf({ totalShares: '5', staked: '6' })).toBeNull();
    expect(splitOf({ totalShares: '0', staked: '0' })).toBeNull();
    expect(splitOf({ totalShares: '5', staked: null })).toBeNull();
  });
});

describe('a sale of everything', () => {
  it('brings less than the reference price even if the pool has the same price', () => {
    expect(wouldSellBelowReference({ shares: '100000', money: '1248000' }, HOLDING)).toBe(true);
  });

  it('is not shown as a loss when the pool pays more, is missing, or could not be read', () => {
    expect(wouldSellBelowReference({ shares: '100000', money: '2000000' }, HOLDING)).toBe(false);
    expect(wouldSellBelowReference(null, HOLDING)).toBe(false);
    expect(wouldSellBelowReference(undefined, HOLDING)).toBe(false);
    expect(wouldSellBelowReference({ shares: '100000', money: '1248000' }, { ...HOLDING, currentValue: null })).toBe(
      false,
    );
  });

  it('is compared without the pool’s fee, so that it does not look worse than it is', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(units, units, units, units, (shares, money, sold, worth) => {
        const isLess = wouldSellBelowReference(
          { shares: `${shares}`, money: `${money}` },
          { ...HOLDING, totalShares: `${sold}`, currentValue: `${worth}` },
        );
        if (isLess) expect((money * sold) / (shares + sold)).toBeLessThanOrEqual(worth);
        else expect((money * sold) / (shares + sold)).toBeGreaterThanOrEqual(worth);
      }),
      { numRuns: 100 },
    );
  });
});

it('the end of the running stake that ends first is shown', () => {
  const [late, soon] = ['2027-01-31T00:00:00Z', '2026-12-01T00:00:00Z'];
  expect(firstUnlock([])).toBeNull();
  expect(firstUnlock([{ status: 'CLOSED', unlockAt: soon }])).toBeNull();
  expect(firstUnlock([{ status: 'ACTIVE', unlockAt: late }])).toEqual({ at: late, isOnly: true });
  expect(
    firstUnlock([
      { status: 'ACTIVE', unlockAt: late },
      { status: 'MATURED', unlockAt: soon },
      { status: 'PENDING', unlockAt: '2026-11-23T00:00:00Z' },
    ]),
  ).toEqual({ at: soon, isOnly: false });
});

it('the shares for a sum are truncated, and never rounded up', () => {
  expect(sharesFor('100', '12.48')).toBe('8.0128');
  expect(sharesFor('100', '0')).toBeNull();
});
