import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FaultKind } from '../console/faults';
import { dataOf, deepBody, htmlAnswer, hugeBody, jsonAnswer, withData, wrongTypes } from './faulty-answers';
import { rawOf, write, type RawAnswer, type Wire } from './wire';

type Injection = (wire: Wire) => void | Promise<void>;

const SLOW_MS = 3_000;
const RETRY_AFTER_S = 2;
const BOM = '\uFEFF';
const BAD_CIPHER = 'U2FsdGVkX1+this+is+not+a+payload+of+anybody+at+all==';

const instead =
  (made: (wire: Wire) => RawAnswer): Injection =>
  (wire) =>
    write(wire, made(wire));

const corrupted =
  (change: (raw: RawAnswer) => RawAnswer): Injection =>
  async (wire) =>
    write(wire, change(await rawOf(await wire.answer())));

const tooMany = (retryAfter: (at: number) => string): Injection =>
  instead(({ now }) => {
    const at = now();
    const headers = { date: new Date(at).toUTCString(), 'retry-after': retryAfter(at) };
    return htmlAnswer(429, '429 Too Many Requests', headers);
  });

const truncated: Injection = async (wire) => {
  const { status, headers, body } = await rawOf(await wire.answer());
  wire.outgoing.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  const half = Buffer.from(body).subarray(0, Math.floor(Buffer.byteLength(body) / 2));
  wire.outgoing.write(half, () => wire.outgoing.destroy());
};

const slow: Injection = async (wire) => {
  const left = new AbortController();
  wire.outgoing.once('close', () => left.abort());
  await pause(SLOW_MS, undefined, { signal: left.signal }).catch(() => undefined);
  if (!wire.outgoing.destroyed) write(wire, await rawOf(await wire.answer()));
};

export const INJECTIONS: Readonly<Record<FaultKind, Injection>> = {
  stall: async ({ outgoing }) => void (await once(outgoing, 'close')),
  slow,
  reset: ({ incoming }) => void incoming.socket.resetAndDestroy(),
  http500html: instead(() => htmlAnswer(500, '500 Internal Server Error')),
  http502: instead(() => htmlAnswer(502, '502 Bad Gateway')),
  http503: instead(() => htmlAnswer(503, '503 Service Unavailable')),
  http429seconds: tooMany(() => String(RETRY_AFTER_S)),
  http429date: tooMany((at) => new Date(at + RETRY_AFTER_S * 1_000).toUTCString()),
  http429junk: tooMany(() => 'soon'),
  html200: instead(() => htmlAnswer(200, 'Welcome to the network')),
  empty: instead(() => jsonAnswer(200, '')),
  truncated,
  bom: corrupted((raw) => ({ ...raw, body: `${BOM}${String(raw.body)}` })),
  nulldata: corrupted((raw) => withData(raw, null)),
  wrongtypes: corrupted((raw) => withData(raw, wrongTypes(dataOf(raw)))),
  deep: instead(() => jsonAnswer(200, deepBody)),
  huge: instead(() => jsonAnswer(200, hugeBody())),
  badcipher: corrupted((raw) => withData(raw, BAD_CIPHER)),
  statusmismatch: corrupted((raw) => ({ ...raw, status: 500 })),
};
