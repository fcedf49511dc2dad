/** @jest-environment node */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

test('path and query are passed on unchanged, with the trailing slash and the encoding', async () => {
  const path = '/api/v1/transactions/buy-shares/get-minimum-payment-amount/?payload=U2FsdGVk%2BX1%2F%3D&x=a%20b';
  await fetch(stage.proxy.origin + path);
  expect(stage.seen[0]).toMatchObject({ url: path, method: 'GET' });
});

test('a service whose URL has a path keeps that path', async () => {
  process.env.TOKEN_SERVICE_URL = `${stage.service.origin}/bank/`;
  await fetch(`${stage.proxy.origin}/api/v1/user/getProfile`);
  expect(stage.seen[0]?.url).toBe('/bank/api/v1/user/getProfile');
});

test('session headers are passed on, and no other header of the visitor', async () => {
  const known = { token: 't', authorization: 'Bearer t', accept: 'application/json', 'accept-language': 'en-GB' };
  const others = {
    cookie: 'token=t',
    range: 'bytes=0-1',
    'x-forwarded-for': '1.2.3.4',
    'x-forwarded-host': 'evil.example',
    forwarded: 'for=x',
    'x-real-ip': '1.2.3.4',
    'x-http-method-override': 'DELETE',
    'user-agent': 'visitor',
    'if-none-match': 'x',
    origin: 'http://evil.example',
  };
  await fetch(`${stage.proxy.origin}/api/v1/x`, { headers: { ...known, ...others } });
  const received = stage.seen[0]!.headers;
  expect(received).toMatchObject({ ...known, host: new URL(stage.service.origin).host });
  const ofFetch = ['host', 'connection', 'user-agent', 'accept-encoding', 'sec-fetch-mode'];
  expect(Object.keys(received).sort()).toEqual([...Object.keys(known), ...ofFetch].sort());
  expect(received['user-agent']).not.toBe('visitor');
  expect(received['accept-encoding']).toBe('identity');
});

const post = (body: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
  fetch(`${stage.proxy.origin}/api/v1/x`, { method: 'POST', headers, body });

test('a body is passed on with its own length and type, whatever the visitor’s headers say', async () => {
  await post('{"a":"é"}', { 'content-type': 'application/JSON; charset="UTF-8"' });
  expect(stage.seen[0]).toMatchObject({ method: 'POST', body: '{"a":"é"}' });
  expect(stage.seen[0]!.headers).toMatchObject({ 'content-type': 'application/json', 'content-length': '10' });
  expect(stage.seen[0]!.headers['transfer-encoding']).toBeUndefined();
});

test('POST and PUT are passed on without a body, too', async () => {
  await fetch(`${stage.proxy.origin}/api/v1/x`, { method: 'PUT' });
  expect(stage.seen[0]).toMatchObject({ method: 'PUT', body: '' });
  expect(stage.seen[0]!.headers['content-length']).toBe('0');
});

test('the largest body that is passed on is one megabyte', async () => {
  expect((await post('x'.repeat(1_048_576))).status).toBe(200);
  const refused = await post('x'.repeat(1_048_577));
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ status: 413, data: {} });
  expect(stage.seen.map(({ body }) => body.length)).toEqual([1_048_576]);
});

test.each([
  ['text', { 'content-type': 'text/plain' }],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
  ['JSON in another charset', { 'content-type': 'application/json; charset=utf-16' }],
  ['JSON followed by another type', { 'content-type': 'application/json, text/html' }],
  [
    'a content encoding that the service may decode',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  ],
])('a body with %s is refused', async (_what, headers) => {
  expect((await post('{}', headers)).status).toBe(415);
  expect(stage.seen).toEqual([]);
});

test.each(['HEAD', 'OPTIONS', 'PATCH', 'PROPFIND'])(
  'the method %s is refused, and the answer lists the allowed methods',
  async (method) => {
    const refused = await fetch(`${stage.proxy.origin}/api/v1/x`, { method });
    expect(refused.status).toBe(405);
    expect(refused.headers.get('allow')).toBe('DELETE, GET, POST, PUT');
    expect(stage.seen).toEqual([]);
  },
);

test.each(['GET', 'DELETE'])('%s with a body is refused, and the connection closes', async (method) => {
  const { port } = new URL(stage.proxy.origin);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(
    `${method} /api/v1/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n26\r\nGET /__sandbox/inbox HTTP/1.1\r\nHost: x\r\n\r\n0\r\n\r\n`,
  );
  const answers = await text(socket);
  expect(answers).toMatch(/^HTTP\/1.1 400 /);
  expect(answers).toMatch(/\r\nconnection: close\r\n/i);
  expect(stage.seen).toEqual([]);
});
