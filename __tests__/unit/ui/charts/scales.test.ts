import * as fc from 'fast-check';
import { momentScale, tickText, valueAxis } from '@/ui/charts/scales';
import { timeMarks } from '@/ui/charts/time-marks';
import { DAY, dollars, FIRST, lineOf, reliefOf } from './samples';

const HOUR = DAY / 24;

const overDays = (days: number, width: number) => {
  const drawing = { kind: 'relief', line: lineOf(Array.from({ length: days + 1 }, () => 1)), axis: dollars } as const;
  return timeMarks(momentScale(drawing, width), width);
};

describe('the axis of values', () => {
  it('starts and ends on round numbers, with a few grid lines in between', () => {
    const { base, lines, scale } = valueAxis([10.57, 12.71], { height: 400 });
    expect([base, ...lines]).toEqual([10, 11, 12, 13]);
    expect([scale(base), scale(13)]).toEqual([400, 0]);
  });

  it('begins at zero with `fromZero`, and near the smallest value without it', () => {
    expect(valueAxis([480, 715], { height: 100, fromZero: true }).base).toBe(0);
    expect(valueAxis([480, 715], { height: 100 }).base).toBeGreaterThan(0);
  });

  it('has two to five lines and contains every value, whatever the values are', () => {
    const value = fc.double({ min: 0.000001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(fc.array(value, { minLength: 1, maxLength: 30 }), fc.boolean(), (values, fromZero) => {
        const { lines, scale } = valueAxis(values, { height: 100, fromZero });
        expect(lines.length).toBeGreaterThanOrEqual(2);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const one of values) expect(Math.abs(scale(one) - 50)).toBeLessThanOrEqual(50.0001);
      }),
      { numRuns: 300 },
    );
  });

  it('is drawn as for equal values when the values differ by less than a number can represent', () => {
    for (const values of [
      [999_999_999.9999998, 999_999_999.9999995],
      [999_999_999.9999979, 999_999_999.9999987],
    ]) {
      const { scale } = valueAxis(values, { height: 100 });
      for (const value of values) expect(Math.abs(scale(value) - 50)).toBeLessThanOrEqual(50);
    }
  });

  it.each([[[5]], [[0, 0, 0]], [[-3, -3]], [[]]])('is also drawn for %j', (values) => {
    const { lines, scale } = valueAxis(values, { height: 100 });
    expect(lines.length).toBeGreaterThan(1);
    expect(Number.isFinite(scale(values[0] ?? 0))).toBe(true);
  });

  it('shows its values with the decimals of its step', () => {
    expect(tickText(12, [11, 12])).toBe('12');
    expect(tickText(12, [11.5, 12])).toBe('12.0');
    expect(tickText(0, [0.25, 0.5])).toBe('0.0');
    expect(tickText(0.25, [0.25, 0.3])).toBe('0.25');
  });
});

describe('the marks of time', () => {
  it('show the first and the last day always, and round dates between them if there are any', () => {
    const marks = overDays(365, 1_200);
    expect(marks.map(({ place }) => place)).toEqual(['first', ...Array(marks.length - 2).fill('inner'), 'last']);
    expect(marks.length).toBeGreaterThan(4);
    expect(marks[0]?.label).toBe('Nov 20, 2025');
    expect(marks.at(-1)?.label).toBe('Nov 20, 2026');
    for (const { at, x } of marks) expect(x / 1_200).toBeCloseTo((at - marks[0]!.at) / (365 * DAY));
  });

  it('never overlap', () => {
    for (const width of [180, 270, 480, 1_200]) {
      const inner = overDays(730, width).filter(({ place }) => place === 'inner');
      inner.reduce((before, { x, label }) => {
        expect(x - label.length * 3.5).toBeGreaterThan(before);
        return x + label.length * 3.5;
      }, 90);
    }
  });

  it('show the year when a day could be in several years', () => {
    expect(overDays(730, 1_200)[1]?.label).toMatch(/20\d\d$/);
    expect(overDays(90, 1_200)[1]?.label).not.toMatch(/20\d\d$/);
  });

  it('are one mark in the middle for a single day', () => {
    expect(timeMarks(momentScale(reliefOf(12), 300), 300)).toMatchObject([{ place: 'only', x: 150 }]);
  });

  it('show hours for a period of hours, and the date where a new day begins', () => {
    const line = { ...lineOf([12, 13]), holdsUntil: FIRST + DAY + 14 * HOUR };
    const marks = timeMarks(momentScale({ kind: 'relief', line, axis: dollars }, 1_200), 1_200).map(
      ({ label }) => label,
    );
    expect([marks[0], marks.at(-1)]).toEqual(['Nov 20, 00:00', 'Nov 21, 14:00 UTC']);
    expect(marks.filter((label) => label.includes('Nov 20'))).toHaveLength(1);
    expect(marks.slice(marks.indexOf('18:00'))).toEqual([
      '18:00',
      '21:00',
      'Nov 21',
      '03:00',
      '06:00',
      'Nov 21, 14:00 UTC',
    ]);
  });

  it('give each day of a week a different name', () => {
    const marks = overDays(7, 1_200).map(({ label }) => label);
    expect(new Set(marks).size).toBe(marks.length);
  });
});
