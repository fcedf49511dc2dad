import type { IncomingMessage, ServerResponse } from 'node:http';
import { closingHeaders } from './announced-body';

export const LINGER_MS = 1_000;
export const MAX_PARTS = 256;

type RefusalAnswer = { status: number; headers: Record<string, string>; text: string };

/**
 * Answers a refused request at once. If its body was not read to the end, discards incoming bytes for a moment and then
 * closes the connection. Closing a socket with unread bytes would lose the answer.
 */
export function endRefusal(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { status, headers, text }: RefusalAnswer,
): void {
  const closing = closingHeaders(incoming);
  outgoing.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(text)), ...closing });
  if (!closing.connection) return void outgoing.end(text);
  outgoing.flushHeaders();
  outgoing.write(text);
  const end = () => {
    clearTimeout(timer);
    outgoing.end();
  };
  const timer = setTimeout(end, LINGER_MS);
  let parts = 0;
  incoming.on('data', () => {
    parts += 1;
    if (parts > MAX_PARTS) incoming.socket.destroy();
  });
  incoming.once('end', end);
  incoming.once('close', end);
}
