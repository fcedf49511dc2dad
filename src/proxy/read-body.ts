import type { IncomingMessage } from 'node:http';

const TIMEOUT_MS = 10_000;
/** Each chunk uses memory regardless of its size. A body of one megabyte usually arrives in about 700 chunks. */
const MAX_PARTS = 2_000;

export type ReadBody =
  | { kind: 'whole'; bytes: Buffer }
  | { kind: 'too-large' | 'too-slow' | 'cut-off' }
  | { kind: 'too-many'; seconds: number };

type Options = {
  timeoutMs?: number;
  count?: (bytes: number) => number;
  hold?: (bytes: number) => boolean;
};

export function readBody(incoming: IncomingMessage, largest: number, options: Options = {}): Promise<ReadBody> {
  const { timeoutMs = TIMEOUT_MS, count = () => 0, hold = () => true } = options;
  const announced = incoming.headers['content-length'];
  if (Number(announced ?? 0) > largest) return Promise.resolve({ kind: 'too-large' });
  const parts: Buffer[] = [];
  let size = 0;
  return new Promise((resolve) => {
    const settle = (read: ReadBody) => {
      clearTimeout(timer);
      incoming.off('data', keep).off('end', whole).off('close', cutOff).off('error', cutOff).on('error', ignore);
      resolve(read);
    };
    const whole = () => settle({ kind: 'whole', bytes: Buffer.concat(parts) });
    const cutOff = () => settle({ kind: 'cut-off' });
    const keep = (part: Buffer) => {
      size += part.length;
      if (size > largest || parts.length >= MAX_PARTS) return settle({ kind: 'too-large' });
      const seconds = announced === undefined ? count(part.length) : 0;
      if (seconds > 0) return settle({ kind: 'too-many', seconds });
      if (!hold(part.length)) return settle({ kind: 'too-many', seconds: 1 });
      parts.push(part);
    };
    const timer = setTimeout(() => settle({ kind: 'too-slow' }), timeoutMs);
    incoming.on('data', keep);
    incoming.on('end', whole).on('error', cutOff).on('close', cutOff);
  });
}

function ignore(): void {}
