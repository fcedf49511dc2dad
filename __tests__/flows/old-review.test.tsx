import { screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { WalletScreen } from '@/features/portfolio';
import { markSubmitted } from '@/tx/journal/marks';
import { tabStore } from '@/utils/storage';
import { engine } from '@/tx/app-engine';
import { withoutRetries } from '../support/render';
import { renderAt } from '../support/render-at';
import { keptId, openReview, reviewed, useSender } from '../support/sending';
import { useServer } from '../support/service';

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
  expect(keptId()).not.toBe(old.review.id);
});

test('a review that this tab has submitted and whose record is gone is never offered again', async () => {
  const { unmount } = await openReview();
  markSubmitted(engine, `send:${keptId()}@1`);
  unmount();
  renderAt('/wallet', <WalletScreen />);
  const sheet = await reviewed();
  expect(within(sheet).getByRole('alert')).toHaveTextContent('This transfer has already been requested');
  expect(within(sheet).queryByRole('button', { name: /^(Send|Review again)$/ })).not.toBeInTheDocument();
  tabStore.remove(STORAGE_KEYS.submitted);
});
