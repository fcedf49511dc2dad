import { screen, within } from '@testing-library/react';
import { WalletScreen } from '@/features/portfolio';
import { TRANSFER_COPY } from '@/features/portfolio/model/transfer-text';
import { STORAGE_KEYS } from '@/config/product';
import { txKeyOf } from '@/tx';
import { tabStore } from '@/utils/storage';
import { LONG_WAIT } from '../../../support/buying';
import {
  declaredUnsent,
  foundSent,
  secondOneFailed,
  showAsFailed,
  showAsRefused,
} from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { FRIEND, storedId, openReview, reviewed, transfer, useSender } from '../../../support/sending';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useSender();

type Kept = { review: { earlier: string[] } };
const earlier = () => (JSON.parse(tabStore.read(STORAGE_KEYS.sending) ?? '') as Kept).review.earlier;
const ofTransfer = () => ({ key: txKeyOf('send', storedId()), kind: 'send', serviceRecord: undefined }) as const;

test('a transfer whose first request may still be approved stays on the page after a reload', async () => {
  const { unmount } = await openReview();
  await secondOneFailed(ofTransfer());
  unmount();
  renderAt('/wallet', <WalletScreen />);
  await screen.findByText(/The network rejected the transfer/, {}, LONG_WAIT);
  expect(screen.queryByRole('form', { name: 'Send' })).not.toBeInTheDocument();
  expect(transfer().getByText(TRANSFER_COPY.secondOne)).toBeVisible();
  expect(transfer().getByText(/This attempt moved nothing.*An earlier attempt may still go through/)).toBeVisible();
  expect(screen.queryByText(/Nothing was moved/)).not.toBeInTheDocument();
});

test('after a second transfer failed, the transfer is offered again with a warning about the first one', async () => {
  await openReview();
  await secondOneFailed(ofTransfer());
  showAsFailed(ofTransfer());
  expect(transfer().getByRole('button', { name: 'Send' })).toBeVisible();
  expect(transfer().getByText(TRANSFER_COPY.secondOne)).toBeVisible();
});

async function refusedReview() {
  const { user, sheet } = await openReview();
  const first = ofTransfer();
  await declaredUnsent(first);
  showAsRefused(first);
  expect(within(sheet).getByText(TRANSFER_COPY.secondOne)).toBeVisible();
  return { user, sheet, first };
}
type Reviewing = Awaited<ReturnType<typeof refusedReview>>;

async function change({ user, sheet }: Pick<Reviewing, 'user' | 'sheet'>): Promise<HTMLElement> {
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  await user.click(
    within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT)).getByRole('button', { name: 'Review' }),
  );
  return reviewed();
}

test('a changed transfer still warns about its first request, and is checked against it', async () => {
  const { user, sheet, first } = await refusedReview();
  const again = await change({ user, sheet });
  expect(ofTransfer().key).not.toBe(first.key);
  expect(earlier()).toEqual([first.key]);
  expect(within(again).getByRole('button', { name: 'Send' })).toBeVisible();
  expect(within(again).getByText(TRANSFER_COPY.secondOne)).toBeVisible();
});

test('a changed transfer names the review that it replaces, because a copy of this tab may submit that one', async () => {
  const { user, sheet } = await openReview();
  const first = ofTransfer();
  const second = await change({ user, sheet });
  expect(earlier()).toEqual([first.key]);
  expect(within(second).queryByText(TRANSFER_COPY.secondOne)).not.toBeInTheDocument();
  const { key } = ofTransfer();
  await change({ user, sheet: second });
  expect(earlier()).toEqual([first.key, key]);
});

test('after the first request of a changed transfer was found to be sent, a new transfer can be started', async () => {
  const { user, sheet, first } = await refusedReview();
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  await foundSent(first);
  await user.click(
    within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT)).getByRole('button', { name: 'Review' }),
  );
  const again = within(await reviewed());
  expect(earlier()).toEqual([first.key]);
  showAsRefused(ofTransfer(), 'paid-elsewhere');
  await user.click(again.getByRole('button', { name: 'New transfer' }));
  expect(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT)).toBeVisible();
});

test('a new transfer is not checked against the open request of an earlier transfer, but warns about it', async () => {
  const { user, sheet } = await refusedReview();
  await user.click(within(sheet).getByRole('button', { name: 'New transfer' }));
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  await user.type(form.getByLabelText('Recipient'), FRIEND);
  await user.type(form.getByLabelText('Amount'), '2');
  await user.click(form.getByRole('button', { name: 'Review' }));
  const again = within(await reviewed());
  expect(earlier()).toEqual([]);
  expect(again.getByText(TRANSFER_COPY.secondOne)).toBeVisible();
});
