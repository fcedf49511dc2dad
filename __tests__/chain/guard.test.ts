import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { startWorld, type World } from '../support/world';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

const JSON_TYPE = { 'content-type': 'application/json' };
const [thief, victim] = [() => world.chain.accounts[9], () => world.chain.accounts[0]];
const theft = () =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'eth_sendTransaction',
    params: [{ from: victim(), to: thief(), value: '0x1' }],
  });
const CHAIN_ID = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });

type Sending = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
type Seen = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

async function send({ method = 'POST', path = '/', headers = {}, body }: Sending): Promise<Seen> {
  const sent = request({ host: '127.0.0.1', port: world.chain.port, method, path, headers });
  sent.end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of answer as AsyncIterable<Buffer>) text += chunk.toString();
  return { status: answer.statusCode, headers: answer.headers, body: text };
}

const sentBy = () => world.chain.rpc('eth_getTransactionCount', [victim(), 'pending']);

const FOREIGN = [
  'https://elsewhere.example',
  'http://127.0.0.1.elsewhere.example',
  'http://localhost.elsewhere.example:3000',
  'http://elsewhere.example#http://localhost',
  'file://',
  'null',
];

describe('a page of another origin cannot send a transaction', () => {
  it.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    '',
  ])('with a body of the type %p', async (type) => {
    const before = await sentBy();
    expect((await send({ headers: { 'content-type': type }, body: theft() })).status).toBe(415);
    expect(await sentBy()).toBe(before);
  });

  it.each(FOREIGN)('from %s, with JSON', async (origin) => {
    const before = await sentBy();
    const { status, headers } = await send({ headers: { ...JSON_TYPE, origin }, body: theft() });
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(await sentBy()).toBe(before);
  });

  it.each(FOREIGN)('with a preflight request from %s', async (origin) => {
    const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' };
    const { status, headers } = await send({ method: 'OPTIONS', headers: asked });
    expect(status).toBe(403);
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it.each(['elsewhere.example', '127.0.0.1.elsewhere.example', 'localhost.elsewhere.example', '0.0.0.0'])(
    'under the name %s, which resolves to this machine',
    async (name) => {
      const host = `${name}:${world.chain.port}`;
      const before = await sentBy();
      const { status } = await send({ headers: { ...JSON_TYPE, host, origin: `http://${host}` }, body: theft() });
      expect(status).toBe(421);
      expect(await sentBy()).toBe(before);
    },
  );

  it('by a web socket', async () => {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'eA==',
    };
    expect((await send({ method: 'GET', headers })).status).toBe(403);
  });
});

it.each([
  'http://127.0.0.1:3000',
  'http://localhost:3000',
  'http://[::1]:4000',
  'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
  'moz-extension://1b2c-3d',
])('a preflight request from %s is answered', async (origin) => {
  const asked = { origin, 'access-control-request-method': 'POST', 'access-control-request-private-network': 'true' };
  const { status, headers } = await send({ method: 'OPTIONS', headers: asked });
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-headers': 'content-type',
    'access-control-allow-private-network': 'true',
    vary: 'origin',
  });
  const answered = await send({ headers: { ...JSON_TYPE, origin }, body: CHAIN_ID });
  expect(answered).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': origin } });
  expect(JSON.parse(answered.body)).toMatchObject({ result: '0x38' });
});

it.each(['/', '/second', '/any?path'])(
  'a request without an Origin header gets the chain’s answer unchanged at %s',
  async (path) => {
    const { status, body, headers } = await send({
      path,
      headers: { 'content-type': 'Application/JSON;charset=utf-8' },
      body: CHAIN_ID,
    });
    expect([status, JSON.parse(body)]).toEqual([200, { jsonrpc: '2.0', id: 1, result: '0x38' }]);
    expect(headers['access-control-allow-origin']).toBeUndefined();
  },
);

it('a GET request and an oversized call are refused', async () => {
  expect((await send({ method: 'GET' })).status).toBe(405);
  const filler = JSON.stringify({ ...JSON.parse(CHAIN_ID), filler: 'x'.repeat(1_100_000) });
  expect((await send({ headers: JSON_TYPE, body: filler })).status).toBe(413);
});

it('only the body of a request is passed on', async () => {
  const smuggled = {
    ...JSON_TYPE,
    'transfer-encoding': 'chunked',
    'x-forwarded-host': 'elsewhere.example',
    connection: 'close, content-type',
  };
  expect(JSON.parse((await send({ headers: smuggled, body: CHAIN_ID })).body)).toMatchObject({ result: '0x38' });
});

it('the guard survives a client that closes the connection in the middle of its call', async () => {
  const sent = request({
    host: '127.0.0.1',
    port: world.chain.port,
    method: 'POST',
    headers: { ...JSON_TYPE, 'content-length': 1_000 },
  });
  const left = new Promise<void>((resolve) => sent.once('close', () => resolve()));
  sent.once('error', () => undefined);
  sent.once('socket', (socket: Socket) => socket.once('connect', () => sent.write('{"json', () => sent.destroy())));
  await left;
  expect((await send({ headers: JSON_TYPE, body: CHAIN_ID })).status).toBe(200);
});

it('the guard keeps its port and forwards to the new chain after a reset', async () => {
  const { port, genesisHash } = world.chain;
  await world.sandbox.reset();
  expect(world.chain.port).toBe(port);
  expect(world.chain.genesisHash).not.toBe(genesisHash);
  const asked = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_getBlockByNumber', params: ['0x0', false] });
  expect(JSON.parse((await send({ headers: JSON_TYPE, body: asked })).body)).toMatchObject({
    result: { hash: world.chain.genesisHash },
  });
});

it('the chain itself listens at another address and port', () => {
  const command = execFileSync('ps', ['-o', 'args=', '-p', String(world.chain.pid)], { encoding: 'utf8' });
  const host = / --host (\S+)/.exec(command)?.[1];
  expect(host).toMatch(process.platform === 'linux' ? /^127\.[1-9]\d*\.\d+\.\d+$/ : /^127\.0\.0\.1$/);
  expect(command).toContain(' --port 0 ');
});
