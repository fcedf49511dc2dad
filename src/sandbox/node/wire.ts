import type { IncomingMessage, ServerResponse } from 'node:http';

/** One exchange on the wire: how to get the real answer, and where to write one. */
export type Wire = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  now: () => number;
  /** Asks the service. Not called where the fault keeps the request from reaching it. */
  answer: () => Promise<Response>;
};

export type RawAnswer = { status: number; headers: Record<string, string>; body: string | Buffer };

export async function rawOf(response: Response): Promise<RawAnswer> {
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}

export function write({ outgoing, now }: Pick<Wire, 'outgoing' | 'now'>, { status, headers, body }: RawAnswer): void {
  if (outgoing.destroyed || outgoing.headersSent) return;
  // Node's own Date would be the wall clock.
  outgoing.sendDate = false;
  outgoing.writeHead(status, {
    date: new Date(now()).toUTCString(),
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}
