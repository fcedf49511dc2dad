import { findBrowser, launchArgs } from './browser';
import { ASKED, auditFrom, HEADS, rowOf, type Audit } from './lib/bench/audit';
import { withDeployment } from './lib/bench/deployment';
import { tableOf, writeResults } from './lib/bench/results';
import { runTool } from './lib/bench/tool';
import { endGroupsOnSignal } from './lib/process-group';

const LIGHTHOUSE = { name: 'lighthouse', version: '13.5.0', variable: 'LIGHTHOUSE' };
const RUNS = 3;

/** One page of each kind. */
const PAGES = ['/', '/price', '/faq', '/blog/market/how-deep-is-the-pool', '/static/risk-disclosure', '/auth/login'];

async function measure(address: string): Promise<Audit> {
  const flags = ['--headless=new', ...launchArgs()].join(' ');
  const args = [address, '--output=json', '--quiet', `--only-categories=${ASKED}`, `--chrome-flags=${flags}`];
  return auditFrom(await runTool(LIGHTHOUSE, args, { ...process.env, CHROME_PATH: findBrowser() }));
}

/** `npm run bench:lighthouse`: what Lighthouse's mobile preset says of the production build, written to docs/benchmarks.md; of the pages that are named, it is only printed. */
async function main(): Promise<void> {
  endGroupsOnSignal();
  const asked = process.argv.slice(2);
  const rows: string[][] = [];
  await withDeployment(async (origin) => {
    for (const path of asked.length > 0 ? asked : PAGES) {
      const audits: Audit[] = [];
      // One after the other: two at a time would slow each other down.
      while (audits.length < RUNS) audits.push(await measure(`${origin}${path}`));
      const row = rowOf(path, audits);
      console.log(row.join('  '));
      rows.push(row);
    }
  });
  if (asked.length > 0) return;
  writeResults('lighthouse', [
    `Lighthouse ${LIGHTHOUSE.version}, its mobile preset with simulated throttling, the median of ${RUNS} runs.`,
    tableOf(HEADS, rows),
  ]);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
