import { iso } from './domain/clock';
import { Refusal } from './domain/refusal';

type Envelope = { status: number; message: string; data: unknown };

const HEADERS = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

export function answer(status: number, message: string, data: unknown, headers: Record<string, string> = {}): Response {
  const envelope: Envelope = { status, message, data };
  return new Response(JSON.stringify(envelope), { status, headers: { ...HEADERS, ...headers } });
}

export function answerRefusal(thrown: unknown): Response {
  if (!(thrown instanceof Refusal)) return answerFailure(thrown);
  return answer(thrown.status, thrown.message, thrown.data, headersFor(thrown));
}

function headersFor({ status, data: { retryAfter, allowed } }: Refusal): Record<string, string> {
  if (status === 429 && typeof retryAfter === 'number') return { 'retry-after': String(retryAfter) };
  if (status === 405 && Array.isArray(allowed)) return { allow: allowed.join(', ') };
  return {};
}

function answerFailure(thrown: unknown): Response {
  console.error(`${iso(Date.now())} The sandbox's service failed:`, thrown);
  return answer(500, 'The service could not answer. Please try again.', {});
}

export function dated(response: Response, now: number): Response {
  response.headers.set('date', new Date(now).toUTCString());
  return response;
}
