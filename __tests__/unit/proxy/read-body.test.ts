/** @jest-environment node */
import { EventEmitter, once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readBody, type ReadBody } from '@/proxy/read-body';
import { serve } from '../../support/http';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const TIMEOUT_MS = 200;
let server: Awaited<ReturnType<typeof serve>>;
let socket: Socket;
let readings: EventEmitter;

beforeEach(async () => {
  readings = new EventEmitter();
  server = await serve(async (request, response) => {
    const read = await readBody(request, 10, { timeoutMs: TIMEOUT_MS });
    response.end();
    readings.emit('read', read);
  });
  socket = connect(Number(new URL(server.origin).port), '127.0.0.1');
  await once(socket, 'connect');
});

afterEach(async () => {
  socket.destroy();
  await server.close();
});

async function reading(write: () => void): Promise<ReadBody> {
  const [read]: ReadBody[] = await Promise.all([
    once(readings, 'read').then(([body]) => body),
    Promise.resolve().then(write),
  ]);
  return read!;
}
const HEAD = 'POST / HTTP/1.1\r\nHost: x\r\n';

test('a body within the limit is complete', async () => {
  expect(await reading(() => socket.write(`${HEAD}Content-Length: 10\r\n\r\n0123456789`))).toEqual({
    kind: 'whole',
    bytes: Buffer.from('0123456789'),
  });
});

test('a body that is one byte above the limit is too large', async () => {
  expect(await reading(() => socket.write(`${HEAD}Content-Length: 11\r\n\r\n0123456789a`))).toEqual({
    kind: 'too-large',
  });
  expect(
    await reading(() =>
      socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n8\r\n01234567\r\n8\r\n01234567\r\n0\r\n\r\n`),
    ),
  ).toEqual({ kind: 'too-large' });
});

test('a body in more than two thousand parts is too large, since each part costs memory', async () => {
  const incoming = Object.assign(new EventEmitter(), { headers: {} });
  const read = readBody(incoming as never, 1024 * 1024);
  for (let part = 0; part <= 2_000; part += 1) incoming.emit('data', Buffer.from('a'));
  expect(await read).toEqual({ kind: 'too-large' });
});

test('a body that stops before its end is aborted', async () => {
  expect(await reading(() => socket.write(`${HEAD}Content-Length: 10\r\n\r\n01234`))).toEqual({ kind: 'too-slow' });
});

test('a slow body is aborted when its time is over', async () => {
  let dripping: NodeJS.Timeout | undefined;
  const read = await reading(() => {
    socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n`);
    dripping = setInterval(() => socket.write('1\r\nx\r\n'), TIMEOUT_MS / 8);
  });
  clearInterval(dripping);
  expect(read).toEqual({ kind: 'too-slow' });
});

test('a body whose sender disconnects is not used', async () => {
  expect(await reading(() => socket.end(`${HEAD}Content-Length: 10\r\n\r\n01234`))).toEqual({ kind: 'cut-off' });
});

test('a body whose framing breaks is not used', async () => {
  expect(await reading(() => socket.write(`${HEAD}Transfer-Encoding: chunked\r\n\r\n2\r\n01\r\nzz\r\n`))).toEqual({
    kind: 'cut-off',
  });
});

test('a body that was read is not kept until its request ends, neither in parts nor as a whole', async () => {
  const incoming = Object.assign(new EventEmitter(), { headers: {} });
  const kept: WeakRef<Buffer>[] = [];
  const send = async () => {
    const read = readBody(incoming as never, 1024 * 1024);
    const part = Buffer.alloc(64 * 1024);
    incoming.emit('data', part);
    incoming.emit('end');
    const body = await read;
    if (body.kind === 'whole') kept.push(new WeakRef(part), new WeakRef(body.bytes));
  };
  await send();
  await new Promise(setImmediate);
  collectGarbage();
  expect(kept.map((one) => one.deref()?.length)).toEqual([undefined, undefined]);
  incoming.emit('error', new Error('The sender has left'));
});
