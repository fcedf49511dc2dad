import { Refusal } from './domain/refusal';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * Any page in the same browser can send a form or a text to this address without being asked whether it may: only the
 * service's own pages, and programs, get through, and only with JSON, for which a browser asks first.
 */
export function assertOwnPage(request: Request, url: URL): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== url.origin) throw new Refusal(403, "Only the sandbox's own pages may do this.");
  const isJson = JSON_TYPE.test(request.headers.get('content-type') ?? '');
  if (request.method === 'POST' && !isJson) throw new Refusal(415, 'The content-type must be application/json.');
}
