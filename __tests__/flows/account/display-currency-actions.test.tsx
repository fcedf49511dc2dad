import { screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { LivePrice } from '@/shell/deferred/live-price';
import { changeSettings, DEFAULT_SETTINGS, keepSettings } from '@/settings/settings';
import { LONG_WAIT, fact, openReview, openScreen, useBuyer, youPay } from '../../support/buying';
import { renderAt } from '../../support/render-at';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';
import { breakCall } from '../../support/start-as';

useServer();
withoutRetries();
useBuyer();
beforeEach(() => keepSettings({ ...DEFAULT_SETTINGS, currency: 'EUR' }));
afterEach(() => keepSettings(DEFAULT_SETTINGS));

const matching = (words: RegExp): unknown => expect.stringMatching(words);
const price = () => within(screen.getByRole('region', { name: 'The price' }));

test('a typed amount shows its value, and the payment stays in its currency', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await waitFor(
    async () => expect(await youPay()).toHaveAccessibleDescription(matching(/≈ \$250\.00 \(about €229\.36 ?\)\. /)),
    LONG_WAIT,
  );
});

test('the share’s price and the minimum show their value', async () => {
  const { user } = openScreen();
  await user.click(await screen.findByText('Price and minimum'));
  await waitFor(() => expect(price().getByText('€11.45')).toBeVisible(), LONG_WAIT);
  expect(price().getByText('$12.48')).toBeVisible();
  const least = within(screen.getByRole('region', { name: 'Minimum' }));
  await waitFor(() => expect(least.getAllByText(/€/).length).toBeGreaterThan(0), LONG_WAIT);
  expect(await screen.findByText(/Values in EUR at 1 USD =/, {}, LONG_WAIT)).toBeVisible();
});

test('the review shows the value of every amount in dollars', async () => {
  const { sheet } = await openReview();
  for (const term of ['Price per share', 'Total', 'Bank fee', 'Network fee'])
    expect(fact(sheet, term)).toHaveTextContent(/\$\d.*\(about €\d/);
});

test('a rate that is still loading has a placeholder, and a missing one is reported beside the amounts in dollars', async () => {
  server.use(http.get('*/api/v1/wallet/getConvertedAmount', () => delay('infinite')));
  const { unmount } = openScreen();
  await waitFor(() => expect(price().getByText('$12.48').parentElement).toHaveTextContent('(about …)'), LONG_WAIT);
  expect(await screen.findByText('Values are in USD until the EUR rate loads.')).toBeVisible();
  unmount();
  breakCall('wallet/getConvertedAmount');
  openScreen();
  const refused = 'Values are in USD: there is no current EUR rate.';
  expect(await screen.findByText(refused, {}, LONG_WAIT)).toBeVisible();
  expect(price().getByText('$12.48').parentElement).toHaveTextContent('(no current EUR rate)');
  expect(screen.queryByText(/€/)).not.toBeInTheDocument();
});
test('the share’s price has a placeholder for its value until the rate arrives', async () => {
  server.use(http.get('*/api/v1/wallet/getConvertedAmount', () => delay('infinite')));
  const { unmount } = renderAt('/price', <LivePrice />);
  expect(await screen.findByText(/\(about …\)/, {}, LONG_WAIT)).toBeVisible();
  unmount();
  changeSettings({ currency: 'USD' });
  renderAt('/price', <LivePrice />);
  expect(await screen.findByText('$12.48', {}, LONG_WAIT)).toBeVisible();
  expect(screen.queryByText(/about/)).not.toBeInTheDocument();
});
