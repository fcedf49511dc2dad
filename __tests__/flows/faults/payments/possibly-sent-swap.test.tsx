import { screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { SwapScreen } from '@/features/swap';
import { SWAP_COPY } from '@/features/swap/model/swap-text';
import { txKeyOf } from '@/tx';
import { engine } from '@/tx/app-engine';
import { markSubmitted } from '@/tx/journal/marks';
import { tabStore } from '@/utils/storage';
import { LONG_WAIT } from '../../../support/buying';
import { declaredUnsent, secondOneFailed, showAsFailed, showAsRefused } from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { exchange, kept, openReview, reviewed, useSwapper, whole } from '../../../support/swapping';

useServer();
withoutRetries();
useSwapper();
beforeEach(() => {
  exchange.allowances = { FNX: whole(100n) };
});

const ofSwap = () => ({ key: txKeyOf('swap', kept().id), kind: 'swap', serviceRecord: undefined }) as const;
const swap = async () => within(await screen.findByRole('region', { name: 'Your swap' }, LONG_WAIT));

test('a swap whose first request may still be approved stays on the page after a reload', async () => {
  const { unmount } = await openReview();
  await secondOneFailed(ofSwap());
  unmount();
  renderAt('/swap', <SwapScreen />);
  await screen.findByText(/The network rejected the swap/, {}, LONG_WAIT);
  expect(screen.queryByRole('form', { name: 'Swap' })).not.toBeInTheDocument();
  expect(await (await swap()).findByText(SWAP_COPY.secondOne, {}, LONG_WAIT)).toBeVisible();
  expect(screen.queryByText(/Nothing was moved/)).not.toBeInTheDocument();
});

test('after a second swap failed, the swap is offered again with a warning about the first one', async () => {
  await openReview();
  await secondOneFailed(ofSwap());
  showAsFailed(ofSwap());
  expect(await (await swap()).findByRole('button', { name: 'Swap' }, LONG_WAIT)).toBeVisible();
  expect((await swap()).getByText(SWAP_COPY.secondOne)).toBeVisible();
});

test('a swap that this tab has submitted and whose record is gone cannot be changed, but another one can be started', async () => {
  const { unmount } = await openReview();
  markSubmitted(engine, `${ofSwap().key}@1`);
  unmount();
  const { user } = renderAt('/swap', <SwapScreen />);
  const sheet = within(await reviewed());
  expect(await sheet.findByText('This swap has already been requested', {}, LONG_WAIT)).toBeVisible();
  expect(sheet.queryByRole('button', { name: /^(Swap|Change)$/ })).not.toBeInTheDocument();
  await user.click(sheet.getByRole('button', { name: 'New swap' }));
  const form = within(await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT));
  expect(form.getByLabelText('You pay')).toHaveValue('');
  tabStore.remove(STORAGE_KEYS.submitted);
});

test('a changed swap still warns about its first request, and is checked against it', async () => {
  const { user, sheet } = await openReview();
  const first = ofSwap();
  await declaredUnsent(first);
  showAsRefused(first);
  expect(await within(sheet).findByText(SWAP_COPY.secondOne, {}, LONG_WAIT)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  const form = within(await screen.findByRole('form', { name: 'Swap' }, LONG_WAIT));
  await user.click(form.getByRole('button', { name: 'Review' }));
  const again = within(await reviewed());
  expect(ofSwap().key).not.toBe(first.key);
  expect(kept().earlier).toEqual([first.key]);
  expect(await again.findByText(SWAP_COPY.secondOne, {}, LONG_WAIT)).toBeVisible();
});
