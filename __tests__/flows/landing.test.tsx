import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { LandingScreen } from '@/features/marketing';
import { renderScreen, withoutRetries } from '../support/render';
import { server, startBackend, useServer } from '../support/service';

useServer();
withoutRetries();
beforeEach(() => startBackend());

const MONTH = /^Price of one share over thirty days\. From \$/;
const open = () => renderScreen(<LandingScreen price={null} />, { pathname: '/' });

test('the price of thirty days is drawn', async () => {
  open();
  expect(await screen.findByRole('img', { name: MONTH })).toBeVisible();
});

test('prices of thirty days that did not arrive are told in their place, and come', async () => {
  server.use(http.get('*/api/v1/wallet/getFNXprice', () => new HttpResponse('', { status: 502 }), { once: true }));
  const { user } = open();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The prices of the last thirty days could not be loaded.');
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: MONTH })).toBeVisible();
});

test('without prices of thirty days that is said', async () => {
  const data = {
    price: '12.48',
    currency: 'USD',
    change24h: '0',
    updatedAt: '2026-11-20T00:00:00Z',
    source: 'FNX Bank',
  };
  server.use(http.get('*/api/v1/wallet/getFNXprice', () => HttpResponse.json({ status: 200, message: 'OK', data })));
  open();
  expect(await screen.findByText('There are no prices of the last thirty days yet.')).toBeVisible();
});
