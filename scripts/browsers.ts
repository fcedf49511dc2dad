import { writeFileSync } from 'node:fs';
import { runInBrowsers } from '../__tests__/browsers/run';
import { ensurePlainBuild } from './lib/plain-build';
import { endGroupsOnSignal } from './lib/process-group';

const REPORT = '--report=';

/**
 * `npm run test:browsers`: runs the scenarios in Chromium, Firefox and WebKit. `-- --engine=webkit` (repeatable)
 * selects engines, `--no-build` reuses the existing build, and `--report=FILE` writes the counts as JSON. Other words
 * select scenarios by name.
 */
async function main() {
  endGroupsOnSignal();
  const words = process.argv.slice(2);
  const engines = words.filter((word) => word.startsWith('--engine=')).map((word) => word.slice('--engine='.length));
  if (!words.includes('--no-build')) await ensurePlainBuild();
  const counts = await runInBrowsers({ engines, words: words.filter((word) => !word.startsWith('--')) });
  const { passed, failed } = counts;
  const report = words.find((word) => word.startsWith(REPORT))?.slice(REPORT.length);
  if (report) writeFileSync(report, JSON.stringify(counts));
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main().catch((reason) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
