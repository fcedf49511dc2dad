import { act, screen, waitFor, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { localStore } from '@/utils/storage';
import { LONG_WAIT, fact } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { breakCall, holdCall } from '../../support/start-as';
import {
  eventually,
  exchange,
  fillIn,
  nowIs,
  openForm,
  openReview,
  reviewed,
  useSwapper,
  whole,
} from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();

const swapForm = () => screen.getByRole('form', { name: 'Swap' });

test('an exact payment is quoted, with its limit and its costs', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  expect(form.getByLabelText('You receive')).toHaveValue('1244.56963544');
  expect(fact(swapForm(), 'You receive at least')).toHaveTextContent('1,238.34');
  expect(fact(swapForm(), 'Price impact')).toHaveTextContent('0.03%');
  expect(fact(swapForm(), 'Pool fee')).toHaveTextContent('0.25 FNX');
  expect(form.getByText('1 FNX = 12.4456 USDT')).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Flip price' }));
  expect(form.getByText('1 USDT = 0.080349 FNX')).toBeVisible();
});

test('an exact amount to receive shows the maximum to pay', async () => {
  const { form } = await fillIn({ receive: '1000' });
  expect(form.getByLabelText('You pay')).toHaveValue('80.34512248');
  expect(fact(swapForm(), 'You pay at most')).toHaveTextContent('80.7');
});

test('the two tokens change sides, and the typed amount stays with its token', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  await user.click(form.getByRole('button', { name: 'Flip direction' }));
  expect(form.getByLabelText('Token to pay')).toHaveValue('USDT');
  expect(form.getByLabelText('You receive')).toHaveValue('100');
  expect(fact(swapForm(), 'You pay at most')).toBeInTheDocument();
});

test('Max takes the whole balance of a token, and leaves some BNB for the network fee', async () => {
  const { form, user } = await openForm();
  await user.click(form.getByRole('button', { name: 'Max amount' }));
  expect(form.getByLabelText('You pay')).toHaveValue('100000');
  await user.selectOptions(form.getByLabelText('Token to pay'), 'BNB');
  await user.click(form.getByRole('button', { name: 'Max amount' }));
  expect(form.getByLabelText('You pay')).toHaveValue('39.995');
});

test.each([
  [{ get: 'FNX', amount: '1' }, 'You receive', 'Both sides are the same token'],
  [{ amount: '0' }, 'You pay', 'Enter an amount above zero.'],
  [{ amount: '0.000000000000000001', get: 'BNB' }, 'You pay', 'too small to swap'],
  [{ receive: '4992000' }, 'You receive', 'The pool does not hold enough'],
] as const)('an impossible swap is reported beside its field: %j', async (typed, field, words) => {
  const { form, user } = await fillIn(typed);
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText(field)).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(form.getByLabelText(field)).toBeInvalid();
  expect(form.getByLabelText(field)).toHaveFocus();
  expect(screen.queryByRole('region', { name: 'Review your swap' })).not.toBeInTheDocument();
});

test('tokens without a pool between them are reported beside the field', async () => {
  exchange.pools = { 'FNX USDT': [0n, 0n], 'FNX WBNB': [0n, 0n], 'USDT WBNB': [0n, 0n] };
  const { form } = await fillIn({ amount: '1' });
  expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(expect.stringContaining('No pool for these'));
});

test.each([
  [50n, 'Your wallet holds 50.00 FNX.'],
  [0n, 'Your wallet holds no FNX.'],
])('a payment above the wallet’s balance is reported beside its field: the wallet holds %s', async (held, words) => {
  exchange.held = whole(held);
  const { form, user } = await fillIn({ amount: '100' });
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(expect.stringContaining(words));
  expect(form.getByLabelText('You pay')).toHaveFocus();
});

test('the wallet must cover the maximum that an exact amount to receive may cost', async () => {
  exchange.held = 80_500n * 10n ** 15n;
  const { form } = await fillIn({ receive: '1000' });
  expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(expect.stringContaining('may take up to 80.74'));
});

test('an empty form says what is missing', async () => {
  const { form, user } = await openForm();
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText('You pay')).toHaveFocus();
  expect(form.getByText('Enter how much you want to pay.')).toBeVisible();
});

test.each([
  ['14000', 'Your swap moves the price. A smaller'],
  ['25000', 'moves the price a lot'],
  ['50000', 'moves the price very far'],
])('the price impact of a payment of %s FNX is explained', async (amount, words) => {
  const { form } = await fillIn({ amount });
  expect(form.getByText(new RegExp(words))).toBeVisible();
});

test('a swap that moves the price by more than 15 % is refused beside its field', async () => {
  const { form, user } = await fillIn({ amount: '90000' });
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(form.getByLabelText('You pay')).toHaveAccessibleDescription(expect.stringContaining('more than 15%'));
  await eventually(() => expect(fact(swapForm(), 'Difference from the reference price')).toHaveTextContent('below'));
  expect(form.queryByText(/you confirm it by typing/)).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Review your swap' })).not.toBeInTheDocument();
});

test('wrapping is one for one, without slippage, impact or pool fee', async () => {
  const { form } = await fillIn({ pay: 'BNB', get: 'WBNB', amount: '2' });
  expect(form.getByLabelText('You receive')).toHaveValue('2');
  expect(form.getByText(/1 BNB is always 1 WBNB/)).toBeVisible();
  expect(fact(swapForm(), 'Price impact')).toBeUndefined();
  expect(form.queryByText(/^Settings/)).not.toBeInTheDocument();
});

test('an unusual custom slippage shows a warning, is refused when it is too large, and is kept for the next visit', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  await user.click(form.getByText(/^Settings: slippage 0.5%, automatic/));
  const slippage = form.getByLabelText('Max slippage (%)');
  await user.type(slippage, '16');
  expect(slippage).toHaveAccessibleDescription(expect.stringContaining('maximum slippage is 15%'));
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(slippage).toHaveFocus();
  await user.clear(slippage);
  await user.type(slippage, '6');
  expect(form.getByText(/Above 5% you may get/)).toBeVisible();
  await user.clear(slippage);
  await user.type(slippage, '0.05');
  expect(form.getByText(/Below 0.1% the swap may fail/)).toBeVisible();
  expect(localStore.read(STORAGE_KEYS.swapSettings)).toContain('0.05');
});

test('the slippage can also be set by a slider, which shows the value of its field', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  expect(form.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(form.getByText(/^Settings: slippage 0.5%, automatic/));
  const field = form.getByLabelText('Max slippage (%)');
  const slider = () => form.getByRole('slider', { name: 'Slippage' });
  expect(slider()).toHaveAttribute('aria-valuetext', '0.5% slippage');
  await waitFor(() => expect(slider()).toHaveAttribute('aria-orientation', 'horizontal'), LONG_WAIT);
  act(() => slider().focus());
  await user.keyboard('{ArrowRight}');
  expect(field).toHaveValue('0.6');
  await user.keyboard('{End}');
  expect(field).toHaveValue('15');
  expect(slider()).toHaveAttribute('aria-valuetext', '15% slippage');
  await user.clear(field);
  await user.type(field, '0.25');
  expect(slider()).toHaveAttribute('aria-valuetext', '0.25% slippage');
  expect(localStore.read(STORAGE_KEYS.swapSettings)).toContain('0.25');
});

test('a deadline is between 1 and 60 minutes', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  await user.click(form.getByText(/^Settings/));
  const minutes = form.getByLabelText('Deadline (minutes)');
  await user.clear(minutes);
  await user.type(minutes, '61');
  expect(minutes).toHaveAccessibleDescription(expect.stringContaining('from 1 to 60'));
  await user.click(form.getByRole('button', { name: 'Review' }));
  expect(minutes).toHaveFocus();
});

test('the price of a swap of shares is compared with the reference price, and a large deviation must be confirmed by typing', async () => {
  exchange.pools['FNX USDT'] = [whole(400_000n), whole(8_000_000n)];
  exchange.pools['FNX WBNB'] = [0n, 0n];
  const { form, sheet } = await openReview();
  expect(form).toBeDefined();
  expect(fact(sheet, 'Difference from the reference price')).toHaveTextContent(/^\d[\d.]*% above$/);
  expect(screen.getByLabelText('Type “swap anyway” to confirm')).toBeVisible();
});

test('a price that could not be read again is shown with its age, and read again on request', async () => {
  const { form, user } = await fillIn({ amount: '100' });
  await nowIs({ isAway: true });
  const alert = await form.findByRole('alert', {}, { timeout: 8_000 });
  expect(alert).toHaveTextContent(/The price could not be updated. Updated (just now|\d+ seconds? ago)/);
  exchange.isAway = false;
  await user.click(form.getByRole('button', { name: 'Try again' }));
  await eventually(() => expect(form.queryByRole('alert')).not.toBeInTheDocument());
});

test('an unused approval is shown, with a link to revoke it', async () => {
  exchange.allowances = { FNX: whole(7n) };
  const { form } = await openForm();
  expect(form.getByRole('note', { name: 'Open approvals' })).toHaveTextContent('7.00 FNX');
  expect(form.getByRole('link', { name: 'your Wallet page' })).toHaveAttribute('href', '/wallet');
});

test('a message says that the reference price could not be loaded, and the swap can be reviewed without it', async () => {
  breakCall('wallet/getFNXprice');
  const { form, user } = await fillIn({ amount: '100' });
  expect(await form.findByText(/The reference price could not be loaded/, {}, LONG_WAIT)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Review' }));
  const sheet = await reviewed();
  expect(fact(sheet, 'Difference from the reference price')).toBeUndefined();
});

test('a review that is requested before the comparison opens once the comparison is done', async () => {
  const release = holdCall('wallet/getFNXprice');
  const { form, user } = await fillIn({ amount: '100' });
  const button = form.getByRole('button', { name: 'Review' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  release();
  const sheet = await reviewed();
  expect(fact(sheet, 'Difference from the reference price')).toBeInTheDocument();
});

test('a review must be requested again after further typing', async () => {
  const release = holdCall('wallet/getFNXprice');
  const { form, user } = await fillIn({ amount: '100' });
  const button = form.getByRole('button', { name: 'Review' });
  await user.click(button);
  await user.type(form.getByLabelText('You pay'), '0');
  expect(button).not.toHaveAttribute('aria-busy');
  release();
  await eventually(() => expect(fact(swapForm(), 'Difference from the reference price')).toBeInTheDocument());
  expect(form.getByLabelText('You pay')).toHaveValue('1000');
});

test('invalid swap settings do not block a wrapping', async () => {
  localStore.write(STORAGE_KEYS.swapSettings, JSON.stringify({ slippage: '16', minutes: '99' }));
  const { sheet } = await openReview({ pay: 'WBNB', get: 'BNB', amount: '2' });
  expect(await within(sheet).findByRole('button', { name: 'Convert' }, LONG_WAIT)).toBeVisible();
});
