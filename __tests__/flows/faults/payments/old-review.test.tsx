import { screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { WalletScreen } from '@/features/portfolio';
import { markSubmitted } from '@/tx/journal/marks';
import { tabStore } from '@/utils/storage';
import { engine } from '@/tx/app-engine';
import { LONG_WAIT } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { storedId, openReview, reviewed, useSender } from '../../../support/sending';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useSender();

test('an old review in a restored tab is renewed before it can be sent', async () => {
  const { unmount } = await openReview();
  const old = JSON.parse(tabStore.read(STORAGE_KEYS.sending)!) as { review: { id: string; madeAt: number } };
  old.review.madeAt -= 31 * 60_000;
  tabStore.write(STORAGE_KEYS.sending, JSON.stringify(old));
  unmount();
  const { user } = renderAt('/wallet', <WalletScreen />);
  const sheet = await reviewed();
  expect(within(sheet).getByRole('alert')).toHaveTextContent('This review has expired');
  expect(within(sheet).queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'Review again' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeVisible();
  expect(storedId()).not.toBe(old.review.id);
});

test.each([
  ['it', (id: string) => id],
  ['the review that it replaces', () => 'old'],
])('a review is never offered again if this tab has submitted %s and the record is gone', async (_name, submitted) => {
  const { unmount } = await openReview();
  const changed = JSON.parse(tabStore.read(STORAGE_KEYS.sending)!) as { review: { earlier: string[] } };
  changed.review.earlier = ['send:old'];
  tabStore.write(STORAGE_KEYS.sending, JSON.stringify(changed));
  markSubmitted(engine, `send:${submitted(storedId())}@1`);
  unmount();
  const { user } = renderAt('/wallet', <WalletScreen />);
  const sheet = await reviewed();
  expect(within(sheet).getByRole('alert')).toHaveTextContent('This transfer has already been requested');
  expect(within(sheet).queryByRole('button', { name: /^(Send|Review again|Change)$/ })).not.toBeInTheDocument();
  await user.click(within(sheet).getByRole('button', { name: 'New transfer' }));
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  expect(form.getByLabelText('Amount')).toHaveValue('');
  tabStore.remove(STORAGE_KEYS.submitted);
});
