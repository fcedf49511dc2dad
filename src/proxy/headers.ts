import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

/** Headers of one connection, not of the message. */
const HOP_BY_HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);

const isForged = (name: string) => name.startsWith('x-forwarded-') || name === 'forwarded' || name === 'x-real-ip';

/** What may go on to the other side: nothing of the connection, nothing that claims to know who called. */
export function passedOnHeaders(headers: IncomingHttpHeaders, only?: readonly string[]): OutgoingHttpHeaders {
  const named = String(headers.connection ?? '').toLowerCase().split(/\s*,\s*/);
  const kept = Object.entries(headers).filter(
    ([name]) => !HOP_BY_HOP.has(name) && !named.includes(name) && !isForged(name) && (!only || only.includes(name)),
  );
  return Object.fromEntries(kept);
}
