import { delay, http, HttpResponse } from 'msw';
import { server, useServer } from '../../support/service';

useServer();

const OWNER = `0x${'1'.repeat(40)}` as const;
const [TRUTH, LIE] = ['0xde0b6b3a7640000', '0x3782dace9d900000'];
const CHAIN_ID = '0x38';
type Call = { id: number; method: string };
type Node = { balance: string | null; afterMs?: number; chainId?: string };

/** Nodes of one deployment with different balances; null means that a node is down. */
async function readBy(...nodes: Node[]) {
  jest.resetModules();
  server.use(
    http.get('*/api/config', () =>
      HttpResponse.json({
        chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
        rpcPaths: nodes.map((_, index) => `/api/rpc/${index}`),
        fnxToken: OWNER,
        payAddress: OWNER,
        payTokens: { USDT: OWNER },
        walletConnectProjectId: null,
        captchaSiteKey: null,
      }),
    ),
    http.post('*/api/rpc/:index', async ({ params, request }) => {
      const { balance, afterMs = 0, chainId = CHAIN_ID } = nodes[Number(params.index)]!;
      const calls = [(await request.json()) as Call | Call[]].flat();
      if (balance === null) return HttpResponse.json({}, { status: 502 });
      if (afterMs > 0) await delay(afterMs);
      return HttpResponse.json(
        calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : balance })),
      );
    }),
  );
  const { readCoinBalance } = await import('@/chain');
  return readCoinBalance(OWNER);
}

const UNITS = BigInt(TRUTH!);
const honest: Node = { balance: TRUTH! };
const lying: Node = { balance: LIE! };
const away: Node = { balance: null };

test.each<[string, Node[]]>([
  ['two nodes', [honest, honest]],
  [
    'two of three nodes, although the first one lies and the others are slow',
    [lying, { ...honest, afterMs: 250 }, honest],
  ],
  ['two of three nodes, although one is unavailable', [away, honest, honest]],
])('a balance is final when it comes from %s', async (_which, nodes) => {
  expect(await readBy(...nodes)).toEqual({ units: UNITS, decimals: 18 });
});

test.each<[string, Node[]]>([
  ['the only configured node', [honest]],
  ['one of two nodes', [away, honest]],
  ['one of two nodes while the other is on another chain', [honest, { ...lying, chainId: '0x1' }]],
])('a balance is approximate when it comes from %s', async (_which, nodes) => {
  expect(await readBy(...nodes)).toEqual({ units: UNITS, decimals: 18, isAbout: true });
});

test('no balance is shown when a lying node answers before a slow honest one', async () => {
  await expect(readBy(lying, { ...honest, afterMs: 250 })).rejects.toMatchObject({ fault: { kind: 'protocol' } });
});

test('no balance is shown while no node answers', async () => {
  await expect(readBy(away, away)).rejects.toMatchObject({ fault: { kind: 'offline' } });
});
