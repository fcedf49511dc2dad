import { readdirSync } from 'node:fs';
import { withDeployment } from './lib/bench/deployment';
import { checkBodies } from './lib/nginx/bodies';
import { callerFaults } from './lib/nginx/callers';
import {
  checkClaims,
  checkDeadInstances,
  checkEncodings,
  checkFloods,
  checkLimits,
  checkRanges,
  checkWithoutBrotli,
} from './lib/nginx/checks';
import { checkHalfRequests } from './lib/nginx/half-requests';
import { checkLog, checkLogBounds } from './lib/nginx/log';
import { checkProvokedFailures, checkUnparsed } from './lib/nginx/unparsed';
import { checkWithdrawn } from './lib/nginx/withdrawn';
import { compareAnswers } from './lib/nginx/compare';
import { checkDates } from './lib/nginx/dates';
import { checkEmbedded } from './lib/nginx/embedded';
import { checkPageData, checkRenewal } from './lib/nginx/page-data';
import { hasBrotli, nginxProgram, startNginx } from './lib/nginx/start-nginx';
import { endGroupsOnSignal } from './lib/process-group';
import { fromRoot } from './lib/root';

const firstOf = (folder: string[], ending = '', start = '') =>
  readdirSync(fromRoot(...folder))
    .filter((name) => name.startsWith(start) && name.endsWith(ending))
    .slice(0, 1);
const built = (folder: string, ending: string, start = '') =>
  firstOf(['.next', 'static', folder], ending, start).map((name) => `/_next/static/${folder}/${name}`);
const files = (folder: string) => firstOf(['public', folder]).map((name) => `/${folder}/${name}`);

async function tryWith(origin: string): Promise<void> {
  let failed = 0;
  const check = (name: string, isRight: boolean, details = '') => {
    if (!isRight) failed += 1;
    console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${name}${details && ` (${details})`}`);
  };
  const scripts = built('chunks', '.js');
  const script = built('chunks', '.js', 'main-')[0] ?? '';
  const compared = [
    ...scripts,
    ...built('css', '.css'),
    ...built('media', '.woff2'),
    ...['cards', 'papers', 'engraved'].flatMap(files),
    ...firstOf(['public', 'papers'], '.pdf').map((name) => `/papers/${name}`),
  ];
  const nginx = await startNginx({ instances: [origin] });
  try {
    const faults = await compareAnswers(origin, nginx.origin, compared);
    check('answers are the same as without nginx', faults.length === 0, faults.join('\n'));
    await checkEncodings(check, nginx.origin, script);
    await checkRanges(check, nginx.origin, script);
    await checkPageData(check, nginx.origin);
    await checkLog(check, nginx);
  } finally {
    await nginx.stop();
  }
  await checkDeadInstances(check, origin);
  await checkClaims(check);
  await checkWithoutBrotli(check, origin, script);
  await checkLimits(check, origin);
  await checkFloods(check);
  await checkEmbedded(check);
  await checkDates(check);
  await checkHalfRequests(check, origin);
  await checkBodies(check, origin);
  await checkUnparsed(check, origin);
  await checkProvokedFailures(check);
  await checkLogBounds(check);
  await checkWithdrawn(check);
  await checkRenewal(check);
  const callers = await callerFaults();
  check('nginx and an instance agree about who is one caller', callers.length === 0, callers.join('\n'));
  process.exitCode = failed > 0 ? 1 : 0;
}

/** `npm run test:nginx`: tests deploy/nginx with the nginx of this machine. */
async function main() {
  endGroupsOnSignal();
  if (!nginxProgram()) {
    console.log(
      'nginx is not installed here, so deploy/nginx was not tested. deploy/install.sh --packages installs it.',
    );
    return;
  }
  if (!hasBrotli()) console.log('nginx has no Brotli module here, so only gzip was tested.');
  await withDeployment(tryWith);
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
