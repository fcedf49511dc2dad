import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';

type Sent = { socket?: Socket };
export type Watched = { answer: Response; isBrokenOff: () => boolean };

const sending = new AsyncLocalStorage<Sent>();
const sent = new WeakMap<object, Sent>();

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

const isReset = ({ errored }: Socket): boolean => Object(errored).code === 'ECONNRESET';

/**
 * `fetch` takes the end of a connection that the answer closes for the end of the answer, even if the last chunk is
 * missing. It ends the connection itself after the last chunk, so if the service has ended it, the answer broke off.
 */
export async function watchedFetch(url: URL, request: RequestInit): Promise<Watched> {
  const call: Sent = {};
  const answer = await sending.run(call, () => fetch(url, request));
  const { headers } = answer;
  const isLast = /\bclose\b/i.test(headers.get('connection') ?? '');
  const isChunked = headers.has('transfer-encoding');
  const isBrokenOff = () => {
    const { socket } = call;
    return isLast && socket !== undefined && (isReset(socket) || (isChunked && socket.readableEnded));
  };
  return { answer, isBrokenOff };
}
