import { act, screen, waitFor, within } from '@testing-library/react';
import { KycScreen } from '@/features/kyc';
import { change, holdings, open, LONG_WAIT } from '../../support/dashboard';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { leave, startAs } from '../../support/start-as';
import { useServer } from '../../support/service';

useServer();
withoutRetries();
afterEach(() => act(leave));

test('an investor whose country is not served can only sell from the overview', async () => {
  await startAs('Faye');
  open();
  expect(await screen.findByText('$936.00', {}, LONG_WAIT)).toBeVisible();
  expect(await screen.findByText(/cannot be offered in your country/, {}, LONG_WAIT)).toBeVisible();
  const links = () => within(holdings()).getAllByRole('link');
  await waitFor(() => expect(links().map(({ textContent }) => textContent)).toEqual(['Sell or swap']));
});

test('a verified person whose country is not served is sent to support, not to the purchase', async () => {
  await startAs('Faye');
  renderAt('/kyc', <KycScreen />);
  expect(await screen.findByText(/cannot be offered in your country/, {}, LONG_WAIT)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your identity is verified' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Contact support' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'sell' })).toHaveAttribute('href', '/swap');
  expect(screen.getByRole('link', { name: 'send' })).toHaveAttribute('href', '/wallet');
  expect(screen.queryByRole('link', { name: 'Buy shares' })).not.toBeInTheDocument();
});

test('a newcomer whose country is not served reads so before the identity check asks for documents', async () => {
  change('user/getProfile', await startAs('Nell'), { isCountryServed: false });
  renderAt('/kyc', <KycScreen />);
  expect(await screen.findByText(/cannot be offered in your country/, {}, LONG_WAIT)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Your identity is not verified yet' })).toBeVisible();
  expect(screen.queryByText(/Until then you can browse/)).not.toBeInTheDocument();
});
