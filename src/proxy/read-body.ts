import type { IncomingMessage } from 'node:http';

/** The whole body, or null where it is larger than allowed. */
export async function readBody(incoming: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of incoming) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(String(part));
    size += bytes.length;
    if (size > largest) return null;
    parts.push(bytes);
  }
  return Buffer.concat(parts);
}
