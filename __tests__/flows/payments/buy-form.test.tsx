import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import {
  AMELIA,
  LONG_WAIT,
  backendNow,
  connect,
  disconnect,
  fact,
  loseFirstAnswer,
  openScreen,
  region,
  review,
  useBuyer,
  waitingOrders,
  youPay,
  youReceive,
} from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();
withoutRetries();
useBuyer();

test('an amount to pay sets the shares to receive, and the other way round', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await waitFor(() => expect(youReceive()).toHaveValue('20.032'), LONG_WAIT);
  await user.clear(youReceive());
  await user.type(youReceive(), '40');
  await waitFor(async () => expect(await youPay()).toHaveValue('499.2'), LONG_WAIT);
  expect(await youPay()).toHaveAccessibleDescription(/≈ \$499.20/);
});

test('another currency keeps the typed amount and converts it again', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '1');
  await user.selectOptions(screen.getByLabelText('Pay with'), 'BNB');
  await waitFor(() => expect(youReceive()).toHaveValue('51.282'), LONG_WAIT);
  expect(await youPay()).toHaveAccessibleDescription(/\$640.00/);
});

test('an amount that does not buy an exact fraction of a share is replaced by the exact amount below or above it', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '100');
  const below = await screen.findByRole('radio', { name: 'Exactly 99.999744 USDT for 8.0128 FNX' }, LONG_WAIT);
  expect(below).toBeChecked();
  const above = screen.getByRole('radio', { name: '100.000992 USDT for 8.0129 FNX' });
  await user.click(above);
  expect(youReceive()).toHaveValue('8.0129');
  await user.click(below);
  await user.click(review());
  const sheet = await region();
  expect(fact(sheet, 'Shares')).toHaveTextContent('8.0128 FNX');
  expect(fact(sheet, 'Total')).toHaveTextContent('About $100.00');
  expect(sheet).not.toHaveTextContent('Your order is for exactly');
  expect(sheet).toHaveTextContent('You pay 99.999744 USDT and receive 8.0128 FNX.');
});

test('a total that is not rounded is shown without the word ‘About’', async () => {
  const { user } = openScreen();
  await youPay();
  await user.type(youReceive(), '8');
  await user.click(review());
  expect(fact(await region(), 'Total')).toHaveTextContent(/^\$99\.84/);
});

test('Try again opens the order with the chosen exact amount', async () => {
  const keys = loseFirstAnswer();
  const { user } = openScreen();
  await user.type(await youPay(), '100');
  await user.click(await screen.findByRole('radio', { name: '100.000992 USDT for 8.0129 FNX' }, LONG_WAIT));
  await user.click(review());
  await user.click(await screen.findByRole('button', { name: 'Try again' }, LONG_WAIT));
  expect(fact(await region(), 'Shares')).toHaveTextContent('8.0129 FNX');
  expect(new Set(keys).size).toBe(1);
});

test('for the smallest purchase, only the exact amount above it is offered', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '50');
  expect(await screen.findByRole('radio', { name: 'Exactly 50.00112 USDT for 4.0065 FNX' }, LONG_WAIT)).toBeChecked();
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('the form offers no choice for an exact amount or an amount in BNB', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '249.6');
  await waitFor(() => expect(youReceive()).toHaveValue('20'), LONG_WAIT);
  await user.selectOptions(screen.getByLabelText('Pay with'), 'BNB');
  await user.clear(await youPay());
  await user.type(await youPay(), '1');
  await waitFor(() => expect(youReceive()).toHaveValue('51.282'), LONG_WAIT);
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a list shows what a purchase needs: an identity, a linked wallet, and BNB for the network fee', async () => {
  disconnect();
  openScreen();
  const needs = within(await screen.findByRole('list', { name: 'What a purchase needs' }, LONG_WAIT));
  expect(needs.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Identity verified',
    'Wallet linked',
    'Wallet not connected',
  ]);
  connect();
  await waitFor(() => expect(needs.getAllByRole('listitem')[2]).toHaveTextContent(/enough BNB for the fee/), LONG_WAIT);
});

test('a linked wallet that is not approved yet is shown as not approved, and not as missing', async () => {
  act(leave);
  await startAs('Ivo');
  openScreen();
  const needs = within(await screen.findByRole('list', { name: 'What a purchase needs' }, LONG_WAIT));
  expect(needs.getByText('Identity not verified')).toBeVisible();
  expect(needs.getByText('Linked wallet not approved')).toBeVisible();
});

test('an answer for an earlier amount is not shown', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await waitFor(() => expect(youReceive()).toHaveValue('20.032'), LONG_WAIT);
  await user.type(await youPay(), '0');
  expect(youReceive()).toHaveValue('');
  await waitFor(() => expect(youReceive()).toHaveValue('200.3205'), LONG_WAIT);
});

test.each([
  ['49.99', /minimum is 50.00 USDT/],
  ['30000', /linked wallet can pay up to 25,000.00 USDT/],
  ['0', /Enter how much you want to pay/],
])('the amount %s is reported beside its field, and the service is not asked', async (amount, words) => {
  const { user } = openScreen();
  await screen.findByText('25,000 USDT', {}, LONG_WAIT);
  await user.type(await youPay(), amount);
  await user.tab();
  expect(await youPay()).toHaveAccessibleDescription(words);
  await user.click(review());
  expect(await youPay()).toHaveFocus();
  expect(waitingOrders()).toHaveLength(0);
});

test('an amount above the largest order is reported, whatever the balance', async () => {
  backendNow().service.chain.set('USDT', AMELIA, parseUnits('500000'));
  const { user } = openScreen();
  await screen.findByText('500,000 USDT', {}, LONG_WAIT);
  await user.type(await youPay(), '100000.01');
  await user.click(review());
  expect(await youPay()).toHaveAccessibleDescription(/maximum per order is 100,000.00 USDT/);
});

test.each(['-5', '1e3', 'abc', 'Ⅻ', '0x10', '1.2.3'])(
  'invalid text such as %s never gets into the field',
  async (junk) => {
    const { user } = openScreen();
    await user.click(await youPay());
    await user.paste(junk);
    expect(await youPay()).toHaveValue('');
    await user.click(review());
    expect(await youPay()).toHaveAccessibleDescription(/Enter how much/);
  },
);

test.each([
  ['You pay', youPay],
  ['You receive', async () => youReceive()],
])(
  'an amount of ninety digits in %s is reported beside the field, and the service is not asked',
  async (_label, field) => {
    const { user } = openScreen();
    await screen.findByText('25,000 USDT', {}, LONG_WAIT);
    const asked: string[] = [];
    server.events.on('request:start', ({ request }) => void asked.push(new URL(request.url).pathname));
    await user.click(await field());
    await user.paste('9'.repeat(90));
    expect(await field()).toHaveAccessibleDescription(/This amount is too large/);
    await user.click(review());
    expect(await field()).toHaveAccessibleDescription(/This amount is too large/);
    expect(await field()).toBeInvalid();
    await user.type(await field(), '25');
    expect(await field()).not.toHaveAccessibleDescription(/too large/);
    server.events.removeAllListeners();
    expect(asked.filter((path) => /buyShare|getConvertedAmount.*9{20}/.test(path))).toEqual([]);
    expect(waitingOrders()).toHaveLength(0);
  },
);

test('the largest amount in BNB leaves enough for the gas', async () => {
  const { user } = openScreen();
  await youPay();
  await user.selectOptions(screen.getByLabelText('Pay with'), 'BNB');
  await screen.findByText('25.00 BNB', {}, LONG_WAIT);
  await user.click(screen.getByRole('button', { name: 'Max amount' }));
  expect(await youPay()).toHaveValue('24.998');
});

test('an error from the service is shown beside its field, which gets the focus', async () => {
  const { user } = openScreen();
  const errors = { shares: 'You can buy shares in steps of 0.0001.' };
  server.use(
    http.post('*/api/v1/wallet/buyShare', () =>
      HttpResponse.json({ status: 400, message: 'No', data: { errors } }, { status: 400 }),
    ),
  );
  await youPay();
  await user.type(youReceive(), '20');
  await user.click(review());
  await waitFor(() => expect(youReceive()).toHaveAccessibleDescription(/steps of 0\.0001/), LONG_WAIT);
  expect(youReceive()).toHaveFocus();
  expect(youReceive()).toHaveValue('20');
});

test('a country that is not served is reported at once, with the alternatives', async () => {
  backendNow().service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!.country = 'US';
  openScreen();
  const notice = await screen.findByRole('heading', { name: 'Not offered where you live' }, LONG_WAIT);
  expect(notice.compareDocumentPosition(await youPay())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('link', { name: 'Contact support' })).toHaveAttribute('href', '/contactus');
  expect(screen.queryByRole('button', { name: 'Review' })).not.toBeInTheDocument();
});

test('a country is shown as not served once the service refuses the order for it, and the typed amount stays', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  backendNow().service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!.country = 'US';
  await user.click(review());
  expect(await screen.findByRole('heading', { name: 'Not offered where you live' }, LONG_WAIT)).toBeVisible();
  expect(await youPay()).toHaveValue('250');
});

test('an identity that is no longer verified shows the gate again', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await backendNow().sandbox.kyc('amelia@fnx.example', 'RETRY');
  await user.click(review());
  expect(await screen.findByRole('link', { name: 'Open the identity check' }, LONG_WAIT)).toBeVisible();
});

test('the typed amount stays when the wallet disconnects', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  disconnect();
  expect(await screen.findByRole('button', { name: 'Connect Wallet' })).toBeVisible();
  connect();
  expect(await youPay()).toHaveValue('250');
});
