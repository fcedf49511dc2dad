import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod/mini';
import { ROOT } from '../root';

export type Result = { file: string; groups: readonly string[]; title: string; isPassed: boolean };

const jestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.string() })),
});
type Suite = { title: string; file: string; specs: z.infer<typeof spec>[]; suites?: Suite[] };
const suite: z.ZodMiniType<Suite> = z.object({
  title: z.string(),
  file: z.string(),
  specs: z.array(spec),
  suites: z.optional(z.array(z.lazy(() => suite))),
});
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const belowTests = (path: string) => relative(join(ROOT, '__tests__'), path).replaceAll('\\', '/');

/** Returns no results for a report that is from neither runner. */
export function resultsIn(report: unknown): Result[] {
  const ofJest = z.safeParse(jestReport, report);
  if (ofJest.success)
    return ofJest.data.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ ancestorTitles, title, status }) => ({
        file: belowTests(name),
        groups: ancestorTitles,
        title,
        isPassed: status === 'passed',
      })),
    );
  const ofPlaywright = z.safeParse(playwrightReport, report);
  if (!ofPlaywright.success) return [];
  const { config, suites } = ofPlaywright.data;
  return suites.flatMap((one) => specsOf(one, [], (file) => belowTests(join(config.rootDir, file))));
}

function specsOf(
  { title, file, specs, suites = [] }: Suite,
  above: string[],
  pathOf: (file: string) => string,
): Result[] {
  const groups = title === file ? above : [...above, title];
  const own = specs.map((one) => ({
    file: pathOf(one.file),
    groups,
    title: one.title,
    isPassed: one.tests.length > 0 && one.tests.every(({ status }) => status === 'expected'),
  }));
  return [...own, ...suites.flatMap((inner) => specsOf(inner, groups, pathOf))];
}

export function readResults(folder: string): Result[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => resultsIn(readJson(join(folder, name))));
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}
