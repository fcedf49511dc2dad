import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';
import { startFakeInstance } from './fake-instance';
import { RELEASE, startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const ANSWER_MS = 800;
const RULE = 's-maxage=1';

/** A browser must not use page data of an earlier visit. */
export async function checkPageData(check: Check, front: string): Promise<void> {
  const build = readFileSync(join(RELEASE, '.next', 'BUILD_ID'), 'utf8').trim();
  for (const path of ['/price.json', '/static/fees.json']) {
    const { headers } = await ask(front, `/_next/data/${build}${path}`);
    const rule = headers['cache-control'] ?? '';
    check(`${path}: only shared caches keep it`, /^(?:public, )?s-maxage=30$/.test(rule), rule);
  }
}

/** Checks that readers get the old page while nginx renews it, although no answer has `stale-while-revalidate`. */
export async function checkRenewal(check: Check): Promise<void> {
  const instance = await startFakeInstance((_request, response) => {
    response.setHeader('cache-control', RULE);
    setTimeout(() => response.end('the price'), ANSWER_MS);
  });
  const nginx = await startNginx({ instances: [instance.origin] });
  try {
    await ask(nginx.origin, '/price');
    await pause(2_500);
    const begun = performance.now();
    const { status } = await ask(nginx.origin, '/price');
    const ms = Math.round(performance.now() - begun);
    check('a reader does not wait while a page is renewed', status === 200 && ms < ANSWER_MS / 2, `${ms} ms`);
  } finally {
    await nginx.stop();
    instance.stop();
  }
}
