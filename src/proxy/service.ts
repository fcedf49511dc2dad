import type { IncomingMessage, ServerResponse } from 'node:http';
import { readServerEnv } from '@/config/server-env';
import { announcesBody, isFramedPlainly } from './announced-body';
import { OWN_HEADERS } from './answer-headers';
import { countRefusedBody, MAX_BODY_BYTES, spendBytes } from './body-budget';
import { callerOf } from './caller';
import { endRefusal } from './end-refusal';
import { forward, type UpstreamRequest } from './forward';
import { holdBody } from './hold-body';
import { ownConnection } from './own-connection';
import { readBody } from './read-body';
import { hasJsonBody, requestHeaders } from './request-headers';
import { requestTargetOf } from './request-line';
import { readTarget } from './request-target';

const METHODS: ReadonlyMap<string, boolean> = new Map([
  ['DELETE', false],
  ['GET', false],
  ['POST', true],
  ['PUT', true],
]);
/** `date` is the service's clock, which the app's countdowns use. */
const ANSWER_HEADERS = ['date', 'retry-after', 'x-request-id'];

type Refusal = { status: number; message: string; headers?: Record<string, string> };

const AWAY: Refusal = {
  status: 502,
  message: 'The service cannot be reached right now. Try again in a moment.',
  // This header shows that the refusal is from the proxy, not from the service.
  headers: { 'x-service-unreachable': '1' },
};
const WRONG_METHOD: Refusal = {
  status: 405,
  message: 'This method is not available.',
  headers: { allow: [...METHODS.keys()].join(', ') },
};
const UNREADABLE: Refusal = { status: 400, message: 'This request cannot be read.' };
const WRONG_ADDRESS: Refusal = { status: 400, message: 'This address is not available.' };
const BODY_NOT_ALLOWED: Refusal = { status: 400, message: 'This request cannot have a body.' };
const NOT_JSON: Refusal = { status: 415, message: 'The request must be JSON.' };
const BODY_REFUSALS: Record<'too-large' | 'too-slow', Refusal> = {
  'too-large': { status: 413, message: 'The request is too large.' },
  'too-slow': { status: 408, message: 'The request took too long to arrive.' },
};

const tooMany = (seconds: number): Refusal => ({
  status: 429,
  message: 'Too much was sent within a minute. Try again in a moment.',
  headers: { 'retry-after': String(seconds) },
});

export async function forwardToService(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  // Without this, Node would add this machine's time, but the app expects the service's.
  outgoing.sendDate = false;
  const request = await readRequest(incoming, outgoing);
  if (request === 'cut-off') return void outgoing.destroy();
  if ('status' in request) return refuse(incoming, outgoing, request);
  try {
    await forward(outgoing, request, ANSWER_HEADERS);
  } catch {
    refuse(incoming, outgoing, AWAY);
  }
}

async function readRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<UpstreamRequest | Refusal | 'cut-off'> {
  const { method = '' } = incoming;
  if (!isFramedPlainly(incoming)) return UNREADABLE;
  const hasBody = METHODS.get(method);
  if (hasBody === undefined) return WRONG_METHOD;
  const target = upstreamUrl(requestTargetOf(incoming));
  if (!target) return WRONG_ADDRESS;
  const headers = { ...requestHeaders(incoming), ...ownConnection() };
  if (!announcesBody(incoming)) return { upstream: 'service', url: target, method, headers };
  if (!hasBody) return BODY_NOT_ALLOWED;
  if (!hasJsonBody(incoming)) return NOT_JSON;

  const caller = callerOf(incoming, readServerEnv().trustedProxyHops);
  const body = await readBody(incoming, MAX_BODY_BYTES, {
    count: (bytes) => spendBytes(caller, bytes),
    hold: holdBody(outgoing),
  });
  if (body.kind === 'cut-off') return body.kind;
  if (body.kind === 'too-many') return tooMany(body.seconds);
  if (body.kind !== 'whole') return BODY_REFUSALS[body.kind];
  return {
    upstream: 'service',
    url: target,
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: Uint8Array.from(body.bytes),
  };
}

/**
 * Returns the URL at the service, which may have a base path. Rejects a target that the `URL` class would change after
 * the check.
 */
function upstreamUrl(requestTarget: string): URL | null {
  const target = readTarget(requestTarget);
  if (target === null) return null;
  const base = new URL(readServerEnv().tokenServiceUrl);
  const wanted = base.pathname.replace(/\/$/, '') + target;
  const url = new URL(base.origin + wanted);
  return url.pathname + url.search === wanted ? url : null;
}

function refuse(incoming: IncomingMessage, outgoing: ServerResponse, { status, message, headers }: Refusal): void {
  if (outgoing.headersSent) return void outgoing.destroy();
  countRefusedBody(callerOf(incoming, readServerEnv().trustedProxyHops), incoming, status);
  const own = { 'content-type': 'application/json', ...OWN_HEADERS, ...headers };
  endRefusal(incoming, outgoing, { status, headers: own, text: JSON.stringify({ status, message, data: {} }) });
}
