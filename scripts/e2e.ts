import { findBrowser } from './browser';
import { ensurePlainBuild } from './lib/plain-build';
import { endGroupsOnSignal } from './lib/process-group';
import { fromRoot } from './lib/root';
import { run } from './lib/run';

async function main() {
  endGroupsOnSignal();
  const CHROMIUM_PATH = findBrowser({ mayBeShell: true });
  await ensurePlainBuild();
  const playwright = fromRoot('node_modules', '@playwright', 'test', 'cli.js');
  const isGood = await run(process.execPath, [playwright, 'test', ...process.argv.slice(2)], {
    env: { ...process.env, CHROMIUM_PATH },
    limitMinutes: 60,
  });
  process.exitCode = isGood ? 0 : 1;
}

main().catch((reason) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
