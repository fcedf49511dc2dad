import type { Server } from 'node:http';

export const LOOPBACK = '127.0.0.1';

const TAKEN = new Set<unknown>(['EADDRINUSE', 'EACCES']);

export const isPortTaken = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && TAKEN.has(error.code);

export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: LOOPBACK, port, exclusive: true }, () => {
      server.removeListener('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
