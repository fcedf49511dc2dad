import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measureCall, type UpstreamName } from '@/monitoring/meters';
import { answerHeaders } from './answer-headers';
import { transferCodingOf, watchedFetch, type WatchedResponse } from './broken-off';

const TIMEOUT_MS = 60_000;
const DECODED = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);
const TRANSFERS = new Set(['identity', 'chunked']);

export type UpstreamRequest = {
  upstream: UpstreamName;
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

const LEFT = new Error('The visitor has left');

class UpstreamUnreachable extends Error {
  override name = 'UpstreamUnreachable';
}

/**
 * Sends a request to the upstream and streams its answer. `fetch` sets host and length, so the client cannot control
 * them. Aborts when the client disconnects or after a minute without data.
 */
export async function forward(
  outgoing: ServerResponse,
  request: UpstreamRequest,
  passedOn: readonly string[],
): Promise<void> {
  outgoing.setMaxListeners(20);
  const stop = new AbortController();
  const giveUp = () => stop.abort();
  const onLeft = () => stop.abort(LEFT);
  let idle = setTimeout(giveUp, TIMEOUT_MS);
  const waitAgain = () => {
    clearTimeout(idle);
    idle = setTimeout(giveUp, TIMEOUT_MS);
  };
  outgoing.once('close', onLeft);
  try {
    const { answer, isBrokenOff } = await answerTo(request, stop.signal);
    const { status, headers, body } = answer;
    outgoing.writeHead(status, answerHeaders(status, headers, passedOn));
    // Sends the headers now. If the connection ended before the first byte, a browser would repeat even a POST.
    outgoing.flushHeaders();
    if (body) await send(chunksOf(body, waitAgain, isBrokenOff), outgoing);
    else outgoing.end();
  } finally {
    clearTimeout(idle);
  }
}

async function answerTo({ upstream, url, ...request }: UpstreamRequest, signal: AbortSignal): Promise<WatchedResponse> {
  const endMeasuring = measureCall(upstream);
  const watched = await watchedFetch(url, { ...request, redirect: 'manual', signal }).catch((cause: unknown) => {
    endMeasuring(signal.reason === LEFT ? 'cancelled' : 'unreachable');
    throw new UpstreamUnreachable('No answer', { cause });
  });
  const { answer } = watched;
  endMeasuring(answer.status);
  const isReadable =
    DECODED.has((answer.headers.get('content-encoding') ?? '').trim().toLowerCase()) &&
    TRANSFERS.has(transferCodingOf(answer.headers));
  if (isReadable && isFinal(answer.status)) return watched;
  await answer.body?.cancel();
  throw new UpstreamUnreachable(isReadable ? 'A status that is not passed on' : 'A coding that was not asked for');
}

/** Browsers repeat a request with any method after these statuses. Chromium sent a POST seven times after 408. */
const SENT_AGAIN: ReadonlySet<number> = new Set([408, 421, 425]);

const isFinal = (status: number) =>
  (status >= 200 && status < 300) || (status >= 400 && status < 600 && !SENT_AGAIN.has(status));

/** Destroys the connection if the upstream breaks off, because after a regular end the answer would look complete. */
const send = (chunks: AsyncGenerator<Uint8Array>, outgoing: ServerResponse): Promise<void> =>
  pipeline(Readable.from(chunks), outgoing).catch(() => void outgoing.destroy());

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  onProgress: () => void,
  isBrokenOff: () => boolean,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onProgress();
      yield read.value;
    }
    if (isBrokenOff()) throw new UpstreamUnreachable('The answer broke off');
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
