import type { ServerResponse } from 'node:http';

const MAX_BYTES = 64 * 1024 * 1024;
const ALWAYS_READ = 16 * 1024;
const MIN_PART = 256;

let held = 0;

/**
 * Counts the bytes of a call's body until the call is answered. Returns false if the bodies of all callers together use
 * too much memory. A small body is always accepted, so that a flood of large bodies does not block ordinary calls. Each
 * chunk is an object, which uses more memory than its bytes.
 */
export function holdBody(outgoing: Pick<ServerResponse, 'once' | 'destroyed'>): (bytes: number) => boolean {
  let own = 0;
  outgoing.once('close', () => {
    held -= own;
  });
  return (bytes) => {
    if (outgoing.destroyed) return false;
    const occupied = Math.max(bytes, MIN_PART);
    own += occupied;
    held += occupied;
    return own <= ALWAYS_READ || held <= MAX_BYTES;
  };
}
