import { http, HttpResponse } from 'msw';
import { decodeFunctionData, encodeFunctionResult, parseAbi, type Hex } from 'viem';
import { server } from './service';

export const ONE = 10n ** 18n;
const PAIR = '0x00000000000000000000000000000000000f0009';
const CALLS = parseAbi([
  'function factory() view returns (address)',
  'function getPair(address, address) view returns (address)',
  'function balanceOf(address) view returns (uint256)',
  'function decimals() view returns (uint8)',
  'function getAmountsOut(uint256 amountIn, address[] path) view returns (uint256[])',
]);
const CONFIG = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0', '/api/rpc/0'],
  fnxToken: '0x00000000000000000000000000000000000f0001',
  payAddress: '0x00000000000000000000000000000000000f0003',
  payTokens: { USDT: '0x00000000000000000000000000000000000f0002' },
  swapRouter: '0x00000000000000000000000000000000000f0004',
  walletConnectProjectId: null,
  captchaSiteKey: null,
};

type Pools = { FNX: bigint; USDT: bigint; pair?: `0x${string}` };
type Call = { id: number; method: string; params: [{ to: string; data: Hex }] };

const bringsIn = ({ FNX, USDT }: Pools, sold: bigint) => (sold * 997n * USDT) / (FNX * 1_000n + sold * 997n);

function answer({ method, params }: Call, pools: Pools): Hex {
  if (method === 'eth_chainId') return '0x38';
  if (method === 'eth_gasPrice' || method === 'eth_getBalance') return '0x3b9aca00';
  const [{ to, data }] = params;
  const call = decodeFunctionData({ abi: CALLS, data });
  switch (call.functionName) {
    case 'factory':
      return encodeFunctionResult({ abi: CALLS, functionName: 'factory', result: PAIR });
    case 'getPair':
      return encodeFunctionResult({ abi: CALLS, functionName: 'getPair', result: pools.pair ?? PAIR });
    case 'decimals':
      return encodeFunctionResult({ abi: CALLS, functionName: 'decimals', result: 18 });
    case 'balanceOf': {
      const held = to === CONFIG.fnxToken ? pools.FNX : pools.USDT;
      return encodeFunctionResult({ abi: CALLS, functionName: 'balanceOf', result: held });
    }
    case 'getAmountsOut': {
      const [sold] = call.args;
      return encodeFunctionResult({ abi: CALLS, functionName: 'getAmountsOut', result: [sold, bringsIn(pools, sold)] });
    }
  }
}

export function answerPool(pools: Pools): void {
  server.use(
    http.get('*/api/config', () => HttpResponse.json(CONFIG)),
    http.post('*/api/rpc/0', async ({ request }) => {
      const calls = [(await request.json()) as Call | Call[]].flat();
      const answers = calls.map((call) => ({
        jsonrpc: '2.0',
        id: call.id,
        result: answer(call, pools),
      }));
      return HttpResponse.json(answers);
    }),
  );
}
