/** @jest-environment node */
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { watchedFetch } from '@/proxy/broken-off';
import { useProxiedService } from '../../support/proxied-service';

const stage = useProxiedService();

const CHUNKED = 'Transfer-Encoding: chunked\r\nConnection: close';
const PART = '8\r\n{"data":\r\n';
const LAST = '3\r\n{}}\r\n0\r\n\r\n';
const end = (socket: Socket) => void socket.end();
const reset = (socket: Socket) => void socket.resetAndDestroy();

async function answers(fields: string, body: string, finish: (socket: Socket) => void, afterMs: number) {
  const service = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n${fields}\r\n\r\n${body}`);
      setTimeout(() => finish(socket), afterMs);
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const close = () => service.close();
  return { origin: `http://127.0.0.1:${(service.address() as AddressInfo).port}`, close };
}

async function answered(...given: Parameters<typeof answers>) {
  const service = await answers(...given);
  process.env.TOKEN_SERVICE_URL = service.origin;
  const answer = await fetch(`${stage.proxy.origin}/api/v1/x`);
  const text = await answer.text().catch(() => 'cut off');
  service.close();
  return text;
}

test.each([
  ['ends before the last chunk', CHUNKED, PART, end],
  ['is reset before the last chunk', CHUNKED, PART, reset],
  ['is reset within a chunk', CHUNKED, `${PART}9\r\n{`, reset],
  ['is reset although its end would end the answer', 'Connection: close', '{"data":', reset],
  ['ends before the announced length', 'Content-Length: 20\r\nConnection: close', '{"data":', end],
])('if the connection of the service %s, the visitor gets no complete answer', async (_what, fields, body, finish) => {
  for (const afterMs of [0, 50]) expect(await answered(fields, body, finish, afterMs)).toBe('cut off');
});

test.each([
  ['in chunks', CHUNKED, PART + LAST],
  ['in chunks, on a connection that stays open', 'Transfer-Encoding: chunked', PART + LAST],
  ['that its connection ends', 'Connection: close', '{"data":{}}'],
  ['with a length', 'Content-Length: 11\r\nConnection: close', '{"data":{}}'],
])('an answer %s is complete, whenever its connection ends', async (_what, fields, body) => {
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
