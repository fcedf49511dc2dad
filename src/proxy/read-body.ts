import type { IncomingMessage } from 'node:http';

const PATIENCE_MS = 10_000;
/** A body of a megabyte comes in about 700 packets. Each part costs memory of its own, whatever its size. */
const MOST_PARTS = 2_000;

/** `cut-off` is a body that ended early or was framed wrongly: its sender has gone, or was answered by Node. */
export type ReadBody =
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'too-large' | 'too-slow' | 'cut-off' }
  | { kind: 'too-many'; seconds: number };

type Options = {
  patienceMs?: number;
  /** Counts the bytes of a body whose length was not announced, as they arrive. Says how many seconds to wait, or 0. */
  count?: (bytes: number) => number;
};

/**
 * The whole body, as long as it is no larger than allowed and arrives in time. One that is announced as larger is not read
 * at all, and one that turns out to be larger is read no further.
 */
export function readBody(incoming: IncomingMessage, largest: number, options: Options = {}): Promise<ReadBody> {
  const { patienceMs = PATIENCE_MS, count = () => 0 } = options;
  const announced = incoming.headers['content-length'];
  if (Number(announced ?? 0) > largest) return Promise.resolve({ kind: 'too-large' });
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const settle = (read: ReadBody) => {
      clearTimeout(timer);
      incoming.off('data', keep);
      resolve(read);
    };
    const keep = (part: Buffer) => {
      size += part.length;
      if (size > largest || parts.length >= MOST_PARTS) return settle({ kind: 'too-large' });
      const seconds = announced === undefined ? count(part.length) : 0;
      if (seconds > 0) return settle({ kind: 'too-many', seconds });
      parts.push(part);
    };
    const timer = setTimeout(() => settle({ kind: 'too-slow' }), patienceMs);
    incoming.on('data', keep);
    incoming.once('end', () => settle({ kind: 'whole', bytes: Buffer.concat(parts) }));
    incoming.once('error', () => settle({ kind: 'cut-off' }));
    incoming.once('close', () => settle({ kind: 'cut-off' }));
  });
}
