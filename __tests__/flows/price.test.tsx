import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { PriceScreen } from '@/features/content';
import { PriceSlot } from '@/shell/late/price-slot';
import { renderScreen, withoutRetries } from '../support/render';
import { server, startBackend, useServer } from '../support/service';

useServer();
withoutRetries();
beforeEach(() => startBackend());
afterEach(() => queryClient.clear());

const region = () => screen.findByRole('region', { name: 'Share price' });

test('the price stands with its moment and its source', async () => {
  renderScreen(<PriceScreen price={<PriceSlot />} />, { pathname: '/price' });
  expect(await screen.findByText('$12.48')).toBeVisible();
  expect(await region()).toHaveTextContent(/FNX Bank reference price.*As of/);
});

test('a price that could not be fetched says so in its place, and comes', async () => {
  server.use(http.get('*/api/v1/wallet/getFNXprice', () => new HttpResponse('', { status: 502 }), { once: true }));
  const { user } = renderScreen(<PriceScreen price={<PriceSlot />} />, { pathname: '/price' });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('$12.48')).toBeVisible();
});
