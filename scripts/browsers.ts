import { runInBrowsers } from '../__tests__/browsers/run';
import { BUILD_ENV, BUILD_FOLDER } from '../__tests__/browsers/watched-site';
import { ensureBuild } from './lib/plain-build';
import { endGroupsOnSignal } from './lib/process-group';

/**
 * `npm run test:browsers`: runs the scenarios in Chromium, Firefox and WebKit.
 * `-- --engine=webkit` (repeatable) selects engines; `--no-build` reuses the existing build; other words select scenarios by
 * name.
 */
async function main() {
  endGroupsOnSignal();
  const words = process.argv.slice(2);
  const engines = words.filter((word) => word.startsWith('--engine=')).map((word) => word.slice('--engine='.length));
  if (!words.includes('--no-build')) await ensureBuild({ folder: BUILD_FOLDER, env: BUILD_ENV });
  const { passed, failed } = await runInBrowsers({ engines, words: words.filter((word) => !word.startsWith('--')) });
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}

main().catch((reason) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
