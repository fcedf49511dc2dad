/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { ENS_RESOLVER } from '@/config/ens';
import { forwardToEns, forwardToRpc } from '@/proxy/rpc';
import { serve } from '../../support/http';

let asked: string[];
let answer: (response: ServerResponse) => void;
let node: Awaited<ReturnType<typeof serve>>;
let proxy: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  asked = [];
  answer = (response) =>
    response
      .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'tracker=1' })
      .end('{"jsonrpc":"2.0","id":1,"result":"0x38"}');
  node = await serve(async (request, response) => {
    let body = '';
    for await (const part of request) body += String(part);
    asked.push(`${request.url} ${request.headers.authorization ?? ''} ${body}`);
    answer(response);
  });
  proxy = await serve((request, response) => forwardToRpc(request, response));
  const rpc = node.origin.replace('http://', 'http://user:pass@');
  Object.assign(process.env, {
    TOKEN_SERVICE_URL: 'http://127.0.0.1:1',
    RPC_URLS: `${rpc}/key-in-the-path?and=query`,
    FNX_TOKEN_ADDRESS: `0x${'1'.repeat(40)}`,
    USDT_TOKEN_ADDRESS: `0x${'2'.repeat(40)}`,
    PAY_ADDRESS: `0x${'3'.repeat(40)}`,
  });
  delete process.env.RPC_REQUESTS_PER_MINUTE;
});

afterEach(async () => {
  await Promise.all([node.close(), proxy.close()]);
});

const call = (method: string, params: unknown[] = []) => ({ jsonrpc: '2.0', id: 1, method, params });
const post = (body: unknown, index = '0') =>
  fetch(`${proxy.origin}/api/rpc/${index}`, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a read call reaches the RPC with the keys that the browser never sees', async () => {
  const back = await post(call('eth_chainId'));
  expect(await back.json()).toMatchObject({ result: '0x38' });
  expect(asked[0]).toMatch(/^\/key-in-the-path\?and=query Basic dXNlcjpwYXNz /);
  expect(back.headers.get('set-cookie')).toBeNull();
});

test('a batch is passed on completely', async () => {
  await post([call('eth_chainId'), call('eth_call')]);
  expect(asked).toHaveLength(1);
});

test.each([
  'eth_sendTransaction',
  'eth_accounts',
  'personal_sign',
  'anvil_setBalance',
  'evm_mine',
  'debug_traceCall',
  'admin_peers',
  'eth_newFilter',
  'ETH_CALL',
])('%s is not passed on', async (method) => {
  const back = await post([call('eth_chainId'), call(method)]);
  expect(back.status).toBe(400);
  expect(await back.json()).toMatchObject({ error: { code: -32601 } });
  expect(asked).toEqual([]);
});

test.each([
  ['junk', 'not json'],
  ['an empty batch', []],
  ['no method', { jsonrpc: '2.0', id: 1 }],
  ['a batch of 101', Array.from({ length: 101 }, () => call('eth_chainId'))],
  ['null', 'null'],
])('%s is refused', async (_name, body) => {
  expect((await post(body)).status).toBe(400);
  expect(asked).toEqual([]);
});

test('a request with another method, an unknown index or too large a body is refused', async () => {
  expect((await fetch(`${proxy.origin}/api/rpc/0`)).status).toBe(405);
  expect((await post(call('eth_chainId'), '1')).status).toBe(404);
  expect((await post('x'.repeat(300_000))).status).toBe(413);
});

test.each(['-1', '00', '0/', '%30', '٣', '0.0', '0;1', '', '0/x', '1?index=0'])(
  'the index %p has no RPC',
  async (index) => {
    expect((await post(call('eth_chainId'), index)).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

test('a key in two spellings is not passed on, and only the checked one of two equal keys is passed on', async () => {
  expect((await post('{"jsonrpc":"2.0","id":1,"method":"eth_chainId","Method":"debug_traceCall"}')).status).toBe(400);
  expect(asked).toEqual([]);
  await post('{"jsonrpc":"2.0","id":1,"method":"debug_traceCall","method":"eth_chainId"}');
  expect(asked).toEqual([expect.stringMatching(/ \{"jsonrpc":"2.0","id":1,"method":"eth_chainId"\}$/)]);
});

test('an answer has the type JSON or text, and is not cached', async () => {
  const json = await post(call('eth_chainId'));
  expect(json.headers.get('content-type')).toBe('application/json');
  answer = (response) =>
    response.writeHead(503, { 'content-type': 'text/html', 'retry-after': '7' }).end('<h1>Busy</h1>');
  const html = await post(call('eth_chainId'));
  expect(html.status).toBe(503);
  expect(html.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(html.headers.get('retry-after')).toBe('7');
  expect(html.headers.get('cache-control')).toBe('no-store');
});

test('a redirect of an RPC is not followed, because its URL contains a key', async () => {
  answer = (response) => response.writeHead(307, { location: `${node.origin}/elsewhere` }).end();
  expect((await post(call('eth_chainId'))).status).toBe(502);
  expect(asked).toHaveLength(1);
});

test('an unavailable RPC is reported', async () => {
  await node.close();
  expect((await post(call('eth_chainId'))).status).toBe(502);
});

test('a caller over the limit gets the waiting time', async () => {
  process.env.RPC_REQUESTS_PER_MINUTE = '0';
  const back = await post(call('eth_chainId'));
  expect(back.status).toBe(429);
  expect(Number(back.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a call is counted before its body is read, and a refused one counts twice', async () => {
  Object.assign(process.env, { RPC_REQUESTS_PER_MINUTE: '4', TRUSTED_PROXY_HOPS: '1' });
  const from = (caller: string, body: unknown) =>
    fetch(`${proxy.origin}/api/rpc/0`, {
      method: 'POST',
      headers: { 'x-forwarded-for': caller },
      body: JSON.stringify(body),
    }).then(({ status }) => status);
  const chainId = call('eth_chainId');
  expect([await from('203.0.113.1', []), await from('203.0.113.1', 7), await from('203.0.113.1', chainId)]).toEqual([
    400, 400, 429,
  ]);
  expect([await from('203.0.113.2', Array(4).fill(chainId)), await from('203.0.113.2', chainId)]).toEqual([200, 429]);
  delete process.env.TRUSTED_PROXY_HOPS;
});

describe('the endpoint for names', () => {
  const ask = (origin: string, body: unknown) => fetch(origin, { method: 'POST', body: JSON.stringify(body) });
  const toResolver = call('eth_call', [{ to: ENS_RESOLVER, data: '0x' }, 'latest']);
  let ens: Awaited<ReturnType<typeof serve>>;

  beforeEach(async () => {
    process.env.ENS_RPC_URL = `${node.origin}/mainnet-key`;
    ens = await serve((request, response) => forwardToEns(request, response));
  });

  afterEach(async () => {
    delete process.env.ENS_RPC_URL;
    await ens.close();
  });

  test('passes on a call to the contract for names', async () => {
    expect((await ask(ens.origin, toResolver)).status).toBe(200);
    expect(asked[0]).toMatch(/^\/mainnet-key /);
  });

  test.each([
    ['another contract', call('eth_call', [{ to: `0x${'1'.repeat(40)}`, data: '0x' }, 'latest'])],
    ['a call with a state override', call('eth_call', [{ to: ENS_RESOLVER, data: '0x' }, 'latest', {}])],
    ['a sender', call('eth_call', [{ to: ENS_RESOLVER, data: '0x', from: ENS_RESOLVER }, 'latest'])],
    ['a signed transaction', call('eth_sendRawTransaction', ['0x'])],
    ['a read that only the route of the chain allows', call('eth_getLogs', [{}])],
  ])('refuses %s', async (_what, body) => {
    expect((await ask(ens.origin, body)).status).toBe(400);
    expect((await ask(ens.origin, [toResolver, body])).status).toBe(400);
    expect(asked).toEqual([]);
  });

  test('does not exist without an RPC for it', async () => {
    delete process.env.ENS_RPC_URL;
    expect((await ask(ens.origin, toResolver)).status).toBe(404);
  });

  test('has a separate limit', async () => {
    const forwarded = { 'x-forwarded-for': '203.0.113.9' };
    process.env.TRUSTED_PROXY_HOPS = '1';
    const send = () =>
      fetch(ens.origin, { method: 'POST', headers: forwarded, body: JSON.stringify(Array(30).fill(toResolver)) });
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([200, 200, 429]);
    delete process.env.TRUSTED_PROXY_HOPS;
  });
});
