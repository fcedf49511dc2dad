import { Refusal } from './domain/refusal';

const JSON_TYPE = /^application\/json\s*(;|$)/i;

/**
 * CSRF protection. Refuses a foreign origin and any POST that is not JSON, because any web page can send forms or
 * text here without a preflight.
 */
export function assertOwnPage(request: Request, url: URL): void {
  const origin = request.headers.get('origin');
  if (origin !== null && origin !== url.origin) throw new Refusal(403, "Only the sandbox's own pages may do this.");
  const isJson = JSON_TYPE.test(request.headers.get('content-type') ?? '');
  if (request.method === 'POST' && !isJson) throw new Refusal(415, 'The content-type must be application/json.');
}
