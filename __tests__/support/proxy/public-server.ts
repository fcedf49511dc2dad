import { test as base } from '@playwright/test';
import { freePort } from '../../../scripts/lib/free-port';
import { startNext, type NextServer } from '../../../scripts/lib/next-server';
import { MINIMAL_ENV } from '../../../scripts/lib/plain-env';
import { fromRoot } from '../../../scripts/lib/root';
import { connectRaw, type RawAnswer } from './raw-client';
import { startTextService, type TextService } from './text-service';

type Server = NextServer & { heapBytes: () => Promise<number> };

export const test = base.extend<object, { service: TextService; server: Server }>({
  service: [
    async ({}, use) => {
      const service = await startTextService();
      await use(service);
      await service.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ service }, use) => {
      const port = await freePort();
      const server = await startNext({
        ...MINIMAL_ENV,
        TOKEN_SERVICE_URL: service.origin,
        RPC_URLS: service.origin,
        NODE_OPTIONS: `--require ${fromRoot('__tests__', 'support', 'proxy', 'heap-probe.cjs')}`,
        HEAP_PROBE_PORT: String(port),
        TRUSTED_PROXY_HOPS: '1',
      });
      const heapBytes = async () => Number(await (await fetch(`http://127.0.0.1:${port}`)).text());
      await use({ ...server, heapBytes });
      await server.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

export { expect } from '@playwright/test';

let callers = 0;
export const newCaller = () => {
  callers += 1;
  return `198.18.${callers >> 8}.${callers & 255}`;
};

type RawRequest = { method?: string; headers?: readonly string[]; body?: string };

/** Uses its own connection and sends the target byte for byte. */
export async function askRaw(origin: string, target: string, asked: RawRequest = {}): Promise<RawAnswer> {
  const { method = 'GET', headers = [`X-Forwarded-For: ${newCaller()}`], body = '' } = asked;
  const client = await connectRaw(origin);
  client.write(
    `${method} ${target} HTTP/1.1\r\nHost: fnx.example\r\n${headers.map((one) => `${one}\r\n`).join('')}\r\n${body}`,
  );
  const answer = await client.next({ head: method === 'HEAD' });
  client.end();
  if (!answer) throw new Error(`No answer to ${method} ${target}`);
  return answer;
}
