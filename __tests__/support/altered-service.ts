import type { Server } from 'node:http';
import { decryptPayload } from '@/api/cipher';
import { createFaultBoard } from '@/sandbox/console/faults';
import { listen } from '@/sandbox/node/listen';
import { createServiceServer } from '@/sandbox/node/server';
import type { TestService } from '@/sandbox/test-service';
import { claimsOf } from '../unit/sandbox/visitor';

type Send = (request: Request) => Promise<Response>;
export type Alteration = (request: Request, send: Send) => Promise<Response>;

export const pathOf = (request: Request) => new URL(request.url).pathname.replace('/api/v1/', '');

/**
 * Serves the sandbox's service on a port. `alterations` change its answers by path, for logged-in and for public
 * callers.
 */
export async function serveAltered(service: TestService, alterations: Readonly<Record<string, Alteration>>) {
  const asked: Request[] = [];
  const fetch: Send = (request) => {
    asked.push(request.clone());
    const alteration = alterations[pathOf(request)];
    return alteration ? alteration(request, service.fetch) : service.fetch(request);
  };
  const server: Server = createServiceServer({
    service: { ...service, fetch },
    faults: createFaultBoard(),
    now: service.clock.now,
  });
  const port = await listen(server, 0);
  const close = () => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  };
  return { origin: `http://127.0.0.1:${port}`, asked, close };
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- The alterations reach into answers of every shape.
type Data = any;

export const json = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

/** Only a successful answer is altered. */
export const body =
  (change: (body: Data, request: Request) => unknown, status = 200): Alteration =>
  async (request, send) => {
    const answered = await send(request);
    return answered.status === 200 ? json(status, change(await answered.json(), request)) : answered;
  };

export const data = (change: (data: Data) => unknown): Alteration =>
  body((envelope) => ({ ...envelope, data: change(envelope.data) }));

export const instead =
  (made: () => Response): Alteration =>
  async () =>
    made();

export const decrypted: Alteration = body((envelope, request) => {
  const { secretKey } = claimsOf(request.headers.get('token') ?? '');
  return { ...envelope, data: decryptPayload(envelope.data, String(secretKey)) };
});

/** The service answers the path only without its trailing slash. */
export const withoutFinalSlash = (path: string): Readonly<Record<string, Alteration>> => ({
  [path]: instead(() => json(404, { status: 404, message: 'There is nothing at this address.', data: {} })),
  [path.slice(0, -1)]: (request, send) => {
    const url = new URL(request.url);
    url.pathname += '/';
    return send(new Request(url, request));
  },
});
