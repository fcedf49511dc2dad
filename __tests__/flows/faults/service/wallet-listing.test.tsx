import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { WalletScreen } from '@/features/portfolio';
import { prepareWallet } from '@/wallet/facade';
import { walletStore } from '@/wallet/state';
import { LONG_WAIT } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { server, useServer } from '../../../support/service';
import { APP_CONFIG, leave, startAs } from '../../../support/start-as';

jest.mock('@/wallet/facade', () => ({ ...jest.requireActual('@/wallet/facade'), prepareWallet: jest.fn() }));

useServer();
withoutRetries();

afterEach(() => {
  act(() => {
    walletStore.set({ status: 'disconnected' });
    leave();
  });
});

type Call = { id: number; method: string };
const wrong = ({ id, method }: Call) => ({
  jsonrpc: '2.0',
  id,
  result: method === 'eth_chainId' ? '0x38' : `0x${'6'.padStart(64, '0')}`,
});

test('a wallet is asked to add FNX with its 18 decimals, whatever one node reports', async () => {
  await startAs('Amelia');
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...APP_CONFIG, rpcPaths: ['/api/rpc/0', '/api/rpc/9'] })),
    http.post('*/api/rpc/9', () => HttpResponse.error()),
    http.post('*/api/rpc/0', async ({ request }) => {
      const asked = (await request.json()) as Call | Call[];
      return HttpResponse.json(Array.isArray(asked) ? asked.map(wrong) : wrong(asked));
    }),
  );
  const watchInWallet = jest.fn().mockResolvedValue(true);
  jest.mocked(prepareWallet).mockResolvedValue({ watchInWallet } as never);
  const { user } = renderAt('/wallet', <WalletScreen />);
  const address = '0x00000000000000000000000000000000000000a1';
  await screen.findByRole('button', { name: 'Copy contract address' }, LONG_WAIT);
  act(() => walletStore.set({ status: 'connected', address, chainId: 56, isSupported: true }));
  await user.click(await screen.findByRole('button', { name: 'Add FNX to wallet' }));
  expect(await screen.findByText('Your wallet now shows FNX.', {}, LONG_WAIT)).toBeVisible();
  expect(watchInWallet).toHaveBeenCalledWith({ address: APP_CONFIG.fnxToken, symbol: 'FNX', decimals: 18 });
});
