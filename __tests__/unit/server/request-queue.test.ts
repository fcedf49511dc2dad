/** @jest-environment node */
import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { askBySocket } from '../../support/ask-by-socket';
import { serve } from '../../support/http';
import { pipelineAndLeave, wrapTestServers } from '../../support/pipelining';
import { chunked, request } from '../../support/proxy/attack';
import { connectRaw } from '../../support/proxy/raw-client';
import { waitUntil } from '../../support/wait-until';

let stop: () => Promise<void>;
let folder: string;
let server: Awaited<ReturnType<typeof serve>>;
let openFiles: number;
let started: string[];
let isHeld: Promise<void> | null;

beforeAll(async () => {
  stop = await wrapTestServers();
  folder = await mkdtemp(join(tmpdir(), 'file-'));
  // More bytes than a socket buffers for a client that does not read.
  await writeFile(join(folder, 'large'), Buffer.alloc(16 * 1024 * 1024));
});
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  [openFiles, started, isHeld] = [0, [], null];
  server = await serve(async (incoming, outgoing) => {
    started.push(incoming.url ?? '');
    if (isHeld) await isHeld;
    if (incoming.url === '/last') outgoing.setHeader('connection', 'close');
    if (incoming.url !== '/large') return outgoing.end(incoming.url);
    const file = createReadStream(join(folder, 'large'));
    file.once('open', () => (openFiles += 1)).once('close', () => (openFiles -= 1));
    outgoing.once('close', () => file.destroy());
    return file.pipe(outgoing);
  });
});
afterEach(() => server.close());

test('a client that pipelines a file and disconnects without reading keeps no file open', async () => {
  const { port } = new URL(server.origin);
  for (let round = 0; round < 5; round += 1) {
    const client = connect(Number(port), '127.0.0.1').pause();
    client.write(request('GET /large').repeat(8));
    await setTimeout(50);
    client.destroy();
  }
  expect(started.length).toBeGreaterThan(0);
  await waitUntil(() => openFiles === 0);
  expect(openFiles).toBe(0);
});

test('a pipelined request starts when the answer before it has ended', async () => {
  let release = () => {};
  isHeld = new Promise((resolve) => (release = resolve));
  const client = await connectRaw(server.origin);
  client.write(['/a', '/b', '/c'].map((path) => request(`GET ${path}`)).join(''));
  await setTimeout(50);
  expect(started).toEqual(['/a']);
  release();
  const bodies = [await client.next(), await client.next(), await client.next()].map((answer) => answer?.body);
  client.end();
  expect(bodies).toEqual(['/a', '/b', '/c']);
});

test('a pipelined request of a disconnected client is not started', async () => {
  let release = () => {};
  isHeld = new Promise((resolve) => (release = resolve));
  await pipelineAndLeave(server.origin, request('GET /a'), 8);
  release();
  await setTimeout(50);
  expect(started).toEqual(['/a']);
});

test('a request behind an answer that closes the connection is not started', async () => {
  const client = await connectRaw(server.origin);
  const second = request('POST /b', ['Transfer-Encoding: chunked'], chunked('{}'));
  client.write(request('POST /last', ['Content-Length: 3'], 'abc') + second + second);
  expect((await client.next())?.body).toBe('/last');
  expect(await client.next()).toBeNull();
  expect(started).toEqual(['/last']);
});

test.each([
  ['closes', (client: Socket) => client.destroy()],
  ['resets', (client: Socket) => client.resetAndDestroy()],
])('a request is not started if its client %s the connection right after sending it', async (_words, leave) => {
  const client = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(client, 'connect');
  client.write(request('GET /left'));
  leave(client);
  await setTimeout(50);
  expect(started).toEqual([]);
});

const WORK_MS = 5;

function work(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const end = performance.now() + WORK_MS;
  while (performance.now() < end);
  started.push(incoming.url ?? '');
  outgoing.end();
}

test('a caller who floods the server does not delay the requests of another caller', async () => {
  const busy = await serve(work);
  const ask = (path: string, caller: string) => askBySocket(busy.origin, path, { 'x-forwarded-for': caller });
  const flood = Array.from({ length: 100 }, () => ask('/flood', '198.18.0.1'));
  while (started.length === 0) await setTimeout(1);
  await ask('/other', '198.18.0.2');
  expect(started.length).toBeLessThan(50);
  await Promise.all(flood);
  expect(started).toHaveLength(101);
  await busy.close();
});

test('a call does not wait for the pages of its caller', async () => {
  const busy = await serve(work);
  const flood = Array.from({ length: 100 }, () => askBySocket(busy.origin, '/flood'));
  while (started.length === 0) await setTimeout(1);
  await askBySocket(busy.origin, '/api/config');
  expect(started.length).toBeLessThan(50);
  await Promise.all(flood);
  await busy.close();
});

test('calls that the gate has refused do not delay the requests of another caller', async () => {
  const busy = await serve(work);
  const ask = (path: string, caller: string) => askBySocket(busy.origin, path, { 'x-forwarded-for': caller });
  const flood = Array.from({ length: 100 }, () => ask('/api/refused', '198.18.0.1'));
  while (started.length === 0) await setTimeout(1);
  await ask('/other', '198.18.0.2');
  expect(started.length).toBeLessThan(50);
  await Promise.all(flood);
  await busy.close();
});

test('requests of a client that leaves while they wait are not started', async () => {
  const busy = await serve(work);
  const clients = Array.from({ length: 100 }, () => connect(Number(new URL(busy.origin).port), '127.0.0.1'));
  await Promise.all(clients.map((client) => once(client, 'connect')));
  for (const client of clients) client.write(request('GET /flood'));
  while (started.length === 0) await setTimeout(1);
  for (const client of clients) client.destroy();
  expect((await askBySocket(busy.origin, '/other')).status).toBe(200);
  expect(started.length).toBeLessThan(50);
  await busy.close();
});
