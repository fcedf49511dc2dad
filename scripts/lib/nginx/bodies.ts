import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './ask';
import { startNginx } from './start-nginx';

type Check = (name: string, isRight: boolean, details?: string) => void;

const JSON_TYPE = { 'content-type': 'application/json' };
const MAX_MS = 20_000;

/** Sends one byte per second. Resolves with the status and the time until the status arrived. */
async function dripBody(origin: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const { hostname, port } = new URL(origin);
  const headers = { ...JSON_TYPE, 'content-length': '100' };
  const asked = request({ hostname, port, path: '/api/rpc/0', method: 'POST', agent: false, headers });
  const status = new Promise<number>((resolve) => {
    asked.once('response', (answer) => resolve(answer.resume().statusCode ?? 0));
    asked.on('error', () => resolve(0));
  });
  const dripping = setInterval(() => asked.write(' '), 1_000);
  const first = await Promise.race([status, pause(MAX_MS, -1)]);
  clearInterval(dripping);
  asked.destroy();
  return { status: first, ms: performance.now() - begun };
}

/** nginx must cut off a slow body, and must not count refused bodies as failures of an instance. */
export async function checkBodies(check: Check, instance: string): Promise<void> {
  const nginx = await startNginx({ instances: [instance] });
  try {
    const { status, ms } = await dripBody(nginx.origin);
    check('a body that arrives slowly is refused in time', status === 408, `${status} after ${Math.round(ms)} ms`);
    const large = 'x'.repeat(900_000);
    const refused = [];
    for (const type of ['text/plain', 'application/json', 'text/plain', 'application/json'])
      refused.push(
        (await ask(nginx.origin, '/api/rpc/0', { method: 'POST', headers: { 'content-type': type }, body: large }))
          .status,
      );
    const after = [];
    for (let at = 0; at < 8; at += 1) after.push((await ask(nginx.origin, '/api/config')).status);
    check('large bodies are refused by the instance', refused.join() === '415,413,415,413', refused.join());
    check(
      'calls after them are answered',
      after.every((one) => one === 200),
      after.join(),
    );
  } finally {
    await nginx.stop();
  }
}
