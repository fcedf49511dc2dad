import { createServer, request, type Server } from 'node:http';
import { freePort } from '../free-port';

export type ServiceGateway = {
  url: string;
  calls: () => number;
  open: () => Promise<void>;
  close: () => Promise<void>;
};

/** Passes calls on to the service and counts them. While this gateway is closed, the service seems to be down. */
export async function openServiceGateway(serviceUrl: string): Promise<ServiceGateway> {
  const port = await freePort();
  let calls = 0;
  let server: Server | undefined;
  const open = async () => {
    const next = createServer((incoming, outgoing) => {
      calls += 1;
      const { method, headers, url = '/' } = incoming;
      const passed = request(new URL(url, serviceUrl), { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.once('error', () => outgoing.destroy());
      incoming.pipe(passed);
    });
    await new Promise<void>((resolve) => next.listen(port, '127.0.0.1', resolve));
    server = next;
  };
  const close = () =>
    new Promise<void>((resolve) => {
      server?.close(() => resolve());
      server?.closeAllConnections();
    });
  await open();
  return { url: `http://127.0.0.1:${port}`, calls: () => calls, open, close };
}
