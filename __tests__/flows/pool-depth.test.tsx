import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { decodeFunctionData, encodeFunctionResult, parseAbi, type Hex } from 'viem';
import { BuySharesScreen } from '@/features/shares';
import { fact, PATIENCE, useBuyer } from '../support/buying';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { server, useServer } from '../support/service';

useServer();
withoutRetries();
useBuyer();

const ONE = 10n ** 18n;
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
  rpcPaths: ['/api/rpc/0'],
  fnxToken: '0x00000000000000000000000000000000000f0001',
  payAddress: '0x00000000000000000000000000000000000f0003',
  payTokens: { USDT: '0x00000000000000000000000000000000000f0002' },
  swapRouter: '0x00000000000000000000000000000000000f0004',
  walletConnectProjectId: null,
  captchaSiteKey: null,
};

type Pools = { FNX: bigint; USDT: bigint; pair?: `0x${string}` };
type Call = { id: number; method: string; params: [{ to: string; data: Hex }] };

/** The constant product of the exchange, its fee of three thousandths taken first. */
const bringsIn = ({ FNX, USDT }: Pools, sold: bigint) => (sold * 997n * USDT) / (FNX * 1_000n + sold * 997n);

function answer({ params: [{ to, data }] }: Call, pools: Pools): Hex {
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

function withPool(pools: Pools) {
  server.use(
    http.get('*/api/config', () => HttpResponse.json(CONFIG)),
    http.post('*/api/rpc/0', async ({ request }) => {
      const calls = [(await request.json()) as Call | Call[]].flat();
      const answers = calls.map((call) => ({
        jsonrpc: '2.0',
        id: call.id,
        result: call.method === 'eth_chainId' ? '0x38' : answer(call, pools),
      }));
      return HttpResponse.json(answers);
    }),
  );
  const view = renderAt('/buy-shares', <BuySharesScreen />);
  return { ...view, panel: () => screen.getByRole('region', { name: 'How to sell' }) };
}

test('beside Buy stands what lies in the pool, and what sales of three sizes would bring', async () => {
  const { panel } = withPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
  expect(await within(panel()).findByText('400,000 FNX', {}, PATIENCE)).toBeVisible();
  expect(fact(panel(), 'Money in it')).toHaveTextContent('4,992,000 USDT');
  expect(fact(panel(), 'Selling 10 FNX now returns about')).toHaveTextContent('124.42 USDT');
  expect(fact(panel(), 'Selling 1,000 FNX now returns about')).toHaveTextContent('12,411.62 USDT');
  expect(fact(panel(), 'Selling 50,000 FNX now returns about')).toHaveTextContent('553,187.06 USDT');
  expect(panel()).toHaveTextContent('nobody promises that it stays');
});

test('a pool that is not there is told as nobody to sell to', async () => {
  const { panel } = withPool({ FNX: 0n, USDT: 0n, pair: '0x0000000000000000000000000000000000000000' });
  expect(await within(panel()).findByText(/nobody there to sell to/, {}, PATIENCE)).toBeVisible();
});

test('a node that does not answer is told, and asked again', async () => {
  server.use(http.post('*/api/rpc/0', () => HttpResponse.error(), { once: false }));
  const { panel, user } = withPool({ FNX: 400_000n * ONE, USDT: 4_992_000n * ONE });
  server.use(http.post('*/api/rpc/0', () => HttpResponse.json({}, { status: 400 }), { once: true }));
  await user.click(await within(panel()).findByRole('button', { name: 'Try again' }, PATIENCE));
  expect(await within(panel()).findByText('400,000 FNX', {}, PATIENCE)).toBeVisible();
});
