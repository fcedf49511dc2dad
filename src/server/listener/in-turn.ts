import type { RequestListener } from 'node:http';

/**
 * Starts a pipelined request only when its response can use the connection. Node would start it earlier, but a queued
 * response gets no `close` event when the client disconnects, so its files and calls would stay open forever. After a
 * response that closes the connection, no further request is started, because Node could send a later response in place
 * of an earlier one.
 */
export function inTurn(listener: RequestListener): RequestListener {
  return (request, response) => {
    const start = () => {
      if (request.socket.destroyed || request.socket.writableEnded) return;
      listener(request, response);
    };
    if (!response.socket) return void response.once('socket', start);
    start();
  };
}
