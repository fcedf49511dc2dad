/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { watchedFetch } from '@/proxy/broken-off';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

const OK = 'HTTP/1.1 200 OK';
// A reset that arrives together with the answer can look like a regular end.
const AFTER_READING = -1;
const CHUNKED = 'Transfer-Encoding: chunked\r\nConnection: close';
const PART = '8\r\n{"data":\r\n';
const LAST = '3\r\n{}}\r\n0\r\n\r\n';
const end = (socket: Socket) => void socket.end();
const reset = (socket: Socket) => void socket.resetAndDestroy();

async function answers(fields: string, body: string, finish: (socket: Socket) => void, afterMs: number, line = OK) {
  const sockets: Socket[] = [];
  const service = createServer((socket) => {
    sockets.push(socket);
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`${line}\r\nContent-Type: application/json\r\n${fields}\r\n\r\n${body}`);
      if (afterMs !== AFTER_READING) setTimeout(() => finish(socket), afterMs);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const close = () => service.close();
  const onRead = () => void (afterMs === AFTER_READING && sockets.forEach(finish));
  return { origin: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, close, onRead };
}

async function answered(...given: Parameters<typeof answers>) {
  const service = await answers(...given);
  process.env.TOKEN_SERVICE_URL = service.origin;
  const answer = await fetch(`${stage.proxy.origin}/api/v1/x`);
  service.onRead();
  const text = await answer.text().catch(() => 'cut off');
  service.close();
  return text;
}

test.each([
  ['ends before the last chunk', CHUNKED, PART, end],
  ['is reset before the last chunk', CHUNKED, PART, reset],
  ['is reset within a chunk', CHUNKED, `${PART}9\r\n{`, reset],
  ['ends before the last chunk of an old proxy', 'Transfer-Encoding: chunked\r\nProxy-Connection: close', PART, end],
  ['ends before the announced length', 'Content-Length: 20\r\nConnection: close', '{"data":', end],
])('if the connection of the service %s, the visitor gets no complete answer', async (_what, fields, body, finish) => {
  for (const afterMs of [0, 50]) expect(await answered(fields, body, finish, afterMs)).toBe('cut off');
});

test.each([
  ['ends before the last chunk', 'Transfer-Encoding: chunked', PART, end],
  ['is reset before the last chunk', 'Transfer-Encoding: chunked', PART, reset],
])(
  'if the connection of a service with HTTP/1.0 %s, the visitor gets no complete answer',
  async (_what, fields, body, finish) => {
    for (const afterMs of [0, 50])
      expect(await answered(fields, body, finish, afterMs, 'HTTP/1.0 200 OK')).toBe('cut off');
  },
);

test.each([
  ['HTTP/1.1 200 OK', 'Connection: close'],
  ['HTTP/1.1 200 OK', 'X: y'],
  ['HTTP/1.0 200 OK', 'X: y'],
])('an answer without a length is cut off when its connection is reset (%s, %s)', async (line, fields) => {
  expect(await answered(fields, '{"data":', reset, AFTER_READING, line)).toBe('cut off');
});

test.each(['gzip', 'chunked, gzip', 'gzip, chunked'])(
  'an answer with the transfer coding "%s", which fetch does not decode, is not passed on',
  async (coding) => {
    const text = await answered(`Transfer-Encoding: ${coding}\r\nConnection: close`, PART + LAST, end, 0);
    expect(text).toContain('"status":502');
  },
);

test.each([
  ['in chunks', CHUNKED, PART + LAST],
  ['in chunks, on a connection that stays open', 'Transfer-Encoding: chunked', PART + LAST],
  ['that ends with its connection', 'Connection: close', '{"data":{}}'],
  ['without a transfer coding', 'Transfer-Encoding: identity\r\nConnection: close', '{"data":{}}'],
  ['with a length', 'Content-Length: 11\r\nConnection: close', '{"data":{}}'],
])('an answer %s is complete, whenever its connection closes', async (_what, fields, body) => {
  for (const afterMs of [0, 50]) expect(await answered(fields, body, end, afterMs)).toBe('{"data":{}}');
});

test('a shared connection that ends after the answer does not cut the answer off', async () => {
  const service = await answers('Transfer-Encoding: chunked', PART + LAST, end, 0);
  const { answer, isBrokenOff } = await watchedFetch(new URL(service.origin), {});
  await pause(100);
  expect(await answer.text()).toBe('{"data":{}}');
  expect(isBrokenOff()).toBe(false);
  service.close();
});
