import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { withDeployment } from './lib/bench/deployment';
import { freePort } from './lib/free-port';
import { ask } from './lib/nginx/ask';
import { endGroup, endGroupsOnSignal, spawnGroup } from './lib/process-group';

const PROGRAM = ['/usr/bin/valkey-server', '/usr/bin/redis-server'].find(existsSync);
const PER_MINUTE = 40;
/** The number of calls that may pass while an instance waits for the shared count. */
const OVERRUN = 5;
const CALL = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}';

let failed = 0;
const check = (name: string, isRight: boolean, details: string) => {
  if (!isRight) failed += 1;
  console.log(`${isRight ? 'ok  ' : 'FAIL'}  ${name} (${details})`);
};

function startRedis(program: string, port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  return spawnGroup(program, args, { stdio: 'ignore' });
}

let callers = 0;

type Sent = { answered: number; limited: number; failed: number; slowestMs: number };

/** Sends the calls of one new caller to the instances in turn. */
async function send(instances: readonly string[], count: number): Promise<Sent> {
  callers += 1;
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `198.18.7.${callers}` };
  const sent: Sent = { answered: 0, limited: 0, failed: 0, slowestMs: 0 };
  for (let at = 0; at < count; at += 1) {
    const begun = performance.now();
    const { status } = await ask(instances[at % instances.length] ?? '', '/api/rpc/0', {
      method: 'POST',
      headers,
      body: CALL,
    });
    sent.slowestMs = Math.max(sent.slowestMs, Math.round(performance.now() - begun));
    if (status === 200) sent.answered += 1;
    else if (status === 429) sent.limited += 1;
    else sent.failed += 1;
  }
  return sent;
}

const described = (sent: Sent) =>
  Object.entries(sent)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

async function tryWith(program: string, port: number, instances: readonly string[]): Promise<void> {
  const isShared = ({ answered, failed: lost }: Sent) => answered <= PER_MINUTE + OVERRUN && lost === 0;
  const isSeparate = ({ answered, failed: lost }: Sent) => answered === 2 * PER_MINUTE && lost === 0;
  const report = (name: string, isRight: (sent: Sent) => boolean, sent: Sent) =>
    check(name, isRight(sent), described(sent));

  const redis = startRedis(program, port);
  await pause(6_000);
  report('two instances share one limit', isShared, await send(instances, 120));
  redis.kill('SIGSTOP');
  report('a Redis that does not answer delays and fails nothing', isSeparate, await send(instances, 120));
  redis.kill('SIGCONT');
  await pause(6_000);
  report('after it goes on the limit is shared again', isShared, await send(instances, 120));
  await endGroup(redis);
  await pause(300);
  report('without Redis each instance counts alone', isSeparate, await send(instances, 120));
  const again = startRedis(program, port);
  await pause(6_000);
  report('after Redis is back the limit is shared again', isShared, await send(instances, 120));
  await endGroup(again);
}

/** `npm run test:redis`: tests the shared limits with the Redis or Valkey of this machine. */
async function main() {
  endGroupsOnSignal();
  if (!PROGRAM) {
    console.log(
      'Neither Redis nor Valkey is installed here, so the shared limits were not tested. deploy/install.sh --packages installs Redis.',
    );
    return;
  }
  const port = await freePort();
  const env = {
    // The keys in Redis begin with this host.
    SITE_ORIGIN: 'https://invest.bank.example',
    REDIS_URL: `redis://127.0.0.1:${port}`,
    RPC_REQUESTS_PER_MINUTE: String(PER_MINUTE),
    TRUSTED_PROXY_HOPS: '1',
  };
  await withDeployment((origin, others) => tryWith(PROGRAM, port, [origin, ...others]), { instances: 2, env });
  process.exitCode = failed > 0 ? 1 : 0;
}

main().catch((reason: unknown) => {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
});
