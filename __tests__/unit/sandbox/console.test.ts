/** @jest-environment node */
import { createHash } from 'node:crypto';
import { getStaking, openStake } from '@/api/contract';
import { TREASURY, VAULT, userAccount } from '@/sandbox/chain/accounts';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { createSandboxClient, type SandboxClient } from '@/sandbox/test-client';
import { memberOf } from '../../support/member';
import { AMELIA, ORIGIN, ask, logIn, openLogin } from './visitor';

let service: TestService;
let sandbox: SandboxClient;
beforeEach(async () => {
  service = await createTestService();
  sandbox = createSandboxClient(ORIGIN, service.fetch);
});

const JSON_TYPE = { 'content-type': 'application/json' };

const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = JSON_TYPE) =>
  service.fetch(
    new Request(`${ORIGIN}/${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) }),
  );

it('the console shows the seeded logins, the approved investor first', async () => {
  const [first, ...others] = await sandbox.accounts();
  expect(first).toEqual({
    email: AMELIA.email,
    phone: AMELIA.phone,
    password: expect.stringMatching(/^.{10,}$/),
    name: expect.any(String),
    kycStatus: 'APPROVED',
    walletAddress: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/),
    note: expect.any(String),
  });
  expect(new Set(others.map(({ kycStatus }) => kycStatus))).toEqual(
    new Set(['PENDING', 'RETRY', 'REJECTED', 'NOT_APPLIED', 'APPROVED']),
  );
});

it('the console keeps sent messages, newest first, by address', async () => {
  await openLogin(service, AMELIA.email);
  await openLogin(service, 'gus@fnx.example');
  const all = await sandbox.inbox();
  expect(all.map(({ to }) => to)).toEqual(['gus@fnx.example', '+447700900006', AMELIA.email, AMELIA.phone]);
  expect(await sandbox.inbox(AMELIA.phone)).toEqual([
    {
      to: AMELIA.phone,
      channel: 'sms',
      subject: expect.any(String),
      text: expect.any(String),
      code: expect.stringMatching(/^\d{6}$/),
      at: expect.any(String),
    },
  ]);
});

it('a number whose plus sign was not encoded is found', async () => {
  await openLogin(service, AMELIA.email);
  const response = await send('GET', `__sandbox/inbox?to=${AMELIA.phone}`);
  expect(((await response.json()) as { docs: unknown[] }).docs).toHaveLength(1);
});

it('an identity check is decided, with a comment', async () => {
  await sandbox.kyc('nell@fnx.example', 'RETRY', 'Please send it again.');
  const token = await logIn(service, { email: 'nell@fnx.example', phone: '+447700900005' });
  const profile = await ask(service, 'user/getProfile', { token });
  expect(profile.data).toMatchObject({ kycStatus: 'RETRY', kycComment: 'Please send it again.' });
});

it('a linked wallet is approved together with its owner', async () => {
  const token = await logIn(service, { email: 'ivo@fnx.example', phone: '+447700900002' });
  expect((await ask(service, 'user/getProfile', { token })).data.walletStatus).toBe('PENDING');
  await sandbox.kyc('ivo@fnx.example', 'APPROVED');
  expect((await ask(service, 'user/getProfile', { token })).data.walletStatus).toBe('APPROVED');
});

it.each([
  ['clock', { advanceSeconds: -1 }],
  ['clock', { advanceSeconds: 1.5 }],
  ['clock', {}],
  ['fault', { path: '*', kind: 'earthquake', times: 1 }],
  ['fault', { kind: 'reset' }],
  ['fault', { path: '*', kind: 'reset', times: 0 }],
  ['kyc', { email: 'nobody@fnx.example', status: 'APPROVED' }],
  ['kyc', { email: AMELIA.email, status: 'MAYBE' }],
  ['faucet', { address: '0x12', symbol: 'FNX', amount: '1' }],
  ['faucet', { address: `0x${'1'.repeat(40)}`, symbol: 'DOGE', amount: '1' }],
  ['faucet', { address: `0x${'1'.repeat(40)}`, symbol: 'FNX', amount: '-1' }],
  ['faucet', { address: `0x${'1'.repeat(40)}`, symbol: 'FNX', amount: '0' }],
  ['faucet', { address: `0x${'1'.repeat(40)}`, symbol: 'FNX', amount: '1e3' }],
  ['faucet', 'text'],
  ['transfer', { from: TREASURY, to: userAccount(1), symbol: 'FNX', amount: '1' }],
  ['transfer', { from: userAccount(0), to: '0x12', symbol: 'FNX', amount: '1' }],
  ['transfer', { from: userAccount(0), to: userAccount(1), symbol: 'FNX', amount: '0' }],
  ['plan', { planId: 'plan-90', status: 'maybe' }],
  ['plan', { status: 'closed' }],
])('the console refuses %s %j with a message', async (path, body) => {
  const response = await send('POST', `__sandbox/${path}`, body);
  expect(response.status).toBe(400);
  expect(((await response.json()) as { message: string }).message).toMatch(/\w{3}/);
});

it('the console creates a late deposit and closes a plan', async () => {
  const amelia = await memberOf(service, AMELIA);
  const stake = async () => (await amelia.get(getStaking, {})).positions[0];
  await amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: 'a-key-of-hers' });
  await sandbox.clock(16 * 60);
  const txHash = await sandbox.transfer(userAccount(0), VAULT, 'FNX', '100');
  expect(txHash).toMatch(/^0x[0-9a-f]{64}$/);
  service.chain.mine(3);
  await sandbox.clock(1);
  expect(await stake()).toMatchObject({ status: 'CLOSED', reason: 'LATE' });

  await amelia.get(openStake, { planId: 'plan-90', amount: '50', idempotencyKey: 'another-key' });
  await sandbox.plan('plan-90', 'closed');
  expect(await stake()).toMatchObject({ status: 'CLOSED', reason: 'PLAN_CLOSED' });
  await sandbox.plan('plan-90', 'open');
  await amelia.get(openStake, { planId: 'plan-90', amount: '50', idempotencyKey: 'a-third-key' });
});

it('a wallet that cannot send, and an unknown plan, are reported', async () => {
  const sent = { from: userAccount(3), to: VAULT, symbol: 'FNX', amount: '1' };
  expect((await send('POST', '__sandbox/transfer', sent)).status).toBe(409);
  expect((await send('POST', '__sandbox/plan', { planId: 'plan-7', status: 'closed' })).status).toBe(404);
});

it('the console answers 404 and 405 as the service does', async () => {
  expect((await send('GET', '__sandbox/nothing')).status).toBe(404);
  expect((await send('GET', '__sandbox/reset')).status).toBe(405);
  expect((await send('GET', '__sandbox/chain')).status).toBe(404);
});

it('a page of another origin is refused', async () => {
  const foreign = { ...JSON_TYPE, origin: 'https://elsewhere.example' };
  expect((await send('POST', '__sandbox/reset', undefined, foreign)).status).toBe(403);
  expect((await send('POST', '__sandbox/reset', undefined, { ...JSON_TYPE, origin: ORIGIN })).status).toBe(200);
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
  'the content type %p is refused, because a browser sends it across origins without a preflight',
  async (type) => {
    const body = { email: AMELIA.email, status: 'RETRY' };
    expect((await send('POST', '__sandbox/kyc', body, { 'content-type': type })).status).toBe(415);
    expect((await sandbox.accounts())[0]).toMatchObject({ kycStatus: 'APPROVED' });
    expect(
      (await send('POST', '__sandbox/kyc', body, { 'content-type': 'Application/JSON; charset=utf-8' })).status,
    ).toBe(200);
  },
);

describe('the page', () => {
  const page = async () => (await send('GET', '')).text();

  it('shows the inbox, the accounts and a form for each action', async () => {
    await openLogin(service, AMELIA.email);
    const text = await page();
    expect(text).toContain(await sandbox.latestCode(AMELIA.phone, 'sms'));
    for (const { email, password } of await sandbox.accounts()) {
      expect(text).toContain(email);
      expect(text).toContain(password);
    }
    for (const action of ['clock', 'faucet', 'transfer', 'plan', 'kyc', 'fault', 'reset'])
      expect(text).toContain(`action="/__sandbox/${action}"`);
  });

  it('shows typed text as text, never as markup', async () => {
    const hostile = `"><script>alert('x')</script>&`;
    const [account] = service.state.accounts;
    if (!account) throw new Error('No investor is seeded');
    account.firstName = hostile;
    service.state.messages.push({ to: hostile, channel: 'email', subject: hostile, text: hostile, at: hostile });
    const text = await page();
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;');
  });

  it('runs its own script and no other', async () => {
    const answer = await send('GET', '');
    const scripts = [...(await answer.text()).matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => text);
    const hashes = scripts.map((text) => createHash('sha256').update(text).digest('base64'));
    const policy = answer.headers.get('content-security-policy');
    expect(hashes).toHaveLength(1);
    expect(policy).toContain(`script-src 'sha256-${hashes[0]}';`);
    expect(policy).toContain("default-src 'none'");
  });
});
