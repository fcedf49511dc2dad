import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { ServerResponse } from 'node:http';

const PLACE = Symbol.for('fnx.answers');
const RETRY_AFTER_S = '30';

/** The path that is answered, and everything that is under way by its path. */
type Answers = { current: AsyncLocalStorage<string>; underWay: Map<string, Set<ServerResponse>> };

const isAnswers = (value: unknown): value is Answers => Object(value).current instanceof AsyncLocalStorage;

/** One for the server's start and its pages, which are bundled apart and share no module. */
function answers(): Answers {
  const known: unknown = Reflect.get(globalThis, PLACE);
  if (isAnswers(known)) return known;
  const made: Answers = { current: new AsyncLocalStorage(), underWay: new Map() };
  Reflect.set(globalThis, PLACE, made);
  return made;
}

/** The page that is asked for, also where its data alone is. */
const pageIn = (url = ''): string => url.replace(/[?#].*$/, '').replace(/^\/_next\/data\/[^/]+(\/.*)\.json$/, '$1');

function follow(response: ServerResponse, path: string, underWay: Answers['underWay']): void {
  const all = underWay.get(path) ?? new Set();
  underWay.set(path, all.add(response));
  response.once('close', () => {
    all.delete(response);
    if (all.size === 0 && underWay.get(path) === all) underWay.delete(path);
  });
}

/** A page that is being made knows the answers that it is made for: everybody who asks meanwhile waits for the same one. */
export function keepAnswers(): void {
  const { current, underWay } = answers();
  subscribe('http.server.request.start', (message) => {
    const { response } = Object(message);
    if (!(response instanceof ServerResponse)) return;
    const path = pageIn(response.req.url);
    follow(response, path, underWay);
    current.enterWith(path);
  });
}

function sayPassing(response: ServerResponse): void {
  if (response.headersSent) return;
  const write = response.writeHead;
  const writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 500) response.setHeader('retry-after', RETRY_AFTER_S);
    return Reflect.apply(write, response, [status === 500 ? 503 : status, ...rest]);
  };
  Object.assign(response, { writeHead });
}

/**
 * A page that cannot be made because the service is away is no fault of this server: where Next would say 500, 503 says
 * that it will pass, and when to come again. An answer that has a page after all stays as it is.
 */
export function sayAway(): void {
  const { current, underWay } = answers();
  const path = current.getStore();
  if (path === undefined) return;
  for (const response of underWay.get(path) ?? []) sayPassing(response);
}
