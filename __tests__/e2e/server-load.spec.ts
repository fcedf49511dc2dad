import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { request } from '../support/proxy/attack';
import { askRaw, expect, newCaller, test } from '../support/proxy/public-server';
import { connectRaw } from '../support/proxy/raw-client';
import { ARTICLE, GOOD_PAGES } from '../support/proxy/text-service';

const GOOD = [...GOOD_PAGES.map((slug) => `/static/${slug}`), `/blog/${ARTICLE.category}/${ARTICLE.slug}`];

/** Other tests use the same cores and can delay every reader for seconds, so one quiet run of three is enough. */
const RUNS = 3;

async function flood(origin: string, targets: readonly string[], headers: readonly string[]) {
  const left = [...targets];
  const statuses = new Map<number, number>();
  const work = async () => {
    let client = await connectRaw(origin);
    for (let target = left.pop(); target !== undefined; target = left.pop()) {
      if (!client.isOpen()) client = await connectRaw(origin);
      client.write(request(`GET ${target}`, headers));
      const status = (await client.next())?.status ?? 0;
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    client.end();
  };
  await Promise.all(Array.from({ length: 4 }, work));
  return statuses;
}

function readAlong(origin: string, target = '/') {
  const waits: number[] = [];
  let isOver = false;
  const reading = (async () => {
    const client = await connectRaw(origin);
    while (!isOver) {
      const from = performance.now();
      client.write(request(`GET ${target}`));
      expect((await client.next())?.status).toBe(200);
      waits.push(performance.now() - from);
      await pause(5);
    }
    client.end();
  })();
  return async () => {
    isOver = true;
    await reading;
    const sorted = waits.toSorted((a, b) => a - b);
    return { reads: sorted.length, p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0, most: sorted.at(-1) ?? 0 };
  };
}

async function readWhileRefused(origin: string) {
  const body = `[${'{},'.repeat(80_000)}{}]`;
  const headers = [
    `X-Forwarded-For: ${newCaller()}`,
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
  ];
  const stop = readAlong(origin);
  const statuses: number[] = [];
  for (const until = Date.now() + 5_000; Date.now() < until; await pause(50))
    statuses.push((await askRaw(origin, '/api/rpc/0', { method: 'POST', headers, body })).status);
  return { ...(await stop()), statuses };
}

async function readWhilePipelined(origin: string) {
  const stop = readAlong(origin);
  await pause(500);
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.resume();
  await once(socket, 'connect');
  socket.write(request('GET /api/v1/slow', [`X-Forwarded-For: ${newCaller()}`]).repeat(2_000));
  await Promise.race([once(socket, 'close'), pause(5_000)]);
  expect(socket.closed, 'the connection is ended').toBe(true);
  await pause(500);
  return (await stop()).most;
}

test.describe('the server under load', { tag: '@one-width' }, () => {
  test('keeps serving pages with a flat heap through 4 000 unknown URLs, long and short', async ({
    server,
    service,
  }) => {
    const headers = [`X-Forwarded-For: ${newCaller()}`];
    for (const path of GOOD) expect((await askRaw(server.origin, path)).status).toBe(200);
    const targets = (round: number, count: number) =>
      Array.from({ length: count }, (_unused, at) => {
        const name = `unknown-${round}-${at}`;
        return [
          `/static/${name}`,
          `/blog/market/${name}`,
          `/content/${name}${'x'.repeat(12_000)}`,
          `/static/fees?${name}=${'x'.repeat(6_000)}`,
          `/no/such/${name}`,
          `/article/${name}/how-deep`,
        ][at % 6]!;
      });
    await flood(server.origin, targets(0, 300), headers);
    const before = await server.heapBytes();
    const asked = service.state.asked.length;
    await flood(server.origin, targets(1, 4_000), headers);
    const grown = (await server.heapBytes()) - before;
    expect(grown, 'bytes of heap').toBeLessThan(8 * 1024 * 1024);
    expect(service.state.asked.length - asked, 'questions to the service').toBeLessThan(200);

    service.state.isOpen = false;
    for (const path of GOOD) {
      const answer = await askRaw(server.origin, path);
      expect(answer.status, path).toBe(200);
      expect(answer.body, path).toContain('Text of');
    }
    service.state.isOpen = true;
  });

  test('asks the service once for many readers of one text', async ({ server, service }) => {
    await server.heapBytes();
    const before = service.state.asked.length;
    const readers = Array.from({ length: 30 }, () => askRaw(server.origin, '/static/nobody-has-asked-yet'));
    const answers = await Promise.all(readers);
    expect(answers.map(({ status }) => status)).toEqual(Array(30).fill(404));
    expect(service.state.asked.slice(before)).toEqual(['getStatic nobody-has-asked-yet']);
  });

  test('limits the requests of one caller for unknown texts, and not those of other callers', async ({ server }) => {
    const headers = [`X-Forwarded-For: ${newCaller()}`];
    const targets = Array.from({ length: 100 }, (_unused, at) => `/static/guess-${at}`);
    const statuses = await flood(server.origin, targets, headers);
    expect(Object.fromEntries(statuses)).toEqual({ 404: 60, 429: 40 });
    const refused = await askRaw(server.origin, '/static/guess-again', { headers });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused.headers.get('cache-control')).toBe('no-store');
    expect((await askRaw(server.origin, '/static/fees', { headers })).status).toBe(200);
    expect((await askRaw(server.origin, '/static/guess-other')).status).toBe(404);
  });

  test('answers a reader within 50 ms while bodies are refused', async ({ server }) => {
    const waits: number[] = [];
    while (waits.length < RUNS && !waits.some((p99) => p99 < 50)) {
      const { reads, p99, statuses } = await readWhileRefused(server.origin);
      expect(reads).toBeGreaterThan(100);
      expect(new Set(statuses)).toEqual(new Set([400, 429]));
      expect(statuses.filter((status) => status === 400).length).toBeLessThan(40);
      waits.push(p99);
    }
    expect(Math.min(...waits), `p99 of each run: ${waits.join(', ')}`).toBeLessThan(50);
  });

  test('limits 2 000 pipelined calls in one write, and other readers are not delayed', async ({ server, service }) => {
    const longestWaits: number[] = [];
    while (longestWaits.length < RUNS && !longestWaits.some((wait) => wait < 500)) {
      const before = service.state.asked.length;
      longestWaits.push(await readWhilePipelined(server.origin));
      const calls = service.state.asked.slice(before).filter((name) => name === 'slow');
      expect(calls.length).toBeLessThanOrEqual(8);
    }
    expect(Math.min(...longestWaits), `longest wait of each run: ${longestWaits.join(', ')}`).toBeLessThan(500);
    expect((await askRaw(server.origin, '/api/v1/slow')).status).toBe(200);
  });

  test('answers sixteen calls of one caller at once, and gives the next one a retry time', async ({ server }) => {
    const headers = [`X-Forwarded-For: ${newCaller()}`];
    const many = await Promise.all(
      Array.from({ length: 40 }, () => askRaw(server.origin, '/api/v1/slow', { headers })),
    );
    const refused = many.filter(({ status }) => status === 429);
    expect(many.length - refused.length).toBeGreaterThanOrEqual(16);
    for (const answer of refused) expect(answer.headers.get('retry-after')).toBe('1');
    expect((await askRaw(server.origin, '/api/v1/slow', { headers })).status).toBe(200);
  });
});
