import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

const PLACE = Symbol.for('fnx.answers');
const RETRY_AFTER_S = '30';

type Answers = AsyncLocalStorage<ServerResponse>;

/** One for the server's start and its pages, which are bundled apart and share no module. */
function answers(): Answers {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (known instanceof AsyncLocalStorage) return known;
  const made: Answers = new AsyncLocalStorage();
  Reflect.set(globalThis, PLACE, made);
  return made;
}

/** A page that is being made knows the answer that it is made for. */
export function keepAnswers(): void {
  const kept = answers();
  subscribe('http.server.request.start', (message) => {
    const { response } = Object(message);
    if (response instanceof ServerResponse) kept.enterWith(response);
  });
}

/**
 * A page that cannot be made because the service is away is no fault of this server: where Next would say 500, 503 says
 * that it will pass, and when to come again. An answer that has a page after all stays as it is.
 */
export function sayAway(): void {
  const response = answers().getStore();
  if (!response || response.headersSent) return;
  const write = response.writeHead;
  const writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 500) response.setHeader('retry-after', RETRY_AFTER_S);
    return Reflect.apply(write, response, [status === 500 ? 503 : status, ...rest]);
  };
  Object.assign(response, { writeHead });
}
