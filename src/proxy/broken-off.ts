import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

type SentCall = { socket?: Socket; hasEnded?: boolean; isReset?: boolean };
export type WatchedResponse = { answer: Response; isBrokenOff: () => boolean };

const sending = new AsyncLocalStorage<SentCall>();
const sent = new WeakMap<object, SentCall>();

subscribe('undici:request:create', (message) => {
  const { request } = Object(message);
  const call = sending.getStore();
  if (call) sent.set(request, call);
});
subscribe('undici:client:sendHeaders', (message) => {
  const { request, socket } = Object(message);
  const call = sent.get(request);
  if (call && socket instanceof Socket) call.socket = socket;
});

subscribe('undici:request:trailers', (message) => {
  const call = sent.get(Object(message).request);
  if (!call?.socket) return;
  call.hasEnded = call.socket.readableEnded;
  call.isReset = Object(call.socket.errored).code === 'ECONNRESET';
});

export const transferCodingOf = (headers: Headers): string =>
  (headers.get('transfer-encoding') ?? 'identity').trim().toLowerCase();

/**
 * Detects an answer that broke off. `fetch` can mistake the end of a connection for the end of the answer, even if the
 * last chunk is missing or the connection was reset. After a complete answer, the connection is still open.
 */
export async function watchedFetch(url: URL, request: RequestInit): Promise<WatchedResponse> {
  const call: SentCall = {};
  const answer = await sending.run(call, () => fetch(url, request));
  const isChunked = transferCodingOf(answer.headers) === 'chunked';
  return { answer, isBrokenOff: () => call.isReset === true || (isChunked && call.hasEnded === true) };
}
