import type { IncomingMessage, ServerResponse } from 'node:http';

export type Wire = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  now: () => number;
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
  outgoing.sendDate = false;
  outgoing.writeHead(status, {
    date: new Date(now()).toUTCString(),
    ...headers,
    'content-length': Buffer.byteLength(body),
  });
  outgoing.end(outgoing.req.method === 'HEAD' ? undefined : body);
}
