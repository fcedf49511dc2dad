import type { RequestListener } from 'node:http';

/**
 * Starts a pipelined request once its response has the connection. Node starts it earlier, but a queued response gets
 * no `close` when the client disconnects, so files and calls opened for it would stay open forever. After a response
 * that ends the connection it starts no request, because Node would let a later response take the place of an earlier
 * one.
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
