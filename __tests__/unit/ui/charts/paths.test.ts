import * as fc from 'fast-check';
import { heldIndex, nearestIndex, stepByKey } from '@/ui/charts/nearest';
import { gapPath, groundPath, linePath, pairsOf } from '@/ui/charts/paths';
import { reliefCopies } from '@/ui/charts/relief-copies';
import { labelTop } from '@/ui/charts/projection-lines';
import { momentScale, valueAxis } from '@/ui/charts/scales';
import { summaryOf } from '@/ui/charts/summary';
import { downsample } from '@/ui/charts/downsample';
import { DAY, dollars, FIRST, lineOf, reliefOf } from './samples';

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number);

const scalesOf = (...values: number[]) => ({
  x: momentScale(reliefOf(...values), 100),
  y: valueAxis(values, { height: 100 }).scale,
});

describe('thinning', () => {
  it('keeps every point that has space', () => {
    const points = lineOf([1, 2, 3]).points;
    expect(downsample(points, 300)).toBe(points);
  });

  it('keeps one point for every two pixels, every peak, and both ends', () => {
    const value = fc.double({ min: 0, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 200, maxLength: 900 }), (values) => {
        const kept = downsample(lineOf(values).points, 300);
        expect(kept.length).toBeLessThanOrEqual(150);
        const shown = kept.map(({ value: one }) => one);
        expect([Math.min(...shown), Math.max(...shown)]).toEqual([Math.min(...values), Math.max(...values)]);
        expect([shown[0], shown.at(-1)]).toEqual([values[0], values.at(-1)]);
        expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((one, other) => one - other));
      }),
      { numRuns: 100 },
    );
  });
});

describe('paths', () => {
  it('go from edge to edge, with the highest value at the top', () => {
    const numbers = numbersIn(linePath(lineOf([1, 3]).points, scalesOf(1, 3)));
    expect(numbers).toEqual([0, 100, 100, 0]);
  });

  it('are steps when each figure is valid until the next one, and the last figure until now', () => {
    const line = { ...lineOf([1, 3]), holdsUntil: FIRST + 2 * DAY };
    const x = momentScale({ kind: 'relief', line, axis: dollars }, 100);
    const { y } = scalesOf(1, 3);
    expect(numbersIn(linePath(line.points, { x, y }, line.holdsUntil))).toEqual([0, 100, 50, 100, 50, 0, 100, 0]);
    expect(numbersIn(linePath(line.points, { x, y }, FIRST))).toEqual([0, 100, 50, 100, 50, 0]);
  });

  it('are level over days without a fixing', () => {
    const [first, , , last] = lineOf([1, 1, 1, 3]).points;
    const path = numbersIn(linePath([first!, last!], scalesOf(1, 1, 1, 3), FIRST + 3 * DAY));
    expect(path).toEqual([0, 100, 100, 100, 100, 0]);
  });

  it('are sloped when days are too close, and level over a gap', () => {
    const points = lineOf([1, 2, 1, 2, 3]).points.filter((_point, index) => index !== 3);
    const line = { name: 'Price', points, holdsUntil: FIRST + 4 * DAY };
    const x = momentScale({ kind: 'relief', line, axis: dollars }, 16);
    const path = numbersIn(linePath(points, { x, y: scalesOf(1, 3).y }, line.holdsUntil));
    expect(path).toEqual([0, 100, 4, 50, 8, 100, 16, 100, 16, 0]);
  });

  it('are a level line up to now when there is only one price', () => {
    const line = { ...lineOf([5]), holdsUntil: FIRST + DAY };
    const x = momentScale({ kind: 'relief', line, axis: dollars }, 100);
    expect(numbersIn(linePath(line.points, { x, y: scalesOf(5).y }, line.holdsUntil))).toEqual([0, 50, 100, 50]);
  });

  it('have no line for a single point', () => {
    expect(linePath(lineOf([5]).points, scalesOf(5))).toBe('');
  });

  it('separate gain from loss where one line crosses the other', () => {
    const pairs = pairsOf(lineOf([0, 4]).points, lineOf([2, 2]).points);
    expect(pairs).toHaveLength(3);
    expect(pairs[1]).toMatchObject({ value: 2, base: 2 });
    const scales = scalesOf(0, 4);
    expect(numbersIn(gapPath(pairs, scales, 'over')).filter((y) => y > 50 && y < 100)).toEqual([]);
    expect(numbersIn(gapPath(pairs, scales, 'under'))).toContain(100);
    expect(numbersIn(groundPath(pairs, scales, 100))).toContain(100);
  });

  it('of two stepped lines separate gain from loss on the day the lines cross, without a slope', () => {
    const lines = [lineOf([1, 4, 4]), lineOf([2, 2, 5])] as const;
    const x = momentScale({ kind: 'relief', line: lines[0], axis: dollars }, 100);
    const pairs = pairsOf(lines[0].points, lines[1].points, { x, until: FIRST + 2 * DAY });
    const isDifferent = ({ value, base }: { value: number; base: number }) => value !== base;
    expect(pairs.filter(isDifferent).map(({ at, value, base }) => [(at - FIRST) / DAY, value, base])).toEqual([
      [0, 1, 2],
      [1, 1, 2],
      [1, 4, 2],
      [2, 4, 2],
      [2, 4, 5],
    ]);
    const crossings = pairs.filter((pair) => !isDifferent(pair)).map(({ at }) => (at - FIRST) / DAY);
    expect(crossings).toEqual([1, 2]);
  });

  it('omit days without a base', () => {
    expect(pairsOf(lineOf([1, 2, 3]).points, lineOf([1, 1]).points)).toHaveLength(2);
  });

  it.each([
    [72, 6],
    [240, 10],
    [400, 17],
    [900, 17],
  ])('of the relief become thinner from copy to copy: a plot of %i px has %i copies', (height, count) => {
    const copies = reliefCopies(height);
    expect(copies).toHaveLength(count);
    const widths = copies.map(({ width }) => width);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });
});

describe('the label of a projection', () => {
  const size = { width: 100, height: 100 };
  const topOf = (values: readonly number[], isBad: boolean) =>
    labelTop({ ...lineOf(values), label: 'a bad case', isBad }, scalesOf(0, 4), size);

  it('is above the end of its line', () => {
    expect(topOf([0, 2], false)).toBe(24);
  });

  it('of a bad case is below its line, or above the line if the base is too close', () => {
    expect(topOf([2.4, 3, 3], true)).toBe(31);
    expect(topOf([0.4, 0.4], true)).toBe(64);
  });
});

describe('the crosshair', () => {
  it('stops at the nearest place', () => {
    expect([-5, 0, 14, 16, 900].map((x) => nearestIndex([0, 10, 20, 30], x))).toEqual([0, 0, 1, 2, 3]);
  });

  it('stops at the current value where each value is valid until the next', () => {
    expect([-5, 0, 14, 16, 900].map((x) => heldIndex([0, 10, 20, 30], x))).toEqual([0, 0, 1, 1, 3]);
  });

  it('moves by keys, and stays on the plot', () => {
    const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End'];
    expect(keys.map((key) => stepByKey(key, 5, 30))).toEqual([4, 6, 6, 4, 8, 2, 0, 29]);
    expect(stepByKey('ArrowLeft', 0, 30)).toBe(0);
    expect(stepByKey('ArrowRight', 29, 30)).toBe(29);
    expect(stepByKey('Tab', 5, 30)).toBeUndefined();
  });
});

describe('the text of a chart', () => {
  it('contains the first, last, lowest and highest value and the change', () => {
    expect(summaryOf(reliefOf(11, 10, 13, 12), '+9.1%')).toBe(
      'From $11.00 on Nov 20, 2025 to $12.00 on Nov 23, 2025, +9.1%. Lowest $10.00 on Nov 21, 2025, highest $13.00 on Nov 22, 2025.',
    );
  });

  it('states the value and its day if there is only one value', () => {
    expect(summaryOf(reliefOf(12))).toBe('One value so far: $12.00 on Nov 20, 2025.');
  });

  it('describes the base of a hatched area and every line of a projection', () => {
    const [line, base] = [lineOf([2, 4], 'Value'), lineOf([1, 1], 'Paid in')];
    expect(summaryOf({ kind: 'gap', line, base, axis: dollars, over: 'Gained', under: 'Lost' })).toMatch(
      /Paid in \$1\.00\.$/,
    );
    const lines = [line, base].map((one) => ({ ...one, label: one.name }));
    expect(summaryOf({ kind: 'projection', lines, axis: dollars })).toMatch(/^Value: From .* Paid in: From /);
  });
});
