import type { IncomingMessage } from 'node:http';

const PATIENCE_MS = 10_000;

/** `cut-off` is a body that ended early or was framed wrongly: its sender has gone, or was answered by Node. */
export type ReadBody = { kind: 'whole'; bytes: Buffer } | { kind: 'too-large' | 'too-slow' | 'cut-off' };

/**
 * The whole body, as long as it is no larger than allowed and arrives in time. One that is too large is read to its end
 * without being kept: closing the connection earlier would take the answer away from its sender.
 */
export function readBody(incoming: IncomingMessage, largest: number, patienceMs = PATIENCE_MS): Promise<ReadBody> {
  const parts: Buffer[] = [];
  let size = 0;
  const keep = (part: Buffer) => {
    size += part.length;
    if (size <= largest) parts.push(part);
    else parts.length = 0;
  };
  const whole = (): ReadBody =>
    size > largest ? { kind: 'too-large' } : { kind: 'whole', bytes: Buffer.concat(parts) };
  return new Promise((resolve) => {
    const settle = (read: ReadBody) => {
      clearTimeout(timer);
      incoming.off('data', keep);
      resolve(read);
    };
    const timer = setTimeout(() => settle({ kind: 'too-slow' }), patienceMs);
    incoming.on('data', keep);
    incoming.once('end', () => settle(whole()));
    incoming.once('error', () => settle({ kind: 'cut-off' }));
    incoming.once('close', () => settle({ kind: 'cut-off' }));
  });
}
