import { act, screen, waitFor } from '@testing-library/react';
import type { Order } from '@/api/contract';
import { queryClient } from '@/api/query-client';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { OpenOrderList } from '@/features/portfolio/components/open-order-list';
import { TransactionsScreen } from '@/features/transactions';
import { endSession } from '@/session/session';
import { renderAt } from '../support/render-at';
import { withoutRetries } from '../support/render';
import { useServer } from '../support/service';
import { land, leave, startAs } from '../support/start-as';

useServer();
withoutRetries();

beforeEach(async () => {
  await startAs('Amelia');
  land();
});
afterEach(() => act(leave));

const HASH = `0x${'ab'.repeat(32)}` as const;
const WAITING: Order = {
  _id: 'o1',
  orderNo: 'FNX-1',
  shares: '20',
  pricePerShare: '12.5',
  fiat: 'USD',
  priceAmount: '250',
  fee: { platform: '0', network: '0' },
  payCurrency: 'USDT',
  payAmount: '250',
  payAddress: `0x${'1'.repeat(40)}`,
  chainId: 56,
  contract: null,
  decimals: 18,
  actuallyPaid: '0',
  status: 'WAITING',
  reason: null,
  txHash: null,
  expiresAt: '2099-11-22T15:00:00Z',
  createdAt: '2026-11-22T14:45:00Z',
  updatedAt: '2026-11-22T14:45:00Z',
};

test('O3 the desk does not offer to pay an order that this page already knows to be paid', async () => {
  // Another machine of the service answers the dashboard with what stood there a moment before.
  const paid = {
    ...WAITING,
    status: 'CONFIRMED',
    txHash: HASH,
    actuallyPaid: '250',
    updatedAt: '2026-11-22T14:50:00Z',
  };
  queryClient.setQueryData(orderQuery('o1').queryKey, {
    docs: [],
    total: 0,
    page: 1,
    limit: 20,
    pages: 1,
    order: paid,
  });
  renderAt('/dashboard', <OpenOrderList orders={[WAITING]} />);
  await screen.findByRole('region', { name: 'Open order' });
  expect(screen.queryByRole('link', { name: 'Finish it' })).not.toBeInTheDocument();
});

test('P6 after a logout nothing in this browser says what the one before searched for', async () => {
  const { user } = renderAt(`/transactions?search=${HASH}`, <TransactionsScreen />);
  await user.click(await screen.findByRole('button', { name: 'Save this view' }));
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Paid to Mr Smith');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('Mr Smith'));
  act(() => endSession({ tone: 'success', message: 'You are logged out.' }));
  const left = JSON.stringify({ ...localStorage });
  expect([left.includes('Mr Smith'), left.includes(HASH)]).toEqual([false, false]);
});
