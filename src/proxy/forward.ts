import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { passedOnHeaders } from './headers';

const TIMEOUT_MS = 60_000;

type Target = {
  origin: URL;
  path: string;
  method?: string;
  body?: Buffer;
  headers?: OutgoingHttpHeaders;
  /** Which of the answer's headers a browser gets; all that are fit to be passed on, if not said. */
  answerHeaders?: readonly string[];
};

export class UpstreamAway extends Error {
  override name = 'UpstreamAway';
}

/** Passes a request on, streaming both ways, and ends the upstream call when the visitor leaves. */
export async function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: Target): Promise<void> {
  // Next, this function and the pipeline below all wait for the end of the answer: more than Node's default of 10.
  outgoing.setMaxListeners(20);
  const leave = new AbortController();
  outgoing.once('close', () => leave.abort());
  const upstream = await answerOf(incoming, target, leave.signal);
  const headers = passedOnHeaders(upstream.headers, target.answerHeaders);
  outgoing.writeHead(upstream.statusCode ?? 502, { 'cache-control': 'no-store', ...headers });
  // A plain pipe would hang here when the upstream is cut half way.
  await pipeline(upstream, outgoing).catch(() => outgoing.destroy());
}

function answerOf(incoming: IncomingMessage, target: Target, signal: AbortSignal): Promise<IncomingMessage> {
  const { origin, path, body } = target;
  const send = origin.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const upstream = send(
      {
        protocol: origin.protocol,
        hostname: origin.hostname,
        port: origin.port,
        path,
        method: target.method ?? incoming.method,
        headers: { ...(target.headers ?? passedOnHeaders(incoming.headers)), host: origin.host },
        timeout: TIMEOUT_MS,
        signal,
      },
      resolve,
    );
    upstream.on('timeout', () => upstream.destroy(new UpstreamAway('No answer in time')));
    upstream.on('error', (cause) => reject(new UpstreamAway('No answer', { cause })));
    if (body) upstream.end(body);
    else pipeline(incoming, upstream).catch((cause: unknown) => reject(new UpstreamAway('Cut off', { cause })));
  });
}
