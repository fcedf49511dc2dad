import { priceDrawing, priceLine } from '@/parts/price-line';

const READ_AT = Date.parse('2026-11-20T14:00:00Z');

const priceOf = (history: { t: string; p: string }[] | null) => ({ currency: 'USD', history, readAt: READ_AT });
const price = (...prices: string[]) => priceOf(prices.map((p, index) => ({ t: `2026-11-${10 + index}T00:00:00Z`, p })));

test('each price is shown as the service wrote it, in its currency', () => {
  const { drawing, change } = priceDrawing(price('11.02', '12.48'));
  expect(drawing.line.points.map(({ text }) => text)).toEqual(['$11.02', '$12.48']);
  expect(drawing.axis.format('11')).toBe('$11');
  expect(drawing.axis.format('11.5')).toBe('$11.50');
  expect(change).toBe('+13.24%');
});

test('a change is calculated exactly, and is missing when there is no history', () => {
  expect(priceDrawing(price('3', '2')).change).toBe('-33.33%');
  expect(priceDrawing(price('2', '2')).change).toBe('0%');
  expect(priceDrawing(price()).change).toBeUndefined();
  expect(priceDrawing(priceOf(null)).drawing.line.points).toEqual([]);
});

test('prices are in the order of their fixings, whatever order they came in', () => {
  const unsorted = price('11', '12', '13').history?.toReversed() ?? [];
  const { drawing, change } = priceDrawing(priceOf(unsorted));
  expect(drawing.line.points.map(({ text }) => text)).toEqual(['$11.00', '$12.00', '$13.00']);
  expect(change).toBe('+18.18%');
});

test('of two prices for one fixing, the last one is used in any time zone', () => {
  const { points } = priceLine(
    priceOf([
      { t: '2026-11-10T00:00:00Z', p: '11' },
      { t: '2026-11-11T00:00:00Z', p: '12' },
      { t: '2026-11-11T01:00:00+01:00', p: '12.5' },
    ]),
  );
  expect(points.map(({ text }) => text)).toEqual(['$11.00', '$12.50']);
});

test('the current price is valid until the time of reading', () => {
  expect(priceLine(price('11', '12')).holdsUntil).toBe(READ_AT);
});
