import type { Server } from 'node:http';
import { Socket } from 'node:net';
import { COMMON_HEADERS, headersFor, NOSNIFF } from '@/config/csp';
import { MAX_PARTS, LINGER_MS } from './end-refusal';
import { PLAIN_POLICY } from './plain-page';

const STATUS_LINES: ReadonlyMap<unknown, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', '413 Payload Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

const FIELDS = [
  ...[...COMMON_HEADERS, NOSNIFF, ...headersFor('base')].filter(({ key }) => key !== 'Content-Security-Policy'),
  { key: 'Content-Security-Policy', value: PLAIN_POLICY },
  { key: 'Cache-Control', value: 'no-store' },
  { key: 'Content-Length', value: '0' },
  { key: 'Connection', value: 'close' },
].map(({ key, value }) => `${key}: ${value}\r\n`);

const known = new WeakSet<Server>();
const refused = new WeakSet<Socket>();

const hasBegunToAnswer = (socket: Socket): boolean => Object(Reflect.get(socket, '_httpMessage')).headersSent === true;

function refuse(error: unknown, socket: unknown): void {
  if (!(socket instanceof Socket) || refused.has(socket)) return;
  refused.add(socket);
  const { code } = Object(error);
  if (!socket.writable || hasBegunToAnswer(socket)) return void socket.destroy();
  socket.write(`HTTP/1.1 ${STATUS_LINES.get(code) ?? '400 Bad Request'}\r\n${FIELDS.join('')}\r\n`);
  let parts = 0;
  // A new listener takes the socket from the parser, which then reads no more from it.
  socket.on('data', () => undefined).removeAllListeners('data');
  socket.on('data', () => {
    parts += 1;
    if (parts > MAX_PARTS) socket.destroy();
  });
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(timer));
  socket.end();
}

/**
 * Answers requests that Node's parser refuses, and then discards incoming bytes for a moment. Node would close the
 * connection with unread bytes, which resets it. A reverse proxy would treat that as a failure of this instance.
 */
export function refuseUnparsed(server: Server): void {
  if (known.has(server)) return;
  known.add(server);
  server.on('clientError', refuse);
}
