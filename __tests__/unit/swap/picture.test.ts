import { judgeImpact } from '@/domain/swap/levels';
import { IMPACT_STOPS, IMPACT_ZONES, positionOf } from '@/features/swap/model/impact-scale';
import { ageText, stopsOf } from '@/features/swap/model/picture';

test('the zones of the scale follow the limits of the price impact', () => {
  expect(IMPACT_ZONES.map(({ type }) => type)).toEqual(
    IMPACT_STOPS.slice(0, -1).map((bps) => judgeImpact(BigInt(bps)).level),
  );
  expect(IMPACT_STOPS.slice(1, -1).map((bps) => judgeImpact(BigInt(bps - 1)).level)).toEqual(
    IMPACT_ZONES.slice(0, -1).map(({ type }) => type),
  );
  const last = BigInt(IMPACT_STOPS.at(-1) ?? 0);
  expect([judgeImpact(last).level, judgeImpact(last + 1n).level]).toEqual(['typed', 'refused']);
});

test('the zones fill the scale without a gap, and no value is beyond its end', () => {
  const ends = IMPACT_ZONES.map(({ start, length }) => start + length);
  expect(IMPACT_ZONES.map(({ start }) => start)).toEqual([0, ...ends.slice(0, -1).map((end) => expect.closeTo(end))]);
  expect(ends.at(-1)).toBeCloseTo(100);
  expect([positionOf(0), positionOf(1_500), positionOf(9_999)]).toEqual([0, 100, 100]);
  expect(positionOf(100)).toBeCloseTo(25.8, 1);
});

test('tokens and pools alternate along a route, and its ends are the tokens that the investor chose', () => {
  expect(stopsOf({ pay: 'BNB', get: 'USDT', route: ['WBNB', 'USDT'] }).map(({ name }) => name)).toEqual([
    'BNB',
    'WBNB and USDT',
    'USDT',
  ]);
});

test.each([
  [-5, 'just now'],
  [0, 'just now'],
  [1, '1 second ago'],
  [119, '119 seconds ago'],
  [120, '2 minutes ago'],
  [7_199, '119 minutes ago'],
  [7_200, null],
])('the age of a price that is %s seconds old is described as %s', (seconds, words) => {
  expect(ageText(seconds)).toBe(words);
});
