import * as z from 'zod/mini';
import { median } from './results';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  'Main thread': 'mainthread-work-breakdown',
} as const;

const INDEX = 'Benchmark index';

/** The benchmark index for which the target for TBT is set. */
const TARGET_INDEX = 2_300;
const TBT_AT_TARGET = `TBT at index ${TARGET_INDEX.toLocaleString('en-US')}`;

const task = z.object({ startTime: z.number(), duration: z.number() });

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  runtimeError: z.optional(z.object({ message: z.string() })),
});

const longTasks = z.object({
  audits: z.object({ 'long-tasks': z.object({ details: z.object({ items: z.array(task) }) }) }),
});

export const ASKED = CATEGORIES.join(',');
const FIGURES = [...Object.keys(TIMES), TBT_AT_TARGET, INDEX];
export const HEADS = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', ...FIGURES];

export type Audit = Record<string, number>;

/**
 * Estimates the blocking time on a machine of the target index by scaling each task. On a slower machine, the list of
 * tasks over 50 ms contains every task that would block at the target index. Only time after the first paint counts.
 */
function blockingAtTarget(tasks: readonly z.infer<typeof task>[], firstPaint: number, index: number): number {
  const scale = Math.min(index / TARGET_INDEX, 1);
  return tasks.reduce((sum, { startTime, duration }) => {
    const counted = Math.min(duration, startTime + duration - firstPaint);
    return sum + Math.max(0, Math.min(counted * scale, duration * scale - 50));
  }, 0);
}

export function auditFrom(json: string): Audit {
  const parsed: unknown = JSON.parse(json);
  const { categories, audits, runtimeError, environment } = report.parse(parsed);
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100] as const);
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN] as const);
  const index = environment.benchmarkIndex;
  const tasks = longTasks.parse(parsed).audits['long-tasks'].details.items;
  const blocking = blockingAtTarget(tasks, audits[TIMES.FCP]?.numericValue ?? 0, index);
  return Object.fromEntries([...scores, ...times, [TBT_AT_TARGET, blocking], [INDEX, index]]);
}

const inWords = (name: string, value: number): string => {
  if (name === 'CLS') return value.toFixed(3);
  if (name.startsWith('TBT')) return `${Math.round(value)} ms`;
  return name in TIMES ? `${(value / 1_000).toFixed(2)} s` : String(Math.round(value));
};

export const rowOf = (path: string, audits: readonly Audit[]): string[] => [
  `\`${path}\``,
  ...[...CATEGORIES, ...FIGURES].map((name) => inWords(name, median(audits.map((audit) => audit[name] ?? NaN)))),
];
