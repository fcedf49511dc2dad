/** @jest-environment node */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { HELP, readOptions } from '../../../scripts/lib/contract-check/options';
import { textOf } from '../../../scripts/lib/contract-check/report';
import { checkService, type Report } from '../../../scripts/lib/contract-check/run';
import {
  body,
  data,
  decrypted,
  instead,
  json,
  pathOf,
  serveAltered,
  withoutFinalSlash,
  type Alteration,
} from '../../support/altered-service';
import { AMELIA, GUS, logIn } from '../sandbox/visitor';

const NOT_READ = /Unexpected answer from FNX/;
const AS_ABSENT = /treats the field as absent/;

let service: TestService;
let token: string;
let close = async () => {};

beforeEach(async () => {
  service = await createTestService();
  token = await logIn(service, AMELIA);
});
afterEach(() => close());

async function served(alterations: Readonly<Record<string, Alteration>> = {}) {
  const { origin, asked, close: closed } = await serveAltered(service, alterations);
  close = closed;
  return { origin, asked };
}

const differing = ({ results }: Report) =>
  results.flatMap(({ path, differences }) => differences.map((difference) => ({ path, ...difference })));

const found = async (alterations: Readonly<Record<string, Alteration>>) =>
  differing(await checkService({ service: (await served(alterations)).origin, token }));

const withoutZone = (date: string) => date.replace(/(\.\d+)?Z$/, '');
const times = (docs: readonly unknown[], count: number) =>
  Array.from({ length: count }, (_, at) => docs[at % docs.length]);

const TEN: Readonly<Record<string, Alteration>> = {
  'wallet/getConvertedAmount': data((converted) => ({ ...converted, rate: 0.5 })),
  'admin/getBankOverView': data(({ campaign: _campaign, ...rest }) => rest),
  'team/teamList': body((envelope) => envelope.data),
  'user/getDealHistoryUser': decrypted,
  'static/faqListUser': data((page) => ({ ...page, docs: times(page.docs, 101) })),
  ...withoutFinalSlash('transactions/buy-shares/get-minimum-payment-amount/'),
  'user/my-wallet': instead(() => new Response(null, { status: 302, headers: { location: '/login' } })),
  'notification/listNotification': instead(
    () => new Response('<!doctype html><p>Welcome</p>', { headers: { 'content-type': 'text/html' } }),
  ),
  'wallet/latestTransactions': data((list) =>
    list.map((txn: { createdAt: string }) => ({ ...txn, createdAt: withoutZone(txn.createdAt) })),
  ),
  'user/dashboard': body((envelope) => envelope, 500),
};

it('the sandbox does not differ from the contract in public reads, private reads or writes', async () => {
  const { origin } = await served();
  const report = await checkService({ service: origin, token, writesFor: AMELIA.email });
  expect(differing(report)).toEqual([]);
  expect(report.results.filter(({ skipped }) => skipped)).toEqual([]);
  expect(textOf(report)).toMatch(/\n\d\d checks, 0 differences, 0 skipped$/);
});

it('ten differences from the contract are reported, each with its field and its effect on the app', async () => {
  const differences = await found(TEN);
  // Two checks of the list of orders find the same difference.
  expect(new Set(differences.map((difference) => JSON.stringify(difference))).size).toBe(10);
  const minimum = 'transactions/buy-shares/get-minimum-payment-amount/';
  for (const [path, kind, field, words, app] of [
    ['wallet/getConvertedAmount', 'type', 'data.rate', /is the number 0\.5\. .*decimal string/, NOT_READ],
    ['admin/getBankOverView', 'missing', 'data.campaign', /is missing.*an object/, NOT_READ],
    ['team/teamList', 'envelope', '', /status, message, data missing/, NOT_READ],
    ['user/getDealHistoryUser', 'encryption', 'data', /is not encrypted/, /reads it/],
    ['static/faqListUser', 'length', 'data.docs', /has 101 entries.*allows 100/, NOT_READ],
    [minimum, 'final-slash', '', /written with a final slash.*only without one \(404/, /Not found/],
    ['user/my-wallet', 'redirect', '', /redirect \(302\) to \/login/, /No connection/],
    ['notification/listNotification', 'format', '', /is HTML \(text\/html\)/, NOT_READ],
    ['wallet/latestTransactions', 'value', 'data[0].createdAt', /a date without a zone.*more like this/, NOT_READ],
    ['user/dashboard', 'status', 'status', /is 200 in the body, but HTTP says 500/, NOT_READ],
  ] as const) {
    const [words_, app_] = [expect.stringMatching(words), expect.stringMatching(app)];
    expect(differences).toContainEqual({ path, kind, field, words: words_, app: app_ });
  }
});

it.each<[string, Readonly<Record<string, Alteration>>, object]>([
  [
    'an optional field of another type',
    { 'user/my-wallet': data((wallet) => ({ ...wallet, totalFiat: 7 })) },
    { path: 'user/my-wallet', field: 'data.totalFiat', app: expect.stringMatching(AS_ABSENT) },
  ],
  [
    'an invalid address',
    { 'user/getProfile': data((user) => ({ ...user, walletAddress: '0x12' })) },
    { path: 'user/getProfile', kind: 'value', field: 'data.walletAddress', app: expect.stringMatching(NOT_READ) },
  ],
  [
    'ciphertext of another key',
    { 'user/getDealHistoryUser': data(() => 'U2FsdGVkX1+this+is+not+a+payload+of+anybody+at+all==') },
    { path: 'user/getDealHistoryUser', kind: 'encryption', app: expect.stringMatching(NOT_READ) },
  ],
  [
    'another status in HTTP and in the body',
    { 'user/settings': instead(() => json(403, { status: 403, message: 'Not now.', data: { reason: 'KYC' } })) },
    { path: 'user/settings', kind: 'status', words: expect.stringMatching(/is 403.*requires 200.*Not now\./) },
  ],
  [
    'a missing message',
    { 'user/settings': body(({ message: _message, ...rest }) => rest) },
    { path: 'user/settings', kind: 'envelope', words: expect.stringMatching(/: message missing/) },
  ],
  [
    'a file that is not a spreadsheet',
    { 'transactions/transaction/list-xls/': instead(() => new Response('a,b')) },
    { path: 'transactions/transaction/list-xls/', kind: 'format', words: expect.stringMatching(/not an \.xlsx file/) },
  ],
  [
    'an answer that is too large',
    { 'user/settings': instead(() => json(200, { status: 200, message: '', data: 'x'.repeat(2_100_000) })) },
    { path: 'user/settings', kind: 'length', words: expect.stringMatching(/larger than 2,000,000 bytes/) },
  ],
  [
    'a private call that answers without a token',
    { 'user/getProfile': (request, send) => send(new Request(request, { headers: { token } })) },
    { path: 'user/getProfile', kind: 'status', words: expect.stringMatching(/is 200.*requires 401/) },
  ],
])('%s is reported', async (_name, alterations, expected) => {
  expect((await found(alterations))[0]).toMatchObject(expected);
});

it('without --writes, only reads reach the service', async () => {
  const { origin, asked } = await served();
  await checkService({ service: origin, token });
  expect(asked.length).toBeGreaterThan(30);
  expect(asked.filter((request) => request.method !== 'GET')).toEqual([]);
  expect(asked.map(pathOf)).not.toContain('user/userWalletRequest');
});

it('nothing is written if the token belongs to an account other than the one that --writes names', async () => {
  const { origin, asked } = await served();
  await expect(checkService({ service: origin, token, writesFor: GUS.email })).rejects.toThrow(
    /Nothing was written: the token belongs to amelia@fnx\.example, not to gus@fnx\.example/,
  );
  expect(asked.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('an idempotency key that opens two orders is reported', async () => {
  const { origin } = await served({
    'wallet/buyShare': async (request, send) => {
      const answered = await decrypted(request, send);
      const { status, data: order, ...rest } = (await answered.json()) as { status: number; data: object };
      return json(200, { ...rest, status, data: { ...order, _id: crypto.randomUUID() } });
    },
  });
  const report = await checkService({ service: origin, token, writesFor: AMELIA.email });
  expect(differing(report)).toContainEqual(
    expect.objectContaining({ field: 'data._id', words: expect.stringMatching(/same idempotencyKey/) }),
  );
});

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', 'scripts/contract.ts', ...args]).then(
    ({ stdout }) => ({ code: 0, stdout, stderr: '' }),
    ({ code, stdout, stderr }) => ({ code, stdout, stderr }),
  );

it('the command ends with 0, 1 or 2, and prints JSON for programs', async () => {
  const { origin } = await served({ 'team/teamList': TEN['team/teamList']! });
  const printed = await run('--check', origin, '--json');
  expect(printed.code).toBe(1);
  expect(JSON.parse(printed.stdout)).toMatchObject({ service: origin, differences: 1, results: expect.any(Array) });
  await close();
  expect(await run('--check', origin)).toMatchObject({ code: 2, stderr: expect.stringMatching(/does not answer/) });
  close = async () => {};
});

it('the help explains every option, and a wrong option is refused with the help text', () => {
  for (const option of ['--check URL', '--token TOKEN', '--writes EMAIL', '--json', '--help'])
    expect(HELP).toContain(option);
  expect(readOptions([])).toEqual({ kind: 'write' });
  expect(readOptions(['--help'])).toEqual({ kind: 'help' });
  expect(() => readOptions(['--chek', 'x'])).toThrow(/--check URL/);
  expect(() => readOptions(['--json'])).toThrow(/need --check/);
  expect(() => readOptions(['--check', 'ftp://bank.example'])).toThrow(/not a URL/);
  expect(() => readOptions(['--check', 'https://bank.example', '--writes', 'a@b.example'])).toThrow(/needs --token/);
});
