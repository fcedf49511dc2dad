import { expect, test as base } from '@playwright/test';
import { startNext, type NextServer } from '../../scripts/lib/next-server';
import { MINIMAL_ENV } from '../../scripts/lib/plain-env';
import { request, titleOf, type Attack } from '../support/proxy/attack';
import { FRAMING } from '../support/proxy/corpus-framing';
import { HEADERS } from '../support/proxy/corpus-headers';
import { LINES } from '../support/proxy/corpus-lines';
import { NODES } from '../support/proxy/corpus-nodes';
import { DRIP, SLOW } from '../support/proxy/corpus-slow';
import { TARGETS } from '../support/proxy/corpus-targets';
import { connectRaw, type RawAnswer, type RawClient } from '../support/proxy/raw-client';
import { startRecorder, type Recorded, type Recorder } from '../support/proxy/recorder';

const test = base.extend<object, { recorder: Recorder; app: NextServer }>({
  recorder: [
    async ({}, use) => {
      const recorder = await startRecorder();
      await use(recorder);
      await recorder.stop();
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ recorder }, use) => {
      const { origin } = recorder;
      const app = await startNext({
        ...MINIMAL_ENV,
        TOKEN_SERVICE_URL: origin,
        RPC_URLS: `${origin}/node/key?and=query`,
        ENS_RPC_URL: `${origin}/names`,
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

const ALLOWED = new Set([
  'token',
  'authorization',
  'accept',
  'accept-language',
  'content-type',
  'content-length',
  'host',
  'connection',
  'user-agent',
  'accept-encoding',
  'sec-fetch-mode',
]);

const lineOf = ({ method, target, body }: Recorded) => `${method} ${target} ${body}`;

function checkHeaders({ method, target, headers, body }: Recorded, host: string) {
  const fields = new Map(headers);
  expect([...fields.keys()].filter((name) => !ALLOWED.has(name))).toEqual([]);
  expect(fields.get('host')).toBe(host);
  expect(fields.get('connection')).toBe(target.startsWith('/api/v1/') ? 'close' : 'keep-alive');
  const hasBody = method === 'POST' || method === 'PUT';
  expect(fields.get('content-length')).toBe(hasBody ? String(body.length) : undefined);
  expect(fields.get('content-type')).toBe(body ? 'application/json' : undefined);
}

async function askAsVictim(client: RawClient, who: string) {
  client.write(request(`GET /api/v1/user/getProfile?of=${who}`, [`token: ${who}`]));
  const answer = await client.next();
  expect(answer && JSON.parse(answer.body)).toEqual({
    status: 200,
    message: `GET /api/v1/user/getProfile?of=${who}`,
    data: { token: who, body: '' },
  });
  return `GET /api/v1/user/getProfile?of=${who} `;
}

async function answersTo(client: RawClient, attack: Attack): Promise<RawAnswer[]> {
  client.write(attack.bytes);
  const answers: RawAnswer[] = [];
  for (const _expected of attack.answers) {
    const answer = await client.next({ head: String(attack.bytes).startsWith('HEAD ') });
    if (answer) answers.push(answer);
  }
  return answers;
}

let victims = 0;

async function attackOnce(app: NextServer, recorder: Recorder, attack: Attack) {
  const before = recorder.requests.length;
  const victim = await connectRaw(app.origin);
  const attacker = await connectRaw(app.origin);
  const answers = await answersTo(attacker, attack);
  if (attack.answers.length === 0) expect(await attacker.next()).toBeNull();

  const after = [await askAsVictim(victim, `victim-${(victims += 1)}`)];
  const isClosing = answers.some(({ headers }) => headers.get('connection') === 'close');
  if (attacker.isOpen() && !isClosing) after.push(await askAsVictim(attacker, `attacker-${victims}`));
  after.push(await askAsVictim(victim, `victim-${victims}-again`));
  attacker.end();
  victim.end();

  const seen = recorder.requests.slice(before);
  expect(seen.map(lineOf)).toEqual([...(attack.upstream ?? []), ...after]);
  expect(answers.map(({ status }) => status)).toEqual(attack.answers);
  for (const recorded of seen) checkHeaders(recorded, new URL(recorder.origin).host);
  expect(recorder.faults).toEqual([]);
}

for (const [kind, attacks] of Object.entries({ FRAMING, LINES, TARGETS, HEADERS, NODES })) {
  test.describe(kind.toLowerCase(), () => {
    for (const attack of attacks) {
      test(titleOf(attack), ({ app, recorder }) => attackOnce(app, recorder, attack));
    }
  });
}

test('bodies that never end are aborted, and their connection is closed', async ({ app, recorder }) => {
  const before = recorder.requests.length;
  const giveUp = async (attack: Attack, drip?: string) => {
    const client = await connectRaw(app.origin);
    client.write(attack.bytes);
    const dripping = drip && setInterval(() => client.write(drip), 500);
    const answer = await client.next();
    if (dripping) clearInterval(dripping);
    expect({ name: attack.name, status: answer?.status, connection: answer?.headers.get('connection') }).toEqual({
      name: attack.name,
      status: 408,
      connection: 'close',
    });
    expect(await client.next()).toBeNull();
  };
  await Promise.all([...SLOW.map((attack) => giveUp(attack)), giveUp(DRIP, '1\r\n \r\n')]);
  expect(recorder.requests.slice(before)).toEqual([]);
  expect(recorder.faults).toEqual([]);
});
