import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { SettingsScreen } from '@/features/account';
import { DashboardScreen, WalletScreen } from '@/features/portfolio';
import { changeSettings, DEFAULT_SETTINGS, keepSettings, settingsStore } from '@/settings/settings';
import { breakCall, leave, startAs } from '../../support/start-as';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
beforeEach(() => keepSettings(DEFAULT_SETTINGS));
afterEach(() => {
  leave();
  keepSettings(DEFAULT_SETTINGS);
});

async function searchable() {
  const field = () => screen.getByRole('combobox', { name: 'Display currency' });
  await waitFor(() => expect(field()).toHaveAttribute('aria-autocomplete', 'list'));
  return field();
}

test('the currencies are the ones that the service lists as money, and are found by typing', async () => {
  await startAs('Amelia');
  const { user } = renderAt('/settings?tab=preferences', <SettingsScreen />);
  const field = await searchable();
  expect(field).toHaveValue('USD, US dollar');
  expect(field).toHaveAccessibleDescription(/Amounts you owe or pay stay in their own currency/);
  await user.click(field);
  const found = async () => within(await screen.findByRole('listbox', { name: 'Currencies' })).getAllByRole('option');
  expect(await found()).toHaveLength(3);
  await user.clear(field);
  await user.type(field, 'pound');
  expect(await found()).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(settingsStore.get().currency).toBe('GBP');
  expect(field).toHaveDisplayValue(/^GBP, /);
});

test('an empty or unknown entry restores the last chosen currency', async () => {
  await startAs('Amelia');
  changeSettings({ currency: 'EUR' });
  const { user } = renderAt('/settings?tab=preferences', <SettingsScreen />);
  const field = await searchable();
  await user.clear(field);
  await user.type(field, 'crowns');
  expect(await screen.findByText('No currency found.')).toBeVisible();
  await user.tab();
  expect(field).toHaveValue('EUR, Euro');
  expect(settingsStore.get().currency).toBe('EUR');
});

test('text that is being typed stays while an earlier choice is saved to the account', async () => {
  await startAs('Amelia');
  const { user } = renderAt('/settings?tab=preferences', <SettingsScreen />);
  const field = await searchable();
  await user.clear(field);
  await user.type(field, 'pou');
  act(() => keepSettings({ ...settingsStore.get(), changedAt: 1 }));
  await user.keyboard('nd');
  expect(field).toHaveValue('pound');
});

test('the browser’s own list is replaced by the searchable one only after the user has left it', async () => {
  const { service } = await startAs('Amelia');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  server.use(
    http.get('*/api/v1/wallet/getCurrencyList', async ({ request }) => {
      await arrival;
      return service.fetch(request);
    }),
  );
  const { user } = renderAt('/settings?tab=preferences', <SettingsScreen />);
  const native = screen.getByRole('combobox', { name: 'Display currency' });
  await user.click(native);
  arrive();
  expect(await within(native).findByRole('option', { name: 'EUR, Euro' })).toBeInTheDocument();
  await user.selectOptions(native, 'EUR');
  expect(settingsStore.get().currency).toBe('EUR');
  expect(native).toBeInTheDocument();
  await user.tab();
  expect(await searchable()).toHaveValue('EUR, Euro');
});

test('USD can be chosen while the list of currencies is missing, and a message says that other currencies are missing', async () => {
  await startAs('Amelia');
  breakCall('wallet/getCurrencyList');
  renderAt('/settings?tab=preferences', <SettingsScreen />);
  expect(await screen.findByText('The other currencies could not be loaded.')).toBeVisible();
  expect(screen.getByRole('option', { name: 'USD' })).toBeInTheDocument();
});

test.each([
  ['/dashboard', <DashboardScreen key="1" />],
  ['/wallet', <WalletScreen key="2" />],
])('%s shows values in the chosen currency, with the rate and its time', async (address, page) => {
  await startAs('Amelia');
  changeSettings({ currency: 'EUR' });
  renderAt(address, page);
  expect((await screen.findAllByText(/Values in EUR at 1 USD =/))[0]).toHaveTextContent(/0\.917431 EUR, as of/);
  await waitFor(() => expect(screen.getAllByText(/€/).length).toBeGreaterThan(0));
});

test('a value is converted exactly at the rate', async () => {
  const { service } = await startAs('Amelia');
  server.use(
    http.get('*/api/v1/user/dashboard', async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as { data: object };
      return HttpResponse.json({ ...answer, data: { ...answer.data, currentValue: '109', pnl: '-10.9' } });
    }),
  );
  changeSettings({ currency: 'EUR' });
  renderAt('/dashboard', <DashboardScreen />);
  expect(await screen.findByText('€100.00')).toBeVisible();
  expect(screen.getByText('-€10.00')).toBeVisible();
});

test('a missing rate shows USD with a message', async () => {
  await startAs('Amelia');
  breakCall('wallet/getConvertedAmount');
  changeSettings({ currency: 'EUR' });
  renderAt('/dashboard', <DashboardScreen />);
  expect((await screen.findAllByText(/Values are in USD: there is no current EUR rate/))[0]).toBeVisible();
  expect(screen.getAllByText(/^-?\$/).length).toBeGreaterThan(0);
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});

test('an outdated exchange rate is not used', async () => {
  const { service } = await startAs('Amelia');
  server.use(
    http.get('*/api/v1/wallet/getConvertedAmount', async ({ request }) => {
      const answer = (await (await service.fetch(request)).json()) as { data: object };
      return HttpResponse.json({ ...answer, data: { ...answer.data, validUntil: '2020-01-01T00:00:00Z' } });
    }),
  );
  changeSettings({ currency: 'EUR' });
  renderAt('/dashboard', <DashboardScreen />);
  expect((await screen.findAllByText(/no current EUR rate/))[0]).toBeVisible();
});
