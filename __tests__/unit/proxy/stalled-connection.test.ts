/** @jest-environment node */
import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { openGate } from '@/proxy/gate';
import { serve } from '../../support/http';
import { request } from '../../support/proxy/attack';
import { waitUntil } from '../../support/wait-until';

const STILL_MS = 400;

let closeGate: () => void;
let server: Awaited<ReturnType<typeof serve>>;
let client: Socket;
let open: number;
let ended: number;

beforeAll(() => {
  closeGate = openGate({ trustedProxyHops: 0, stillMs: STILL_MS });
});
afterAll(() => closeGate());
beforeEach(async () => {
  [open, ended] = [0, 0];
  server = await serve((incoming, outgoing) => {
    open += 1;
    outgoing.once('close', () => {
      open -= 1;
      ended += 1;
    });
    // More bytes than a socket buffers for a client that does not read.
    outgoing.end(incoming.url === '/small' ? 'small' : Buffer.alloc(16 * 1024 * 1024));
  });
  client = connect(Number(new URL(server.origin).port), '127.0.0.1').pause();
});
afterEach(async () => {
  client.destroy();
  await server.close();
});

test('a client that stops reading is disconnected', async () => {
  client.write(request('GET /large'));
  await waitUntil(() => open === 1);
  expect(open).toBe(1);
  await waitUntil(() => open === 0);
  expect(open).toBe(0);
});

test('a client that stops reading the second answer of a connection is disconnected', async () => {
  client.write(request('GET /small'));
  await waitUntil(() => ended === 1);
  expect(open).toBe(0);
  client.write(request('GET /large'));
  await waitUntil(() => open === 1);
  expect(open).toBe(1);
  await waitUntil(() => open === 0);
  expect(open).toBe(0);
});

test('a client that is slow but continues gets the whole answer', async () => {
  let received = 0;
  client.on('data', ({ length }: Buffer) => {
    received += length;
    client.pause();
  });
  const timer = setInterval(() => client.resume(), 1);
  client.write(request('GET /large'));
  for (let tries = 0; received < 16 * 1024 * 1024 && tries < 100; tries += 1) await setTimeout(100);
  clearInterval(timer);
  expect(received).toBeGreaterThan(16 * 1024 * 1024);
});
