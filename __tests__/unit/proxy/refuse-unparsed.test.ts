/** @jest-environment node */
import { connect } from 'node:net';
import { openGate } from '@/proxy/gate';
import { serve } from '../../support/http';

let closeGate: () => void;
let server: Awaited<ReturnType<typeof serve>>;
let served: number;

beforeAll(() => {
  closeGate = openGate({ trustedProxyHops: 0 });
});
afterAll(() => closeGate());
beforeEach(async () => {
  served = 0;
  server = await serve((_incoming, outgoing) => {
    served += 1;
    outgoing.end('an answer');
  });
});
afterEach(() => server.close());

const BODY = 'x'.repeat(900_000);
const LENGTH = `Content-Length: ${BODY.length}`;
const FIELDS = ['A', 'B', 'C'].map((name) => `${name}: ${name.repeat(15_000)}`);

type Seen = { received: string; fault?: string; ms: number };

/** Sends everything before it reads anything, as a reverse proxy may. */
function send(bytes: string, { after }: { after?: number } = {}): Promise<Seen> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const seen: Seen = { received: '', ms: 0 };
    const socket = connect(Number(new URL(server.origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (part) => (seen.received += part.toString('latin1')));
    socket.on('error', ({ message }) => (seen.fault = message));
    socket.on('close', () => resolve({ ...seen, ms: performance.now() - begun }));
    if (after === undefined) return;
    const dripping = setInterval(() => void (socket.writable && socket.write('x')), after);
    socket.on('close', () => clearInterval(dripping));
  });
}

const head = (...lines: readonly string[]) => `${[...lines, 'Host: a', '', ''].join('\r\n')}`;

test.each([
  ['a method that Node does not know', 400, head('FOO /api/rpc/0 HTTP/1.1', LENGTH)],
  ['a control character in a field', 400, head('POST /api/rpc/0 HTTP/1.1', 'X-A: a\x01b', LENGTH)],
  ['fields of 45 KB', 431, head('POST /api/rpc/0 HTTP/1.1', LENGTH, ...FIELDS)],
])('%s is answered, and its body does not reset the connection', async (_name, status, start) => {
  const { received, fault } = await send(start + BODY);
  expect(fault).toBeUndefined();
  expect(received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} .*\\r\\n`));
  expect(received.split('HTTP/1.1')).toHaveLength(2);
  expect(received).toMatch(/^Connection: close\r$/m);
  expect(received).toMatch(/^Content-Security-Policy: default-src 'none'/m);
  expect(served).toBe(0);
});

test('data after a refused request is discarded only for a short time', async () => {
  const { received, ms } = await send(head('FOO / HTTP/1.1', 'Content-Length: 100000'), { after: 50 });
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(ms).toBeLessThan(3_000);
});

test('a request after a refused one on the same connection is not served', async () => {
  const { received } = await send(head('FOO / HTTP/1.1') + head('GET / HTTP/1.1'));
  expect(received.split('HTTP/1.1')).toHaveLength(2);
  expect(served).toBe(0);
});

test('a refusal is not mixed with an answer that has begun', async () => {
  await server.close();
  server = await serve((_incoming, outgoing) => void outgoing.write('a part'));
  const { received } = await send(head('GET / HTTP/1.1') + head('FOO / HTTP/1.1'));
  expect(received.split('HTTP/1.1').length).toBeLessThan(3);
  expect(received).not.toContain(' 400 ');
});
