import { stepsOf } from '@/features/marketing/model/price-steps';

const ROOM = { width: 100, height: 54 };
const line = (values: readonly number[], holdsUntil?: number) => ({
  name: 'Price',
  points: values.map((value, at) => ({ at, value, text: String(value) })),
  holdsUntil,
});

test('a price is valid until the next one, and the last one until the time of reading', () => {
  expect(stepsOf(line([10, 20, 15], 4), ROOM)).toBe('M0 41H25V4H50V22.5H100');
});

test('equal prices are drawn as a line through the middle', () => {
  expect(stepsOf(line([10, 10]), ROOM)).toBe('M0 27H100V27H100');
});

test('a time of reading before the last price does not shorten the line', () => {
  expect(stepsOf(line([10, 20], -5), ROOM)).toBe(stepsOf(line([10, 20]), ROOM));
});

test('an empty series has no line', () => {
  expect(stepsOf(line([]), ROOM)).toBe('');
});
