/** @jest-environment node */
import { answerReadOnly } from '@/proxy/read-only';
import { spendBytes } from '@/proxy/body-budget';
import { serve } from '../../support/http';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';
import { useServerEnv } from '../../support/server-env';

useServerEnv();

let own: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  own = await serve((request, response) => answerReadOnly(request, response, { status: 'ok' }));
});
afterEach(() => own.close());

test('a read-only URL answers GET with a body and HEAD without one', async () => {
  const read = await fetch(own.origin);
  expect(read.status).toBe(200);
  expect(read.headers.get('cache-control')).toBe('no-store');
  expect(await read.json()).toEqual({ status: 'ok' });
  const head = await fetch(own.origin, { method: 'HEAD' });
  expect(head.status).toBe(200);
  expect(await head.text()).toBe('');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s is refused', async (method) => {
  const refused = await fetch(own.origin, { method });
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('GET, HEAD');
});

test('a body of a read-only request is ignored, and the connection closes with the answer', async () => {
  const refused = await fetch(own.origin, { method: 'POST', body: '{"status":"changed"}' });
  expect(refused.headers.get('connection')).toBe('close');
  expect(await refused.json()).toMatchObject({ status: 405 });
});

test('a body that still arrives after the refusal does not reset the connection', async () => {
  const client = await connectRaw(own.origin);
  client.write(request('POST /', ['Content-Length: 200000'], 'x'));
  expect(await client.next()).toMatchObject({ status: 405 });
  client.write('x'.repeat(100_000));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(client.isOpen()).toBe(true);
  client.end();
});

test('refused bodies count toward the bytes of a caller', async () => {
  for (let sent = 0; sent < 8; sent += 1) {
    const client = await connectRaw(own.origin);
    client.write(request('POST /', ['Content-Length: 1048576']));
    expect(await client.next()).toMatchObject({ status: 405 });
    client.end();
  }
  expect(spendBytes('127.0.0.1', 1)).toBeGreaterThan(0);
});
