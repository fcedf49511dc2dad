import type { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { measureCall, type UpstreamName } from '@/monitoring/meters';
import { answerHeaders } from './answer-headers';

const PATIENCE_MS = 60_000;
const DECODED = new Set(['', 'identity', 'gzip', 'x-gzip', 'deflate', 'br']);

export type UpstreamRequest = {
  upstream: UpstreamName;
  url: URL;
  method: string;
  headers: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
};

const LEFT = new Error('The visitor has left');

class UpstreamAway extends Error {
  override name = 'UpstreamAway';
}

/**
 * Sends a request to the upstream and streams its answer. `fetch` sets host and length, so the client never controls
 * them. The request is aborted when the client disconnects or after a minute without data.
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
  let idle = setTimeout(giveUp, PATIENCE_MS);
  const waitAgain = () => {
    clearTimeout(idle);
    idle = setTimeout(giveUp, PATIENCE_MS);
  };
  outgoing.once('close', onLeft);
  try {
    const { status, headers, body } = await answerTo(request, stop.signal);
    outgoing.writeHead(status, answerHeaders(status, headers, passedOn));
    // Sent at once: if the connection ends before the first byte, a browser repeats the request, even a POST.
    outgoing.flushHeaders();
    if (body) await send(body, outgoing, waitAgain);
    else outgoing.end();
  } finally {
    clearTimeout(idle);
  }
}

async function answerTo({ upstream, url, ...request }: UpstreamRequest, signal: AbortSignal): Promise<Response> {
  const endMeasuring = measureCall(upstream);
  const answer = await fetch(url, { ...request, redirect: 'manual', signal }).catch((cause: unknown) => {
    endMeasuring(signal.reason === LEFT ? 'cancelled' : 'away');
    throw new UpstreamAway('No answer', { cause });
  });
  endMeasuring(answer.status);
  const isReadable = DECODED.has((answer.headers.get('content-encoding') ?? '').trim().toLowerCase());
  if (isReadable && isFinal(answer.status)) return answer;
  await answer.body?.cancel();
  throw new UpstreamAway(isReadable ? 'A status that is not passed on' : 'A coding that was not asked for');
}

/**
 * On these statuses a browser sends the request again, whatever its method. Chromium sent a POST seven times on 408.
 */
const SENT_AGAIN: ReadonlySet<number> = new Set([408, 421, 425]);

const isFinal = (status: number) =>
  (status >= 200 && status < 300) || (status >= 400 && status < 600 && !SENT_AGAIN.has(status));

/** Destroys the connection if the upstream breaks off, because a regular end would make the answer look complete. */
const send = (body: ReadableStream<Uint8Array>, outgoing: ServerResponse, onProgress: () => void): Promise<void> =>
  pipeline(Readable.from(chunksOf(body, onProgress)), outgoing).catch(() => void outgoing.destroy());

async function* chunksOf(body: ReadableStream<Uint8Array>, onProgress: () => void): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      onProgress();
      yield read.value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
