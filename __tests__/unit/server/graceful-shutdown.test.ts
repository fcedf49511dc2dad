/** @jest-environment node */
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { shutDownGracefully } from '@/server/lifecycle/graceful-shutdown';
import { readiness } from '@/server/lifecycle/readiness';
import { isStopping } from '@/server/lifecycle/stopping';
import { serve } from '../../support/http';
import { request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';

const DRAIN_MS = 300;

let signals: EventEmitter;
let server: Awaited<ReturnType<typeof serve>>;
let release: () => void;
let exited: Promise<number>;
let stop: () => void;

function begin(times: { drainMs: number; finishMs?: number }) {
  exited = new Promise((resolve) => {
    stop = shutDownGracefully({ ...times, exit: resolve, signals });
  });
}

beforeEach(async () => {
  signals = new EventEmitter();
  const held = new Promise<void>((resolve) => (release = resolve));
  server = await serve(async (incoming, outgoing) => {
    if (incoming.url === '/slow') await held;
    outgoing.end('answered');
  });
});
afterEach(async () => {
  stop();
  await server.close();
});

const state = () => readiness(async () => undefined).status;
const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
const refused = () => fetch(server.origin).catch((error: Error) => String(error.cause));

test('after SIGTERM readiness fails first, then running requests finish, and then the process ends', async () => {
  begin({ drainMs: DRAIN_MS });
  state();
  await pause(0);
  expect(state()).toBe('ok');
  const slow = fetch(`${server.origin}/slow`);
  await pause(50);
  signals.emit('SIGTERM', 'SIGTERM');
  expect(state()).toBe('stopping');
  expect(await statusOf('/other')).toBe(200);

  await pause(DRAIN_MS + 100);
  expect(await refused()).toMatch(/ECONNREFUSED/);
  release();
  expect(await (await slow).text()).toBe('answered');
  expect(await exited).toBe(143);
});

test('a kept-alive connection gets its answer while the server closes, and ends with it', async () => {
  begin({ drainMs: 0 });
  const slow = fetch(`${server.origin}/slow`);
  const client = await connectRaw(server.origin);
  client.write(request('GET /slow'));
  await pause(50);
  signals.emit('SIGTERM', 'SIGTERM');
  await pause(50);
  release();
  expect((await client.next())?.status).toBe(200);
  expect(await client.next()).toBeNull();
  await slow;
  expect(await exited).toBe(143);
});

test('a request that never ends is cut off after the time for running requests', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation();
  begin({ drainMs: 0, finishMs: 200 });
  const slow = fetch(`${server.origin}/slow`);
  await pause(50);
  signals.emit('SIGTERM', 'SIGTERM');
  expect(await exited).toBe(143);
  expect(warned).toHaveBeenCalledWith('[fnx] Requests that did not finish within 0.2 s were cut off.');
  warned.mockRestore();
  release();
  await slow;
});

test('SIGINT does not wait for a load balancer, and a second signal ends the process at once', async () => {
  begin({ drainMs: 60_000 });
  const slow = fetch(`${server.origin}/slow`);
  await pause(50);
  signals.emit('SIGINT', 'SIGINT');
  expect(isStopping()).toBe(true);
  signals.emit('SIGINT', 'SIGINT');
  expect(await exited).toBe(130);
  release();
  await slow;
});

test('a server without requests ends at once', async () => {
  begin({ drainMs: 0 });
  signals.emit('SIGTERM', 'SIGTERM');
  expect(await exited).toBe(143);
});
