import { http, HttpResponse } from 'msw';

type RpcCall = { id: number; method: string };
const answerRpc = ({ id, method }: RpcCall) => {
  const results: Record<string, unknown> = {
    eth_chainId: '0x38',
    eth_blockNumber: '0x10',
    eth_getTransactionCount: '0x3',
  };
  return { jsonrpc: '2.0', id, result: results[method] ?? null };
};
export const quietChain = http.post('*/api/rpc/0', async ({ request }) => {
  const asked = (await request.json()) as RpcCall | RpcCall[];
  return HttpResponse.json(Array.isArray(asked) ? asked.map(answerRpc) : answerRpc(asked));
});
