import { createServer, type Server } from 'node:http';

type Options = { port: number; text: () => Promise<string>; contentType: string };

const LOOPBACK = '127.0.0.1';

export async function serveMetrics({ port, text, contentType }: Options): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
      return void response.end('The metrics are at /metrics.\n');
    }
    void text().then(
      (body) => response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host: LOOPBACK, exclusive: true }, resolve);
  });
  // The metrics server alone must not keep the process running.
  server.unref();
  return server;
}
