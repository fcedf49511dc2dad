import type { IncomingMessage, ServerResponse } from 'node:http';
import { endRefusal } from './end-refusal';
import { PLAIN_POLICY, plainPage } from './plain-page';
import { isCall, REFUSED_PATH, requestTargetOf } from './request-line';

export type Refusal = { status: number; message: string; headers?: Record<string, string> };

/**
 * The refusal is stored on the request, because the gate and the route are bundled separately and share no module
 * state.
 */
const KEY = Symbol.for('fnx.refusal');

const NOT_THERE: Refusal = { status: 404, message: 'Page not found.' };

const isRefusal = (value: unknown): value is Refusal => typeof Object(value).status === 'number';

export function refuseLater(incoming: IncomingMessage, refusal: Refusal): void {
  Reflect.set(incoming, KEY, refusal);
  incoming.url = REFUSED_PATH;
}

function refusalOf(incoming: IncomingMessage): Refusal {
  const stored: unknown = Reflect.get(incoming, KEY);
  return isRefusal(stored) ? stored : NOT_THERE;
}

const envelopeOf = ({ status, message }: Refusal) => JSON.stringify({ status, message, data: {} });

export function answerRefused(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const refusal = refusalOf(incoming);
  const { status, headers } = refusal;
  const isOfCall = isCall(requestTargetOf(incoming));
  const fields = {
    'content-type': isOfCall ? 'application/json' : 'text/html; charset=utf-8',
    'content-security-policy': PLAIN_POLICY,
    'cache-control': 'no-store',
    ...headers,
  };
  endRefusal(incoming, outgoing, {
    status,
    headers: fields,
    text: isOfCall ? envelopeOf(refusal) : plainPage(refusal.message),
  });
}
