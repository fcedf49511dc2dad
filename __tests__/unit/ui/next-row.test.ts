import { nextRow } from '@/ui/table/next-row';

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 2, 2],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 0, 0],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Enter', 1, null],
  ['a', 1, null],
] as const)('the key %s moves from row %p of three to %p', (key, at, to) => {
  expect(nextRow(key, at, 3)).toBe(to);
});
