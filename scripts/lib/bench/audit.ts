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

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.nullable(z.number()) })),
  audits: z.record(z.string(), z.object({ numericValue: z.optional(z.number()) })),
  runtimeError: z.optional(z.object({ message: z.string() })),
});

export const ASKED = CATEGORIES.join(',');
export const HEADS = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', ...Object.keys(TIMES), INDEX];

export type Audit = Record<string, number>;

export function auditFrom(json: string): Audit {
  const { categories, audits, runtimeError, environment } = report.parse(JSON.parse(json));
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100] as const);
  const times = Object.entries(TIMES).map(([name, id]) => [name, audits[id]?.numericValue ?? NaN] as const);
  return Object.fromEntries([...scores, ...times, [INDEX, environment.benchmarkIndex]]);
}

const inWords = (name: string, value: number): string => {
  if (name === 'CLS') return value.toFixed(3);
  if (name === 'TBT') return `${Math.round(value)} ms`;
  return name in TIMES ? `${(value / 1_000).toFixed(2)} s` : String(Math.round(value));
};

export const rowOf = (path: string, audits: readonly Audit[]): string[] => [
  `\`${path}\``,
  ...[...CATEGORIES, ...Object.keys(TIMES), INDEX].map((name) =>
    inWords(name, median(audits.map((audit) => audit[name] ?? NaN))),
  ),
];
