import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { STORAGE_KEYS } from '@/config/product';
import { SwapScreen } from '@/features/swap';
import { endSession } from '@/session/session';
import { tabStore } from '@/utils/storage';
import { txKeyOf } from '@/tx';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import { AMELIA, LONG_WAIT, disconnect, fact } from '../../support/buying';
import { OURS, asked } from '../../support/money/attempt';
import { withoutRetries } from '../../support/render';
import { renderAt } from '../../support/render-at';
import { server, useServer } from '../../support/service';
import {
  APPROVED_FOR_LESS,
  ROUTER,
  SENT,
  SUCCEEDED,
  eventually,
  exchange,
  kept,
  nowIs,
  openReview,
  reviewed,
  dispatchApproval,
  dispatchSwap,
  useSwapper,
  whole,
} from '../../support/swapping';

useServer();
withoutRetries();
useSwapper();

const progressSteps = (sheet: HTMLElement) =>
  within(within(sheet).getByRole('list', { name: 'Progress of your swap' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const button = (sheet: HTMLElement, name: string) => within(sheet).findByRole('button', { name }, LONG_WAIT);
const noButton = (sheet: HTMLElement, name: string) =>
  expect(within(sheet).queryByRole('button', { name })).not.toBeInTheDocument();

test('the review shows everything in full, and begins with the approval', async () => {
  const { sheet } = await openReview();
  expect(sheet).toHaveFocus();
  expect(fact(sheet, 'You pay')).toHaveTextContent('100.00 FNX');
  expect(fact(sheet, 'You receive at least')).toHaveTextContent('1,238.3467');
  expect(fact(sheet, 'Exchange router')).toHaveTextContent(ROUTER);
  expect(fact(sheet, 'Route')).toHaveTextContent('FNX → USDT');
  expect(fact(sheet, 'Deadline')).toHaveTextContent('20 minutes');
  expect(fact(sheet, 'Network')).toHaveTextContent('BNB Smart Chain');
  expect(await button(sheet, 'Approve')).toBeVisible();
  expect(sheet).toHaveTextContent('approve the exchange to use exactly 100.00 FNX');
  expect(progressSteps(sheet)).toEqual(['Review', 'Approve', 'Swap', 'Done']);
  noButton(sheet, 'Swap');
});

test('a payment in BNB needs no approval', async () => {
  const { sheet } = await openReview({ pay: 'BNB', get: 'FNX', amount: '1' });
  expect(await button(sheet, 'Swap')).toBeVisible();
  expect(progressSteps(sheet)).toEqual(['Review', 'Swap', 'Done']);
});

test('a sufficient allowance is not requested again', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { sheet } = await openReview();
  expect(await button(sheet, 'Swap')).toBeVisible();
  noButton(sheet, 'Approve');
});

test('the allowance is read again after the approval, and then the swap is offered', async () => {
  const { sheet } = await openReview();
  await button(sheet, 'Approve');
  dispatchApproval(SENT);
  expect(await screen.findByRole('status', { name: 'Confirming' })).toHaveTextContent('Your approval was sent');
  noButton(sheet, 'Approve');
  noButton(sheet, 'Change');
  exchange.allowances = { FNX: whole(100n) };
  dispatchApproval(SUCCEEDED.slice(-1));
  expect(await button(sheet, 'Swap')).toBeVisible();
  expect(screen.getByRole('status', { name: 'Approved' })).toBeVisible();
  expect(sheet).toHaveTextContent('your approval stays open');
  expect(within(sheet).getByRole('link', { name: 'your Wallet page' })).toHaveAttribute('href', '/wallet');
  dispatchSwap(SUCCEEDED);
  expect(await screen.findByRole('status', { name: 'Swapped' })).toBeVisible();
  expect(screen.queryByText(/^Network fee/)).not.toBeInTheDocument();
  expect(progressSteps(screen.getByRole('region', { name: 'Your swap' }))).toEqual([
    'Done: Review',
    'Done: Approve',
    'Done: Swap',
    'Done: Done',
  ]);
});

test('an approval that was lowered in the wallet is reported, and the next one is a separate action', async () => {
  const { user, sheet } = await openReview();
  await button(sheet, 'Approve');
  const { approvalId } = kept();
  exchange.allowances = { FNX: whole(40n) };
  dispatchApproval(APPROVED_FOR_LESS);
  expect(await screen.findByRole('status', { name: 'Approved for less' })).toBeVisible();
  noButton(sheet, 'Swap');
  await user.click(await button(sheet, 'Approve'));
  await eventually(() => expect(kept().approvalId).not.toBe(approvalId));
});

test('the review stays when the engine refuses to submit without a wallet', async () => {
  const { user, sheet } = await openReview();
  await user.click(await button(sheet, 'Approve'));
  expect(await within(sheet).findByRole('alert', {}, { timeout: 20_000 })).toHaveTextContent('Nothing was sent');
  expect(await button(sheet, 'Approve')).toBeVisible();
});

test('a price worse than the accepted limit is shown, and used only once it is accepted', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  await button(sheet, 'Swap');
  const before = kept();
  await nowIs({ pools: { ...exchange.pools, 'FNX USDT': [whole(410_000n), whole(4_870_000n)] } });
  const alert = await within(sheet).findByRole('alert', {}, LONG_WAIT);
  expect(alert).toHaveTextContent('The price has changed');
  expect(alert).toHaveTextContent('worse than the limit');
  noButton(sheet, 'Swap');
  await user.click(within(alert).getByRole('button', { name: 'Accept new price' }));
  // Accepting the new price creates a new review, which still counts the submissions of the old review.
  const anew = await screen.findByRole('region', { name: 'Review your swap' });
  expect(await button(anew, 'Swap')).toBeVisible();
  expect(BigInt(kept().minReceived)).toBeLessThan(BigInt(before.minReceived));
  expect(kept().id).not.toBe(before.id);
  expect(kept().earlier).toEqual([`swap:${before.id}`]);
});

test('a price that is read only at the click on Swap is also compared with the limit', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  const swap = await button(sheet, 'Swap');
  exchange.pools = { ...exchange.pools, 'FNX USDT': [whole(410_000n), whole(4_870_000n)] };
  await user.click(swap);
  expect(await within(sheet).findByText('The price has changed', {}, LONG_WAIT)).toBeVisible();
  expect(within(sheet).queryByText(/Nothing was sent/)).not.toBeInTheDocument();
});

test('a price that cannot be read at the click on Swap sends nothing', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  const swap = await button(sheet, 'Swap');
  exchange.isAway = true;
  await user.click(swap);
  expect(await within(sheet).findByText(/the latest price could not be loaded/, {}, { timeout: 8_000 })).toBeVisible();
});

test('a much better price must be accepted too, because others could take the difference to the old limit', async () => {
  const { sheet } = await openReview();
  await button(sheet, 'Approve');
  await nowIs({ pools: { ...exchange.pools, 'FNX USDT': [whole(400_000n), whole(5_200_000n)] } });
  expect(await within(sheet).findByRole('alert', {}, LONG_WAIT)).toHaveTextContent('much better than in your review');
});

test('a swap at a bad price needs a typed confirmation', async () => {
  exchange.allowances = { FNX: whole(50_000n) };
  const { user, sheet } = await openReview({ amount: '50000' });
  await user.click(await button(sheet, 'Swap anyway'));
  const field = within(sheet).getByLabelText('Type “swap anyway” to confirm');
  expect(field).toHaveFocus();
  expect(field).toBeInvalid();
  await user.type(field, 'Swap anyway');
  expect(field).toBeValid();
  await user.click(within(sheet).getByRole('button', { name: 'Swap anyway' }));
  expect(await within(sheet).findByText(/Nothing was sent/, {}, { timeout: 20_000 })).toBeVisible();
});

test('a reload returns to the same review, even before a wallet is connected', async () => {
  const { unmount } = await openReview();
  const before = kept();
  unmount();
  disconnect();
  renderAt('/swap', <SwapScreen />);
  const sheet = await reviewed();
  expect(kept()).toEqual(before);
  expect(fact(sheet, 'You pay')).toHaveTextContent('100.00 FNX');
  expect(await button(sheet, 'Connect Wallet')).toBeVisible();
  noButton(sheet, 'Approve');
});

test('the typed text stays when the investor changes a swap, and the swap becomes another action', async () => {
  const { user, sheet } = await openReview();
  const before = kept();
  await user.click(await button(sheet, 'Change'));
  const form = within(await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT));
  expect(form.getByLabelText('You pay')).toHaveValue('100');
  await form.findByText('Route', {}, LONG_WAIT);
  await user.click(form.getByRole('button', { name: 'Review' }));
  await reviewed();
  expect(kept().id).not.toBe(before.id);
  expect(kept().approvalId).not.toBe(before.approvalId);
});

test('a submitted swap cannot be left while its price is being read again', async () => {
  exchange.allowances = { FNX: whole(100n) };
  const { user, sheet } = await openReview();
  const swap = await button(sheet, 'Swap');
  let fail = () => {};
  const failed = new Promise<void>((resolve) => (fail = resolve));
  server.use(http.post('*/api/rpc/0', () => failed.then(() => HttpResponse.error())));
  await user.click(swap);
  noButton(sheet, 'Change');
  fail();
  expect(await button(sheet, 'Change')).toBeVisible();
});

test('wrapping is a single step with its own name', async () => {
  const { sheet } = await openReview({ pay: 'BNB', get: 'WBNB', amount: '2' });
  expect(await button(sheet, 'Convert')).toBeVisible();
  expect(progressSteps(sheet)).toEqual(['Review', 'Convert', 'Done']);
  expect(fact(sheet, 'You receive')).toHaveTextContent('2.00 WBNB');
  expect(fact(sheet, 'Price impact')).toBeUndefined();
});

test('an open swap of one investor is gone once the session ends', async () => {
  const { unmount } = await openReview();
  expect(kept()).not.toBeNull();
  unmount();
  act(() => endSession({ tone: 'silent' }));
  expect(tabStore.read(STORAGE_KEYS.swap)).toBeNull();
});

test('a pending swap of this wallet is shown before a new one', async () => {
  const entry = asked({
    key: txKeyOf('swap', 'elsewhere'),
    kind: 'swap',
    serviceRecord: undefined,
    from: AMELIA,
    status: 'pending',
    hash: OURS,
    description: 'Swap of 2 FNX for 25 USDT',
    at: Date.now(),
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, entry));
  renderAt('/swap', <SwapScreen />);
  const region = within(await screen.findByRole('region', { name: 'Swap of 2 FNX for 25 USDT' }, LONG_WAIT));
  expect(region.getByRole('status', { name: 'Confirming' })).toHaveTextContent('Your swap was sent');
  expect(screen.queryByRole('form', { name: 'Swap' })).not.toBeInTheDocument();
});
