import type { IncomingMessage, RequestListener } from 'node:http';

type Waiting = { request: IncomingMessage; start: () => void };
type Wait = (caller: string, waiting: Waiting) => void;

export const hasDisconnected = ({ socket }: IncomingMessage): boolean => socket.destroyed || socket.writableEnded;

function nextOf(queue: Waiting[]): Waiting | undefined {
  let next = queue.shift();
  while (next && hasDisconnected(next.request)) next = queue.shift();
  return next;
}

const MAX_TURNS = 64;

/**
 * Starts one waiting request after a turn of the event loop without a new request, or after 64 turns. Node accepts only
 * one connection in each turn, so by then all simultaneous requests are known. Callers take turns, so a caller who
 * floods the server mainly delays only their own requests. A request whose client has disconnected is not started.
 */
export function createFairQueue(): Wait {
  const queues = new Map<string, Waiting[]>();
  let [isNew, turns] = [false, 0];
  const takeNext = () => {
    for (const [caller, queue] of queues) {
      queues.delete(caller);
      const next = nextOf(queue);
      if (queue.length > 0) queues.set(caller, queue);
      if (next) return next;
    }
    return undefined;
  };
  const look = () => {
    if (isNew && turns < MAX_TURNS) {
      [isNew, turns] = [false, turns + 1];
      return void setImmediate(look);
    }
    turns = 0;
    const next = takeNext();
    if (queues.size > 0) setImmediate(look);
    next?.start();
  };
  return (caller, waiting) => {
    isNew = true;
    if (queues.size === 0) setImmediate(look);
    const queue = queues.get(caller);
    if (queue) queue.push(waiting);
    else queues.set(caller, [waiting]);
  };
}

/**
 * Starts a pipelined request only when its response can use the connection. Node would start it earlier. But a queued
 * response gets no `close` event when the client disconnects, so its files and calls would stay open forever. After a
 * response that closes the connection, no further request is started, because Node could send a later response in place
 * of an earlier one.
 */
export function queueRequests(
  listener: RequestListener,
  wait: (request: IncomingMessage, start: () => void) => void,
): RequestListener {
  return (request, response) => {
    const enqueue = () => wait(request, () => listener(request, response));
    if (!response.socket) return void response.once('socket', enqueue);
    enqueue();
  };
}
