import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { report } from '@/errors/report';
import { isDemonstration } from '@/server/demonstration/banner';
import { withBanner } from '@/server/demonstration/with-banner';
import { headForNext, pagePathOf, fixedPages } from './candidates';
import { capture } from './capture';
import { inTurn } from './in-turn';
import { builtFiles, withPackedFiles } from './packed-files';
import { isCacheable, packedFor, pageOf, PageStore, type Page } from './page-store';

type WaitingRequest = { tags: string[]; accepted: string | undefined; response: ServerResponse };

const requestBy = ({ headers }: IncomingMessage, response: ServerResponse): WaitingRequest => ({
  tags: (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim()),
  accepted: headers['accept-encoding']?.toString(),
  response,
});

function setHead({ status, head }: Page, response: ServerResponse): void {
  response.statusCode = status;
  for (const name of response.getHeaderNames()) if (!Object.hasOwn(head, name)) response.removeHeader(name);
  for (const [name, value] of Object.entries(head)) if (value !== undefined) response.setHeader(name, value);
}

function sayKnown(response: ServerResponse): void {
  response.statusCode = 304;
  response.removeHeader('content-type');
  response.end();
}

async function send(page: Page, { tags, accepted, response }: WaitingRequest, release: () => void): Promise<void> {
  const isThere = page.status === 200;
  const isKnown = isThere && tags.includes(page.tag);
  const { bytes, encoding } = isKnown ? { bytes: page.body } : await packedFor(page, accepted);
  release();
  setHead(page, response);
  if (isThere) response.setHeader('etag', page.tag);
  if (isKnown) return sayKnown(response);
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  response.end(bytes);
}

type Outcome = Page | 'private' | 'none';

/**
 * Serves pages that are the same for everyone from memory and asks Next for each at most once a second. Requests that arrive
 * meanwhile wait for the same result. Pages are compressed once and have an ETag.
 */
export function withReadyPages(
  next: RequestListener,
  isFixedPage: (path: string) => boolean,
  store = new PageStore(),
): RequestListener {
  const rendering = new Map<string, ((outcome: Outcome) => void)[]>();
  return (request, response) => {
    const path = pagePathOf(request);
    if (path === undefined || !isFixedPage(path)) return next(request, response);
    const waitingRequest = requestBy(request, response);
    const answer = (page: Page, release = () => {}) =>
      void send(page, waitingRequest, release).catch((reason: unknown) => {
        report('a page that is ready', reason);
        response.destroy();
      });
    const askNext = (resolve: (outcome: Outcome) => void = () => {}) => {
      capture(response, (whole) => {
        const page = store.keep(path, pageOf(whole, response));
        answer(page, whole.release);
        resolve(isCacheable(page) ? page : 'private');
      });
      // Next continues after the client has disconnected, so the page still reaches the requests that wait.
      const asking: unknown = next(request, response);
      const end = () => resolve('none');
      void Promise.resolve(asking).then(end, end);
    };
    const waitOrAsk = () => {
      const others = rendering.get(path);
      if (others) return void others.push(onOutcome);
      const waiting: ((outcome: Outcome) => void)[] = [];
      rendering.set(path, waiting);
      askNext((outcome) => {
        if (rendering.get(path) === waiting) rendering.delete(path);
        waiting.splice(0).forEach((resolve) => resolve(outcome));
      });
    };
    const onOutcome = (outcome: Outcome) => {
      if (response.destroyed) return;
      if (outcome === 'none') waitOrAsk();
      else if (outcome === 'private') askNext();
      else answer(outcome);
    };
    const fresh = store.fresh(path);
    if (fresh) return answer(fresh);
    // Next must return the whole page, uncompressed. Node drops the body of a HEAD response, and compression happens here.
    request.method = 'GET';
    request.headers = headForNext(request.headers);
    waitOrAsk();
  };
}

const REQUESTS = 'http.server.request.start';

/**
 * Puts the page store in front of Next on each server, from its first request. The returned function stops this for further
 * servers.
 */
export function keepPagesReady(): () => void {
  const isFixedPage = fixedPages();
  const files = builtFiles();
  const known = new WeakSet<Server>();
  const onRequest = (message: unknown) => {
    const { server } = Object(message);
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    for (const listener of listeners) {
      const asked: RequestListener = (request, response) => Reflect.apply(listener, server, [request, response]);
      const next = isDemonstration() ? withBanner(asked) : asked;
      const answer = inTurn(withPackedFiles(withReadyPages(next, isFixedPage), files));
      // The gate has already ended requests beyond the connection's limit (src/proxy/gate.ts).
      server.on('request', (request, response) => (response.writableEnded ? undefined : answer(request, response)));
    }
  };
  subscribe(REQUESTS, onRequest);
  return () => void unsubscribe(REQUESTS, onRequest);
}
