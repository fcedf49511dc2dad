import fc from 'fast-check';
import { OutOfBudget, createBudget } from '@/tx/search/budget';

const MINUTE = 60_000;

it.each([
  ['a hash that has just become known', true, 60],
  ['anything else', false, 20],
])('in its first minute, a watch of %s gets the calls of its limit and no more', (_what, isNew, most) => {
  const budget = createBudget(isNew, () => 0);
  for (let call = 0; call < most; call += 1) expect(budget.take(1)).toBe(true);
  expect(budget.take(1)).toBe(false);
  expect(() => budget.spend()).toThrow(OutOfBudget);
});

it('the budget allows twenty calls in each minute after the first', () => {
  let now = 0;
  const budget = createBudget(true, () => now);
  expect(budget.take(60)).toBe(true);
  for (let minute = 1; minute < 4; minute += 1) {
    now = minute * MINUTE;
    expect([budget.take(20), budget.take(1)]).toEqual([true, false]);
  }
});

it('the budget allows sixty blocks in each minute, apart from other calls', () => {
  let now = 0;
  const budget = createBudget(false, () => now);
  const blocksRead = () => Array.from({ length: 80 }, () => budget.takeBlock()).filter(Boolean).length;
  expect([blocksRead(), budget.take(20)]).toEqual([60, true]);
  now = MINUTE;
  expect(blocksRead()).toBe(60);
});

it('the budget refuses a check that costs more than is left, and allows a smaller one', () => {
  const budget = createBudget(false, () => 0);
  expect([budget.take(18), budget.take(3), budget.take(2)]).toEqual([true, false, true]);
  expect(() => budget.spend()).toThrow(OutOfBudget);
});

it('calls that cannot wait are charged to the following minutes', () => {
  let now = 0;
  const budget = createBudget(false, () => now);
  budget.overdraw(50);
  expect(budget.take(1)).toBe(false);
  now = MINUTE;
  budget.overdraw(1);
  expect(budget.take(1)).toBe(false);
  now = 2 * MINUTE;
  expect([budget.take(9), budget.take(1)]).toEqual([true, false]);
});

it('the budget uses the clock of the page by default', () => {
  const budget = createBudget(false);
  budget.spend();
  expect([budget.take(20), budget.take(19)]).toEqual([false, true]);
});

it('the calls in a minute never exceed the limit of the budget, whatever is requested and when', () => {
  const asks = fc.array(fc.tuple(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 9 })), {
    maxLength: 60,
    size: 'max',
  });
  fc.assert(
    fc.property(fc.boolean(), asks, (isNew, calls) => {
      let now = 0;
      const budget = createBudget(isNew, () => now);
      const given = new Map<number, number>();
      for (const [rest, number] of calls) {
        now += rest;
        const minute = Math.floor(now / MINUTE);
        if (budget.take(number)) given.set(minute, (given.get(minute) ?? 0) + number);
      }
      for (const [minute, number] of given) expect(number).toBeLessThanOrEqual(isNew && minute === 0 ? 60 : 20);
    }),
  );
});
