import { auditFrom } from '../../../scripts/lib/bench/audit';

type Task = { startTime: number; duration: number };

const reportOf = (index: number, firstPaint: number, tasks: readonly Task[]) =>
  JSON.stringify({
    environment: { benchmarkIndex: index },
    categories: {},
    audits: {
      'first-contentful-paint': { numericValue: firstPaint },
      'total-blocking-time': { numericValue: 300 },
      'long-tasks': { details: { items: tasks } },
    },
  });

const atTarget = (...of: Parameters<typeof reportOf>) => auditFrom(reportOf(...of))['TBT at index 2,300'];

describe('the blocking time at the target benchmark index', () => {
  it('shortens each task in proportion to the index of the machine', () => {
    const tasks = [
      { startTime: 2_000, duration: 200 },
      { startTime: 3_000, duration: 90 },
    ];
    expect(atTarget(1_150, 1_000, tasks)).toBe(50);
  });

  it('leaves out a task that ends before the first paint', () => {
    expect(atTarget(2_300, 1_000, [{ startTime: 600, duration: 400 }])).toBe(0);
  });

  it('counts the part of a task after the first paint', () => {
    expect(atTarget(2_300, 1_000, [{ startTime: 900, duration: 140 }])).toBe(40);
  });

  it('does not lengthen the tasks of a faster machine', () => {
    expect(atTarget(4_600, 1_000, [{ startTime: 2_000, duration: 100 }])).toBe(50);
  });
});
