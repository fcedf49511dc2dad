import { OutOfBudget, createBudget } from '@/wallet/tx/budget';

it('a hash that has just become known may cost 60 calls in its first minute, and 20 in each after', () => {
  let now = 5_000;
  const budget = createBudget(true, () => now);
  expect(budget.take(60)).toBe(true);
  expect(budget.take(1)).toBe(false);
  now += 60_000;
  expect(budget.take(20)).toBe(true);
  expect(budget.take(1)).toBe(false);
  now += 120_000;
  expect(budget.take(21)).toBe(false);
  expect(budget.take(20)).toBe(true);
});

it('what is known for longer may cost 20 from the start', () => {
  const budget = createBudget(false);
  expect(budget.take(21)).toBe(false);
  for (let calls = 0; calls < 20; calls += 1) budget.spend();
  expect(() => budget.spend()).toThrow(OutOfBudget);
});
