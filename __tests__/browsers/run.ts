import { chromiumEngine } from './engines/chromium';
import { firefoxEngine } from './engines/firefox';
import { webkitEngine } from './engines/webkit';
import type { Engine } from './engine';
import { SCENARIOS } from './scenarios';
import { perform, type Scenario } from './stage';
import { startWatchedSite, type WatchedSite } from './watched-site';

const ENGINES: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];
const LIMIT_MS = 240_000;

export type Selection = { engines: readonly string[]; words: readonly string[] };
type Counts = { passed: number; failed: number };

export async function runInBrowsers({ engines, words }: Selection): Promise<Counts> {
  const chosen = ENGINES.filter(({ name }) => engines.length === 0 || engines.includes(name));
  const scenarios = SCENARIOS.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  const site = await startWatchedSite();
  const counts = { passed: 0, failed: 0 };
  try {
    for (const engine of chosen) {
      const { passed, failed } = await runEngine(engine, scenarios, site);
      counts.passed += passed;
      counts.failed += failed;
    }
  } finally {
    await site.stop();
  }
  return counts;
}

/** A missing engine counts as failed, so that the suite cannot pass in fewer browsers. */
async function runEngine(engine: Engine, scenarios: readonly Scenario[], site: WatchedSite): Promise<Counts> {
  const missing = engine.missing();
  if (missing) {
    console.log(`\n${engine.name}: NOT RUN. ${missing}`);
    return { passed: 0, failed: scenarios.length };
  }
  const browser = await engine.launch();
  console.log(`\n${browser.title}`);
  const counts = { passed: 0, failed: 0 };
  for (const scenario of scenarios) {
    const startedAt = performance.now();
    const problem = await withinLimit(perform(scenario, engine.name, browser, site)).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? (reason.stack ?? reason.message) : String(reason)),
    );
    const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
    console.log(`  ${problem === undefined ? 'passed' : 'FAILED'}  ${scenario.name} (${seconds} s)`);
    if (problem !== undefined) console.log(problem.replaceAll(/^/gm, '          '));
    counts[problem === undefined ? 'passed' : 'failed'] += 1;
  }
  await browser.close();
  return counts;
}

async function withinLimit(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`It took longer than ${LIMIT_MS / 1_000} s`)), LIMIT_MS);
  });
  await Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
