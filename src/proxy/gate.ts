import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { IncomingMessage, Server, ServerResponse, type IncomingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import { COMMON_HEADERS, headersFor, NOSNIFF } from '@/config/csp';
import { meters } from '@/monitoring/meters';
import { isDynamicRoute } from '@/config/routes';
import { accepts } from './accepts';
import { announcesBody } from './announced-body';
import { countRefusedBody, MAX_BODY_BYTES, spendAnnounced } from './body-budget';
import { callerOf } from './caller';
import { createInFlight } from './in-flight';
import { judgeTarget, pageOfPath } from './judge-target';
import { refuseLater, type Refusal } from './refusal';
import { hasJsonBody } from './request-headers';
import { isCall, keepRequestTarget, REFUSED_PATH } from './request-line';
import { refuseUnparsed } from './refuse-unparsed';

export const IN_FLIGHT_PER_CALLER = 16;
/**
 * The maximum number of open requests on one connection. Browsers send one at a time. Clients that pipeline more are
 * disconnected.
 */
export const IN_FLIGHT_PER_CONNECTION = 8;

/**
 * The maximum number of header names and values together. Node drops further fields from `headers`, so no check would
 * see them.
 */
const RAW_HEADERS_READ = 2_000;

const BAD_ADDRESS: Record<400 | 404, Refusal> = {
  400: { status: 400, message: 'This address cannot be read.' },
  404: { status: 404, message: 'Page not found.' },
};
const OF_ANOTHER_SITE: Refusal = { status: 403, message: 'Calls from another site are not answered.' };
const BODY_NOT_ALLOWED: Refusal = { status: 400, message: 'This request cannot have a body.' };
const NOT_JSON: Refusal = { status: 415, message: 'The request must be JSON.' };
const TOO_LARGE: Refusal = { status: 413, message: 'The request is too large.' };
const WRONG_METHOD: Refusal = {
  status: 405,
  message: 'This method is not available.',
  headers: { allow: 'GET, HEAD' },
};
const TOO_MANY_FIELDS: Refusal = {
  status: 431,
  message: 'The request has too many header fields.',
  headers: { connection: 'close' },
};
const UNKNOWN_EXPECTATION: Refusal = { status: 417, message: 'This request expects something unknown.' };
const tooMany = (seconds: number): Refusal => ({
  status: 429,
  message: 'Too many requests at once. Try again in a moment.',
  headers: { 'retry-after': String(seconds) },
});

const isOfDevelopment = (path: string) => process.env.NODE_ENV === 'development' && /^\/_(?:next|_nextjs)/.test(path);
const isReading = (method: string | undefined) => method === 'GET' || method === 'HEAD';

const isFromOtherSite = ({ headers }: IncomingMessage) =>
  /(?:cross|same)-site/i.test(String(headers['sec-fetch-site'] ?? ''));

const expectsUnknown = ({ headers: { expect = '100-continue' } }: IncomingMessage) => !/\b100-continue\b/i.test(expect);

const hasRoute = (path: string) =>
  /^\/api\/(?:v1\/.+|rpc\/[^/]+|config|ens|health(?:\/(?:live|ready))?|reports|search-texts)\/?$/.test(path);

function judgeCall(incoming: IncomingMessage, path: string): Refusal | null {
  if (isFromOtherSite(incoming)) return OF_ANOTHER_SITE;
  if (!announcesBody(incoming)) return null;
  if (isReading(incoming.method) || incoming.method === 'DELETE') return BODY_NOT_ALLOWED;
  if (!hasRoute(path)) return BAD_ADDRESS[404];
  if (!hasJsonBody(incoming)) return NOT_JSON;
  return Number(incoming.headers['content-length'] ?? 0) > MAX_BODY_BYTES ? TOO_LARGE : null;
}

/**
 * Whether another site embeds the request as an image, frame or prefetch, which could use up the visitor's rate limit
 * for unknown URLs. A link to a page is allowed.
 */
const isEmbedded = (incoming: IncomingMessage, path: string) =>
  isFromOtherSite(incoming) && !isVisit(incoming) && isDynamicRoute(pageOfPath(path));

const isVisit = ({ headers }: IncomingMessage) => headers['sec-fetch-dest'] === 'document' && !headers['sec-purpose'];

function judgePage(incoming: IncomingMessage, path: string): Refusal | null {
  if (isOfDevelopment(path)) return null;
  if (isEmbedded(incoming, path)) return OF_ANOTHER_SITE;
  if (!isReading(incoming.method)) return WRONG_METHOD;
  return announcesBody(incoming) ? BODY_NOT_ALLOWED : null;
}

export function judgeRequest(incoming: IncomingMessage): Refusal | null {
  if (incoming.rawHeaders.length >= RAW_HEADERS_READ) return TOO_MANY_FIELDS;
  if (expectsUnknown(incoming)) return UNKNOWN_EXPECTATION;
  const target = incoming.url ?? '';
  const fault = judgeTarget(target);
  if (fault !== null) return BAD_ADDRESS[fault];
  const [path = ''] = target.split('?');
  return isCall(path) ? judgeCall(incoming, path) : judgePage(incoming, path);
}

/** Removes the trailing slash and the query of a page, so that caches see one URL for each page. */
function canonical(target: string): string {
  const [path = ''] = target.split('?');
  if (isCall(path) || isOfDevelopment(path)) return target;
  return path.replace(/(?<=.)\/$/, '').replaceAll(/%[\da-f]{2}/gi, (escape) => escape.toUpperCase());
}

/** Headers that pages and files depend on. Next would answer differently with others, such as those of a preview. */
const READ_BY_PAGES =
  /^(?:host|connection|x-forwarded-.*|x-request-id|accept-encoding|range|if-(?:none-match|modified-since|range))$/;

const headersForPages = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => READ_BY_PAGES.test(name)));

/** The build compresses files with these codings. For any other, such as `deflate`, Next would compress each answer. */
const CODINGS = ['br', 'gzip'] as const;

function keepCodings(incoming: IncomingMessage): void {
  const picked = CODINGS.filter((coding) => accepts(incoming, coding));
  if (picked.length > 0) incoming.headers['accept-encoding'] = picked.join(', ');
  else delete incoming.headers['accept-encoding'];
}

type Limits = {
  ofCaller: ReturnType<typeof createInFlight<string>>;
  ofConnection: ReturnType<typeof createInFlight<Socket>>;
  trustedProxyHops: number;
};

const held = new WeakMap<Socket, Set<() => void>>();

function heldBy(socket: Socket): Set<() => void> {
  const known = held.get(socket);
  if (known) return known;
  const made = new Set<() => void>();
  held.set(socket, made);
  socket.once('close', () => made.forEach((release) => release()));
  return made;
}

function hold(response: ServerResponse, socket: Socket, release: () => void): void {
  const all = heldBy(socket).add(release);
  response.once('close', () => {
    all.delete(release);
    release();
  });
}

function limitCall(incoming: IncomingMessage, response: ServerResponse, limits: Limits): Refusal | null {
  const [path = ''] = (incoming.url ?? '').split('?');
  if (!isCall(path)) return null;
  const caller = callerOf(incoming, limits.trustedProxyHops);
  const release = limits.ofCaller(caller);
  if (!release) {
    meters()?.limitReached('in-flight');
    return tooMany(1);
  }
  hold(response, incoming.socket, release);
  const seconds = announcesBody(incoming) ? spendAnnounced(caller, incoming) : 0;
  return seconds > 0 ? tooMany(seconds) : null;
}

const cut = new WeakSet<Socket>();

const DEFAULT_HEADERS = [...COMMON_HEADERS, NOSNIFF, ...headersFor('base')];

function admit(incoming: IncomingMessage, response: ServerResponse, limits: Limits): void {
  if (!keepRequestTarget(incoming)) return;
  delete incoming.headers.cookie;
  const { socket } = incoming;
  if (cut.has(socket)) return endUnasked(incoming, response);
  if (process.env.NODE_ENV !== 'development')
    for (const { key, value } of DEFAULT_HEADERS) response.setHeader(key, value);

  const release = limits.ofConnection(socket);
  if (!release) return cutOff(incoming, response);
  hold(response, socket, release);

  const refusal = judgeRequest(incoming);
  // A request that another site causes must not use up the visitor's budget.
  if (refusal && !isFromOtherSite(incoming))
    countRefusedBody(callerOf(incoming, limits.trustedProxyHops), incoming, refusal.status, 2);
  const limited = refusal ?? limitCall(incoming, response, limits);
  if (limited) return refuseLater(incoming, limited);
  keepCodings(incoming);
  incoming.url = canonical(incoming.url ?? '');
  if (!isCall(incoming.url) && !isOfDevelopment(incoming.url)) incoming.headers = headersForPages(incoming.headers);
}

/** Node may answer these requests itself after the gate, and throws if a response was already sent. */
const isAnsweredByNode = ({ headers }: IncomingMessage) => headers.host === undefined || headers.expect !== undefined;

function endUnasked(incoming: IncomingMessage, response: ServerResponse): void {
  if (isAnsweredByNode(incoming)) return refuseLater(incoming, CUT_OFF);
  incoming.url = REFUSED_PATH;
  response.end();
}

const CUT_OFF: Refusal = { ...tooMany(1), headers: { 'retry-after': '1', connection: 'close' } };

function cutOff(incoming: IncomingMessage, response: ServerResponse): void {
  cut.add(incoming.socket);
  meters()?.limitReached('connection');
  if (!isAnsweredByNode(incoming)) response.writeHead(429, { ...CUT_OFF.headers, 'cache-control': 'no-store' });
  endUnasked(incoming, response);
}

const STILL_MS = 120_000;

function onConnection(message: unknown, stillMs: number): void {
  const { socket } = Object(message);
  const { server } = Object(socket);
  if (!(socket instanceof Socket) || !(server instanceof Server)) return;
  // Next would leave an upgrade open, and Node would read the whole body after an unknown `Expect`.
  server.removeAllListeners('upgrade');
  if (server.listenerCount('checkExpectation') === 0)
    server.on('checkExpectation', (incoming, response) => server.emit('request', incoming, response));
  refuseUnparsed(server);
  // Closes connections whose client stops reading. Node resets the timeout to this value after each response.
  server.timeout = stillMs;
  socket.setTimeout(stillMs);
}

const CONNECTIONS = 'net.server.socket';
const REQUESTS = 'http.server.request.start';

type GateOptions = { trustedProxyHops: number; stillMs?: number };

/** Checks and counts every request of this process before Next receives it. The returned function stops this. */
export function openGate({ trustedProxyHops, stillMs = STILL_MS }: GateOptions): () => void {
  const limits: Limits = {
    ofCaller: createInFlight<string>(IN_FLIGHT_PER_CALLER),
    ofConnection: createInFlight<Socket>(IN_FLIGHT_PER_CONNECTION),
    trustedProxyHops,
  };
  const onRequest = (message: unknown) => {
    const { request, response } = Object(message);
    if (request instanceof IncomingMessage && response instanceof ServerResponse) admit(request, response, limits);
  };
  const isDevelopment = process.env.NODE_ENV === 'development';
  const onSocket = (message: unknown) => onConnection(message, stillMs);
  if (!isDevelopment) subscribe(CONNECTIONS, onSocket);
  subscribe(REQUESTS, onRequest);
  return () => {
    unsubscribe(CONNECTIONS, onSocket);
    unsubscribe(REQUESTS, onRequest);
  };
}
