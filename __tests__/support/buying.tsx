import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { BuySharesScreen } from '@/features/shares';
import { userAccount } from '@/sandbox/chain/accounts';
import { walletStore } from '@/wallet/facade';
import { leave, startAs } from './start-as';
import { renderAt } from './render-at';
import { server, type Backend } from './service';

export const AMELIA = userAccount(0);
export const LONG_WAIT = { timeout: 4_000 };
export const PRICE_HELD_S = 15 * 60 + 5;

export const connect = () =>
  act(() => walletStore.set({ status: 'connected', address: AMELIA, chainId: 56, isSupported: true }));
export const disconnect = () => act(() => walletStore.set({ status: 'disconnected' }));

const now: { backend?: Backend } = {};
export function backendNow(): Backend {
  if (!now.backend) throw new Error('Call useBuyer first');
  return now.backend;
}

export function useBuyer(): void {
  beforeEach(async () => {
    now.backend = await startAs('Amelia');
    connect();
  });
  afterEach(() => {
    disconnect();
    act(leave);
  });
}

export const openScreen = () => renderAt('/buy-shares', <BuySharesScreen />);
export const youPay = () => screen.findByLabelText('You pay', {}, LONG_WAIT);
export const youReceive = () => screen.getByLabelText('You receive');
export const review = () => screen.getByRole('button', { name: 'Review' });
export const region = () => screen.findByRole('region', { name: 'Review your order' }, LONG_WAIT);
export const readAgain = () => act(() => queryClient.invalidateQueries());

export function newest() {
  const order = backendNow().service.state.orders.at(-1);
  if (!order) throw new Error('There is no order');
  return order;
}
export const waitingOrders = () => backendNow().service.state.orders.filter(({ status }) => status === 'WAITING');

export const fact = (inside: HTMLElement, term: string) =>
  [...inside.querySelectorAll('dt')].find(({ textContent }) => textContent === term)?.nextElementSibling;

export async function openReview(amount = '250') {
  const view = openScreen();
  await view.user.type(await youPay(), amount);
  await view.user.click(review());
  return { ...view, sheet: await region() };
}

/** The service opens the order, but its first answer is lost. Returns every idempotency key that was used. */
export function loseFirstAnswer(): string[] {
  const keys: string[] = [];
  server.use(
    http.post('*/api/v1/wallet/buyShare', async ({ request }) => {
      const answer = await backendNow().service.fetch(request);
      keys.push(newest().idempotencyKey);
      return keys.length === 1 ? HttpResponse.error() : answer;
    }),
  );
  return keys;
}
