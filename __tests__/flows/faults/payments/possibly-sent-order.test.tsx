import { act, screen, within } from '@testing-library/react';
import { OF_ANOTHER_ORDER } from '@/features/shares/model/purchase-terms';
import { textOf } from '@/features/shares/model/purchase-text';
import { LONG_WAIT, newest, openReview, region, review, useBuyer, youPay } from '../../../support/buying';
import { emptyJournal, ofOrder } from '../../../support/money/attempt';
import { declaredUnsent, secondOneFailed, showAsFailed, showAsRefused } from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();
afterEach(() => act(emptyJournal));

const WARNING = textOf({ step: 'unsent' }).text;
const ofPurchase = () => ({ ...ofOrder(newest()._id), kind: 'purchase' }) as const;

test('after a second payment failed, payment is offered again with a warning about the first one', async () => {
  const { sheet } = await openReview();
  await secondOneFailed(ofPurchase());
  showAsFailed(ofPurchase());
  expect(await within(sheet).findByRole('button', { name: 'Pay' }, LONG_WAIT)).toBeVisible();
  expect(within(sheet).getByText(WARNING)).toBeVisible();
  expect(within(sheet).getByText(/An earlier attempt may still go through/)).toBeVisible();
  expect(screen.queryByText(/Nothing was moved/)).not.toBeInTheDocument();
});

test('a new order that replaces one whose payment may still be approved warns about that payment', async () => {
  const { user, sheet } = await openReview();
  const first = ofPurchase();
  await declaredUnsent(first);
  showAsRefused(first);
  expect(await within(sheet).findByText(WARNING, {}, LONG_WAIT)).toBeVisible();
  expect(within(sheet).queryByText(OF_ANOTHER_ORDER)).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Change the amount' }));
  await youPay();
  await user.click(review());
  const again = within(await region());
  expect(await again.findByRole('button', { name: 'Pay' }, LONG_WAIT)).toBeVisible();
  expect(ofPurchase().key).not.toBe(first.key);
  expect(again.getByText(WARNING)).toBeVisible();
  expect(again.getByText(OF_ANOTHER_ORDER)).toBeVisible();
});
