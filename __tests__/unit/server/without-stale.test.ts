/** @jest-environment node */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutStale } from '@/server/listener/without-stale';

const RULES = [
  ['s-maxage=30, stale-while-revalidate=31535970', 's-maxage=30'],
  ['public, s-maxage=10', 'public, s-maxage=10'],
  ['no-store', 'no-store'],
] as const;

it.each(RULES)('no browser may use an outdated answer: %s', async (set, sent) => {
  const server = createServer(withoutStale((_request, response) => response.setHeader('Cache-Control', set).end('{}')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const { headers } = await fetch(`http://127.0.0.1:${port}/`);
    expect(headers.get('cache-control')).toBe(sent);
  } finally {
    server.close();
  }
});
