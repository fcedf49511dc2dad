import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { singleTaskStore } from '@/ui/single-task';
import {
  AMELIA,
  LONG_WAIT,
  backendNow,
  fact,
  loseFirstAnswer,
  newest,
  openReview,
  openScreen,
  readAgain,
  region,
  review,
  useBuyer,
  waitingOrders,
  youPay,
  youReceive,
} from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { server, useServer } from '../../support/service';

useServer();
withoutRetries();
useBuyer();

test('the review shows every figure of the order in full', async () => {
  const { sheet } = await openReview();
  const { orderNo, shares, payAmount } = newest();
  expect(sheet).toHaveFocus();
  expect(await within(sheet).findByRole('button', { name: 'Pay' })).toBeVisible();
  expect(fact(sheet, 'Order')).toHaveTextContent(orderNo);
  expect(fact(sheet, 'Shares')).toHaveTextContent(`${shares} FNX`);
  expect(fact(sheet, 'Price per share')).toHaveTextContent('$12.48');
  expect(fact(sheet, 'Total')).toHaveTextContent('About $250.00');
  expect(fact(sheet, 'Bank fee')).toHaveTextContent('$0.00');
  expect(fact(sheet, 'Network fee')).toHaveTextContent(/\$0.05.*BNB/);
  expect(fact(sheet, 'To pay')).toHaveTextContent(`${payAmount} USDT`);
  expect(fact(sheet, 'To the bank’s address')).toHaveTextContent(backendNow().service.chain.purses.payAddress);
  expect(fact(sheet, 'Your wallet (pays and receives)')).toHaveTextContent(AMELIA);
  expect(fact(sheet, 'Network')).toHaveTextContent('BNB Smart Chain, chain 56');
  expect(within(sheet).getByRole('timer')).toHaveTextContent(/^1[45]:\d\d$/);
});

test('the review hides the navigation of a phone until the investor leaves it', async () => {
  const { unmount } = await openReview();
  expect(singleTaskStore.get()).toBe('We keep your order. Find it under Orders.');
  unmount();
  expect(singleTaskStore.get()).toBeNull();
});

test('an address in lower case is shown with its checksum', async () => {
  const { payAddress } = backendNow().service.chain.purses;
  server.use(
    http.post('*/api/v1/wallet/buyShare', () => {
      const order = {
        ...backendNow().service.state.orders[0],
        _id: 'small',
        status: 'WAITING',
        contract: null,
        chainId: 56,
        decimals: 18,
        actuallyPaid: '0',
        asked: null,
      };
      const moments = {
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 600_000).toISOString(),
      };
      return HttpResponse.json({
        status: 200,
        message: '',
        data: { ...order, ...moments, payAddress: payAddress.toLowerCase() },
      });
    }),
  );
  const { sheet } = await openReview();
  await waitFor(() => expect(fact(sheet, 'To the bank’s address')).toHaveTextContent(payAddress), LONG_WAIT);
});

test('an order has exactly the number of shares that was typed', async () => {
  const { user } = openScreen();
  await youPay();
  await user.type(youReceive(), '20.5');
  await user.click(review());
  await region();
  expect(newest()).toMatchObject({ shares: '20.5', payAmount: '255.84' });
});

test('an order in BNB costs the typed amount, or up to a thousandth of a BNB less', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '0.5');
  await user.selectOptions(screen.getByLabelText('Pay with'), 'BNB');
  await user.click(review());
  await region();
  expect(newest().payCurrency).toBe('BNB');
  expect(parseUnits(newest().payAmount)).toBeLessThanOrEqual(parseUnits('0.5'));
  expect(parseUnits(newest().payAmount)).toBeGreaterThan(parseUnits('0.499'));
});

test('the amount can be changed, with the typed value kept, and a new order replaces the old one', async () => {
  const { user, sheet } = await openReview();
  await user.click(within(sheet).getByRole('button', { name: 'Change the amount' }));
  expect(await youPay()).toHaveValue('250');
  expect(screen.getByRole('heading', { name: 'Buy shares' })).toHaveFocus();
  await user.type(await youPay(), '0');
  await user.click(review());
  await region();
  expect(waitingOrders().map(({ priceAmount }) => priceAmount)).toEqual([expect.stringMatching(/^2499/)]);
});

test('a double click opens one order', async () => {
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await user.dblClick(review());
  await region();
  expect(waitingOrders()).toHaveLength(1);
  expect(backendNow().service.state.orders.filter(({ reason }) => reason === 'REPLACED')).toHaveLength(0);
});

test('after a lost answer, the order is requested again under the same key, so that there is one order', async () => {
  const keys = loseFirstAnswer();
  const { user } = openScreen();
  await user.type(await youPay(), '250');
  await user.click(review());
  await user.click(await screen.findByRole('button', { name: 'Try again' }, LONG_WAIT));
  await region();
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  expect(waitingOrders()).toHaveLength(1);
});

test('an order of an unlinked wallet shows that wallet, and is not paid', async () => {
  const { user, sheet } = await openReview();
  const next = userAccount(3);
  const account = backendNow().service.state.accounts.find(({ walletAddress }) => walletAddress === AMELIA);
  account!.walletAddress = next;
  await readAgain();
  expect(await within(sheet).findByText(/You have linked another wallet since/, {}, LONG_WAIT)).toBeVisible();
  expect(within(sheet).queryByRole('button', { name: 'Pay' })).not.toBeInTheDocument();
  expect(sheet).toHaveTextContent(AMELIA);
  await user.click(within(sheet).getByRole('button', { name: 'Change the amount' }));
  expect(await youPay()).toHaveValue('250');
});
