import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Starts a pipelined request once its response has the connection. Node starts it earlier, but a response in the queue
 * gets no `close` when the client leaves: files and calls opened for it would stay open forever.
 */
export function inTurn(listener: RequestListener): RequestListener {
  return (request, response) => {
    // guard: pipelined-request-waits
    if (!response.socket)
      return void response.once('socket', ({ destroyed }: Socket) => {
        if (!destroyed) listener(request, response);
      });
    return listener(request, response);
  };
}
