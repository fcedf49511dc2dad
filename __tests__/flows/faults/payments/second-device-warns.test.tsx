import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { textOf } from '@/features/shares/model/purchase-text';
import { addEntry } from '@/tx/journal/journal';
import { engine } from '@/tx/app-engine';
import {
  AMELIA,
  LONG_WAIT,
  backendNow,
  newest,
  openReview,
  openScreen,
  readAgain,
  region,
  useBuyer,
} from '../../../support/buying';
import { OURS, asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { showAsFailed } from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useBuyer();
afterEach(() => act(emptyJournal));

const DECLARE = 'Nothing was sent there';
const WARNING = textOf({ step: 'unsent' }).text;
const ofPurchase = () => ({ ...ofOrder(newest()._id), kind: 'purchase' }) as const;

/** The request of the other device is declared unsent here, and can still be approved there. */
async function declaredHere() {
  const { user } = await openReview();
  newest().walletRequest = { sessionId: 'another-session', at: backendNow().service.clock.now() - 180_000 };
  await readAgain();
  await screen.findByRole('status', { name: 'An earlier request has no answer' }, LONG_WAIT);
  await user.click(screen.getByRole('button', { name: DECLARE }));
  const dialog = within(await screen.findByRole('dialog', { name: DECLARE }));
  await user.click(dialog.getByRole('button', { name: DECLARE }));
  await waitFor(
    async () => expect(within(await region()).getByRole('button', { name: 'Pay' })).toBeVisible(),
    LONG_WAIT,
  );
}

test('the dialog about a request of another device closes when a newer request appears', async () => {
  const { user } = await openReview();
  const { clock } = backendNow().service;
  newest().walletRequest = { sessionId: 'another-session', at: clock.now() - 180_000 };
  await readAgain();
  await screen.findByRole('status', { name: 'An earlier request has no answer' }, LONG_WAIT);
  await user.click(screen.getByRole('button', { name: DECLARE }));
  expect(await screen.findByRole('dialog', { name: DECLARE })).toBeVisible();
  newest().walletRequest = { sessionId: 'another-session', at: clock.now() - 150_000 };
  await readAgain();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: DECLARE })).not.toBeInTheDocument(), LONG_WAIT);
  expect(screen.getByRole('status', { name: 'An earlier request has no answer' })).toBeVisible();
});

test('Pay on a second device warns about the first request, which may still be approved', async () => {
  await declaredHere();
  expect(within(await region()).getByText(WARNING)).toBeVisible();
});

test('an order whose first request may still be approved does not promise to be paid only once', async () => {
  await declaredHere();
  cleanup();
  openScreen();
  expect(await screen.findByText(WARNING, {}, LONG_WAIT)).toBeVisible();
  expect(await screen.findByText(/Finish your open order/)).not.toHaveTextContent('You will not pay twice');
});

test('a second device does not show ‘nothing was moved’ for a failed payment', async () => {
  await declaredHere();
  const of = ofPurchase();
  await act(async () => {
    await addEntry(
      engine,
      asked({
        ...of,
        from: AMELIA,
        status: 'failed',
        failure: 'reverted',
        hash: OURS,
        closesAt: Date.now() + 3_600_000,
      }),
    );
  });
  showAsFailed(of);
  expect(await screen.findByText(/The network rejected the payment/, {}, LONG_WAIT)).toBeVisible();
  expect(screen.queryByText(/Nothing was moved/)).not.toBeInTheDocument();
});
