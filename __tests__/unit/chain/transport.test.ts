import { http, HttpResponse } from 'msw';
import { createClient } from 'viem';
import { getBlockNumber, getChainId } from 'viem/actions';
import { MAX_BATCH } from '@/proxy/rpc-request';
import { MAX_CALLS_AT_ONCE, nodeTransports, rpcTransport } from '@/chain/transport';
import { server, useServer } from '../../support/service';

useServer();

type Call = { id: number; method: string };

function nodes(firstIsDown = false) {
  const asked: string[][] = [[], []];
  const answer = (index: number) =>
    http.post(`*/api/rpc/${index}`, async ({ request }) => {
      const calls = [(await request.json()) as Call | Call[]].flat();
      asked[index]?.push(...calls.map(({ method }) => method));
      if (firstIsDown && index === 0) return HttpResponse.json({}, { status: 502 });
      return HttpResponse.json(
        calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x38' : '0x7' })),
      );
    });
  server.use(answer(0), answer(1));
  return asked;
}

const PATHS = ['/api/rpc/0', '/api/rpc/1'];
const height = (client: Parameters<typeof getBlockNumber>[0]) => getBlockNumber(client, { cacheTime: 0 });

test('the next node answers when a node is down, and the failed node is called only once, not at each retry', async () => {
  const asked = nodes(true);
  expect(await height(createClient({ transport: rpcTransport(PATHS) }))).toBe(7n);
  expect(asked.map((methods) => methods.filter((method) => method === 'eth_blockNumber').length)).toEqual([1, 1]);
});

test('several clients share one ranking of the nodes', async () => {
  const asked = nodes();
  const paths = [...PATHS, '/api/rpc/0'];
  const clients = [1, 2, 3].map(() => createClient({ transport: rpcTransport(paths) }));
  for (const client of clients) await height(client);
  expect(asked[1]?.filter((method) => method === 'eth_chainId')).toHaveLength(1);
});

test('a single node is not ranked, and a failed call is repeated once', async () => {
  const asked = nodes(true);
  await expect(height(createClient({ transport: rpcTransport(PATHS.slice(0, 1)) }))).rejects.toThrow();
  expect(asked).toEqual([['eth_blockNumber', 'eth_blockNumber'], []]);
});

test('each node can be called separately, without a retry', async () => {
  const asked = nodes(true);
  const [first, second] = nodeTransports(PATHS).map((transport) =>
    createClient({ transport: (parameters) => transport({ ...parameters }) }),
  );
  await expect(getChainId(first!)).rejects.toThrow();
  expect(await getChainId(second!)).toBe(56);
  expect(asked).toEqual([['eth_chainId'], ['eth_chainId']]);
});

test('a batch is never larger than the proxy to the nodes accepts', () => {
  expect(MAX_CALLS_AT_ONCE).toBe(MAX_BATCH);
});
