import * as fc from 'fast-check';
import {
  averagePaid,
  bringsLess,
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

describe('who owns nothing', () => {
  it('is who has noughts, and not who was not told', () => {
    expect(isNewcomer({ totalShares: '0', staked: '0' })).toBe(true);
    expect(isNewcomer({ totalShares: '0.00', staked: null })).toBe(true);
    expect(isNewcomer({ totalShares: null, staked: '0' })).toBe(false);
    expect(isNewcomer({ totalShares: '0.000000000000000001', staked: '0' })).toBe(false);
    expect(isNewcomer({ totalShares: '0', staked: '5' })).toBe(false);
  });
});

describe('the average', () => {
  it('is what was paid by what is owned, cut to cents', () => {
    expect(averagePaid(HOLDING)).toBe('9.10');
    expect(averagePaid({ invested: '10', totalShares: '3' })).toBe('3.33');
    expect(averagePaid({ invested: '0', totalShares: '3' })).toBe('0');
  });

  it('is none where nothing is owned or something was not told', () => {
    expect(averagePaid({ invested: '10', totalShares: '0' })).toBeNull();
    expect(averagePaid({ invested: null, totalShares: '3' })).toBeNull();
    expect(averagePaid({ invested: '10', totalShares: null })).toBeNull();
  });
});

describe('wallet and staked', () => {
  it('are one whole', () => {
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

  it('are not drawn where they cannot be', () => {
    expect(splitOf({ totalShares: '5', staked: '6' })).toBeNull();
    expect(splitOf({ totalShares: '0', staked: '0' })).toBeNull();
    expect(splitOf({ totalShares: '5', staked: null })).toBeNull();
  });
});

describe('a sale of everything', () => {
  it('brings less than the reference price where the pool is at it', () => {
    expect(bringsLess({ shares: '100000', money: '1248000' }, HOLDING)).toBe(true);
  });

  it('is not told to bring less where the pool pays more, is away, or was not read', () => {
    expect(bringsLess({ shares: '100000', money: '2000000' }, HOLDING)).toBe(false);
    expect(bringsLess(null, HOLDING)).toBe(false);
    expect(bringsLess(undefined, HOLDING)).toBe(false);
    expect(bringsLess({ shares: '100000', money: '1248000' }, { ...HOLDING, currentValue: null })).toBe(false);
  });

  it('is never told to bring less than it does: the pool’s fee left out, it brings that at the most', () => {
    const units = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(units, units, units, units, (shares, money, sold, worth) => {
        const isLess = bringsLess(
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

it('names the end of the first stake of those that hold shares', () => {
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

it('cuts what a sum would buy, and never rounds it up', () => {
  expect(sharesFor('100', '12.48')).toBe('8.0128');
  expect(sharesFor('100', '0')).toBeNull();
});
