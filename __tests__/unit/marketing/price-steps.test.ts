import { stepsOf } from '@/features/marketing/model/price-steps';

const ROOM = { width: 100, height: 54 };
const line = (values: readonly number[], holdsUntil?: number) => ({
  name: 'Price',
  points: values.map((value, at) => ({ at, value, text: String(value) })),
  holdsUntil,
});

test('a price holds until the next one, and the last one until it was read', () => {
  expect(stepsOf(line([10, 20, 15], 4), ROOM)).toBe('M0 41H25V4H50V22.5H100');
});

test('prices that never changed are a line through the middle', () => {
  expect(stepsOf(line([10, 10]), ROOM)).toBe('M0 27H100V27H100');
});

test('a moment before the last price cannot end the line', () => {
  expect(stepsOf(line([10, 20], -5), ROOM)).toBe(stepsOf(line([10, 20]), ROOM));
});

test('without prices there is no line', () => {
  expect(stepsOf(line([]), ROOM)).toBe('');
});
