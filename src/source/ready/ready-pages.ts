import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { report } from '@/errors/report';
import { headForNext, pagePathOf, standingPages } from './candidates';
import { capture } from './capture';
import { inTurn } from './in-turn';
import { encodingFor, type Encoding } from './pack';
import { builtFiles, withPackedFiles } from './packed-files';
import { isForEverybody, packOf, pageOf, PageStore, type Page } from './page-store';

/** What of a request's head decides in which form it is sent the page. */
type Asked = { tags: string[]; accepted: string | undefined; response: ServerResponse };

const askedBy = ({ headers }: IncomingMessage, response: ServerResponse): Asked => ({
  tags: (headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim()),
  accepted: headers['accept-encoding']?.toString(),
  response,
});

type Packed = { bytes: Buffer; encoding?: Encoding };

async function packedFor(page: Page, accepted: string | undefined): Promise<Packed> {
  const encoding = encodingFor(accepted);
  const bytes = encoding && (await packOf(page, encoding).catch(() => undefined));
  return bytes ? { bytes, encoding } : { bytes: page.body };
}

/** The fields of the page, and none that the answer had of its own. */
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

async function send(page: Page, { tags, accepted, response }: Asked, release: () => void): Promise<void> {
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

/** What became of the request that Next was asked by: a page for everybody, an answer for that request alone, or no answer. */
type Outcome = Page | 'private' | 'none';

/**
 * A page that is the same for everybody is asked of Next once a second, packed once for as long as it stays the same, and
 * sent from memory to everybody else: ten times as many a second, a fifth smaller, and with a tag by which a browser that
 * has it is sent nothing. Who asks while Next makes it waits for that one.
 */
export function withReadyPages(
  next: RequestListener,
  isStanding: (path: string) => boolean,
  store = new PageStore(),
): RequestListener {
  const rendering = new Map<string, ((outcome: Outcome) => void)[]>();
  return (request, response) => {
    const path = pagePathOf(request);
    if (path === undefined || !isStanding(path)) return next(request, response);
    const asked = askedBy(request, response);
    const answer = (page: Page, release = () => {}) =>
      void send(page, asked, release).catch((reason: unknown) => {
        report('a page that is ready', reason);
        response.destroy();
      });
    const askNext = (tell: (outcome: Outcome) => void = () => {}) => {
      capture(response, (whole) => {
        const page = store.keep(path, pageOf(whole, response));
        answer(page, whole.release);
        tell(isForEverybody(page) ? page : 'private');
      });
      // Next goes on where the reader has left: what it makes is for those who wait.
      const asking: unknown = next(request, response);
      const end = () => tell('none');
      void Promise.resolve(asking).then(end, end);
    };
    const waitOrAsk = () => {
      const others = rendering.get(path);
      if (others) return void others.push(hear);
      const waiting: ((outcome: Outcome) => void)[] = [];
      rendering.set(path, waiting);
      askNext((outcome) => {
        if (rendering.get(path) === waiting) rendering.delete(path);
        waiting.splice(0).forEach((tell) => tell(outcome));
      });
    };
    const hear = (outcome: Outcome) => {
      if (response.destroyed) return;
      if (outcome === 'none') waitOrAsk();
      else if (outcome === 'private') askNext();
      else answer(outcome);
    };
    const fresh = store.fresh(path);
    if (fresh) return answer(fresh);
    // Next is to give all of the page, as it is: a response to HEAD leaves it out by itself, and packing is done here.
    request.method = 'GET';
    request.headers = headForNext(request.headers);
    waitOrAsk();
  };
}

const REQUESTS = 'http.server.request.start';

/** Answers in front of Next, from the first request to a server on, until the function that is returned is called. */
export function keepPagesReady(): () => void {
  const isStanding = standingPages();
  const files = builtFiles();
  const known = new WeakSet<Server>();
  const onRequest = (message: unknown) => {
    const { server } = Object(message);
    if (!(server instanceof Server) || known.has(server)) return;
    known.add(server);
    const listeners = server.listeners('request');
    server.removeAllListeners('request');
    for (const listener of listeners) {
      const next: RequestListener = (request, response) => Reflect.apply(listener, server, [request, response]);
      const answer = inTurn(withPackedFiles(withReadyPages(next, isStanding), files));
      // The gate ends what a connection asks beyond its limit (src/proxy/gate.ts): Next need not look at it.
      server.on('request', (request, response) => (response.writableEnded ? undefined : answer(request, response)));
    }
  };
  subscribe(REQUESTS, onRequest);
  return () => void unsubscribe(REQUESTS, onRequest);
}
