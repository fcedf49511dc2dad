import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { dividedBy, parseUnits, times, units } from '@/sandbox/service/domain/decimal';
import {
  LONG_WAIT,
  fact,
  openScreen,
  readAgain,
  region,
  review,
  useBuyer,
  youPay,
  youReceive,
} from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
useBuyer();

const GONE = 'The price has changed. Check the new amount.';

/** The service converts at this price of a share from now on. */
function priceIs(price: string): void {
  server.use(
    http.get('*/api/v1/wallet/getConvertedAmount', ({ request }) => {
      const { from, to, amount } = Object.fromEntries(new URL(request.url).searchParams) as Record<string, string>;
      const [typed, rate] = [parseUnits(amount!), parseUnits(price)];
      const estimated = units((to === 'FNX' ? dividedBy : times)(typed, rate));
      const validUntil = new Date(Date.now() + 60_000).toISOString();
      return HttpResponse.json({ success: true, data: { from, to, amount, estimated, rate: price, validUntil } });
    }),
  );
}

async function chooseAbove() {
  priceIs('12.48');
  const view = openScreen();
  await view.user.type(await youPay(), '100');
  await view.user.click(await screen.findByRole('radio', { name: '100.000992 USDT for 8.0129 FNX' }, LONG_WAIT));
  expect(youReceive()).toHaveValue('8.0129');
  return view;
}

test('if a new price rules out the chosen exact amount, a message says so until the investor chooses again', async () => {
  const { user } = await chooseAbove();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  priceIs('12.49');
  await readAgain();
  expect(await screen.findByText(GONE, {}, LONG_WAIT)).toBeVisible();
  const above = screen.getByRole('radio', { name: '100.001185 USDT for 8.0065 FNX' });
  expect(screen.getByRole('radio', { name: 'Exactly 99.999936 USDT for 8.0064 FNX' })).toBeChecked();
  await user.click(above);
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
});

test('an exact amount is isolated, so that its words keep their order in a right-to-left page', async () => {
  await chooseAbove();
  for (const choice of screen.getAllByRole('radio'))
    expect(choice.parentElement!.lastElementChild!.tagName).toBe('BDI');
});

test('if the typed amount is exact at the new price, the form says that the chosen exact amount is gone', async () => {
  await chooseAbove();
  priceIs('12.5');
  await readAgain();
  expect(await screen.findByText(GONE, {}, LONG_WAIT)).toBeVisible();
  expect(youReceive()).toHaveValue('8');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
});

test('a choice that the new price allows is kept', async () => {
  const { user } = await chooseAbove();
  priceIs('12.47995');
  await readAgain();
  const above = await screen.findByRole('radio', { name: '100.000592 USDT for 8.0129 FNX' }, LONG_WAIT);
  expect(above).toBeChecked();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  await user.click(review());
  expect(fact(await region(), 'Shares')).toHaveTextContent('8.0129 FNX');
});
