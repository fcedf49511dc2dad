import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod/mini';

export type Counts = { passed: number; failed: number };

const jest = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numRuntimeErrorTestSuites: z.number(),
});

const playwright = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  errors: z.array(z.unknown()),
});

const browsers = z.object({ passed: z.number(), failed: z.number(), missing: z.array(z.string()) });

/** A missing or unreadable report counts as no tests, which fails the suite. */
const NONE: Counts = { passed: 0, failed: 0 };

export function jestCounts(report: string): Counts {
  const parsed = z.safeParse(jest, read(report));
  if (!parsed.success) return NONE;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = parsed.data;
  return { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites };
}

export function playwrightCounts(report: string): Counts {
  const parsed = z.safeParse(playwright, read(report));
  if (!parsed.success) return NONE;
  const { stats, errors } = parsed.data;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export function browsersReport(report: string): Counts & { missing: string[] } {
  const parsed = z.safeParse(browsers, read(report));
  return parsed.success ? parsed.data : { ...NONE, missing: [] };
}

function read(path: string): unknown {
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
