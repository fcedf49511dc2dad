/** @jest-environment node */
import { createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { addShared, shareCounts } from '@/proxy/shared-counts';
import { freePort } from '../../../scripts/lib/free-port';

let warned: jest.SpyInstance;
let disconnect: () => void;

beforeEach(() => {
  warned = jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => {
  disconnect();
  warned.mockRestore();
});

const lines = () => warned.mock.calls.map(([line]) => String(line));

async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Number(Object(server.address()).port);
}

test('without a Redis at the address, counts are unknown at once, and one log line says so without the password', async () => {
  disconnect = await shareCounts(`redis://:secret@127.0.0.1:${await freePort()}`);
  await pause(600);
  const begun = performance.now();
  expect(await addShared('rpc', '198.18.0.1', 1)).toBeNull();
  expect(performance.now() - begun).toBeLessThan(50);
  expect(lines()).toEqual(['[fnx] Redis is unavailable (ECONNREFUSED): each instance counts its own calls only.']);
});

test.each([
  ['refuses the password', 'WRONGPASS invalid username-password pair', 'WRONGPASS'],
  ['is full', "OOM command not allowed when used memory > 'maxmemory'.", 'OOM'],
  ['has too many clients', 'ERR max number of clients reached', 'ERR'],
])('a Redis that %s is reported with its error', async (_name, error, code) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', () => socket.write(`-${error}\r\n`.repeat(3)));
  });
  disconnect = await shareCounts(`redis://:secret@127.0.0.1:${await listen(server)}`);
  await pause(300);
  expect(await addShared('rpc', '198.18.0.1', 1)).toBeNull();
  expect(lines()[0]).toContain(`[fnx] Redis is unavailable (${code})`);
  server.close();
});

/** A Redis mock that answers the few commands the app sends, counts the additions, and can hang. */
async function startFakeRedis() {
  const sockets = new Set<Socket>();
  const state = { isHung: false, times: 1, connections: 0, keys: [] as string[], count: '*2\r\n:7\r\n:60000' };
  const answers: Record<string, string> = { client: '+OK', info: '$15\r\nredis_version:7' };
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    state.connections += 1;
    if (state.isHung) socket.pause();
    socket.on('data', (bytes) => {
      for (const command of bytes
        .toString()
        .split(/^\*\d+\r\n/m)
        .slice(1)) {
        const [, name = '', ...words] = command.split('\r\n');
        const isAdd = /^eval/i.test(name);
        if (isAdd) state.keys.push(words[5] ?? '');
        const answer = `${isAdd ? state.count : (answers[name.toLowerCase()] ?? '+OK')}\r\n`;
        socket.write(isAdd ? answer.repeat(state.times) : answer);
      }
    });
  });
  const setHung = (isHung: boolean) => {
    state.isHung = isHung;
    for (const socket of sockets)
      if (isHung) socket.pause();
      else socket.resume();
  };
  const port = await listen(server);
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { port, state, setHung, stop };
}

test('a Redis that hangs is dropped after one timeout, gets no later calls, and is used again once it answers', async () => {
  const redis = await startFakeRedis();
  disconnect = await shareCounts(`redis://127.0.0.1:${redis.port}`, 'invest.bank.example');
  await pause(300);
  expect(await addShared('rpc', '198.18.0.1', 1)).toEqual({ calls: 7, endsInMs: 60_000 });
  expect(redis.state.keys).toEqual(['fnx:invest.bank.example:rpc:198.18.0.1']);
  redis.setHung(true);
  const adding = Array.from({ length: 20 }, () => addShared('rpc', '198.18.0.1', 1));
  expect(new Set(await Promise.all(adding))).toEqual(new Set([null]));
  await pause(50);
  const begun = performance.now();
  for (let at = 0; at < 100; at += 1) expect(await addShared('rpc', '198.18.0.2', 1)).toBeNull();
  // A command times out after 500 ms, so no call has waited for Redis.
  expect(performance.now() - begun).toBeLessThan(450);
  redis.setHung(false);
  await pause(2_000);
  expect(await addShared('rpc', '198.18.0.3', 1)).toMatchObject({ calls: 7 });
  expect(redis.state.keys.filter((key) => key.endsWith('.2'))).toEqual([]);
  expect(lines().map((line) => line.split(':')[0])).toEqual([
    '[fnx] Redis is connected',
    expect.stringContaining('[fnx] Redis is unavailable'),
    '[fnx] Redis is connected',
  ]);
  redis.stop();
});

test.each([
  ['no number', '*2\r\n$4\r\nmany\r\n:60000'],
  ['no end', '*1\r\n:7'],
  ['an end that has passed', '*2\r\n:7\r\n:0'],
  ['an end that is not a number', '*2\r\n:7\r\n$4\r\nsoon'],
  ['an end later than a minute', '*2\r\n:7\r\n:3600000'],
])('a count with %s is unknown, so that it neither lifts nor prolongs a limit', async (_what, count) => {
  const redis = await startFakeRedis();
  disconnect = await shareCounts(`redis://127.0.0.1:${redis.port}`);
  await pause(300);
  expect(await addShared('rpc', '198.18.0.1', 1)).not.toBeNull();
  redis.state.count = count;
  expect(await addShared('rpc', '198.18.0.1', 1)).toBeNull();
  redis.stop();
});

test('a Redis that sends one answer too many is reconnected, so that no caller gets the count of another', async () => {
  const redis = await startFakeRedis();
  disconnect = await shareCounts(`redis://127.0.0.1:${redis.port}`);
  await pause(300);
  redis.state.times = 2_000;
  await addShared('rpc', '198.18.0.1', 1);
  redis.state.times = 1;
  await pause(1_500);
  expect(redis.state.connections).toBe(2);
  redis.state.count = '*2\r\n:3\r\n:60000';
  expect(await addShared('rpc', '198.18.0.2', 1)).toEqual({ calls: 3, endsInMs: 60_000 });
  redis.stop();
});

test('without REDIS_URL nothing is shared', async () => {
  disconnect = () => {};
  expect(await addShared('rpc', '198.18.0.1', 1)).toBeNull();
});
