import { act, screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import { LONG_WAIT } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { openReview, reviewed, useSender } from '../../../support/sending';
import { useServer } from '../../../support/service';

useServer();
withoutRetries();
useSender();

const { sending } = STORAGE_KEYS;
const shownAgain = (persisted: boolean) =>
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));

/** The next page of this tab shares its session storage. */
const nextPageKeeps = (change: (kept: Record<string, unknown>) => object) =>
  tabStore.write(sending, JSON.stringify(change(JSON.parse(tabStore.read(sending)!) as Record<string, unknown>)));

test('a restored page does not offer a transfer that the next page of its tab has changed', async () => {
  await openReview({ amount: '7' });
  nextPageKeeps((kept) => ({ ...kept, review: { ...Object(kept.review), id: 'changed', amount: '8' } }));
  shownAgain(false);
  expect(await reviewed()).toHaveTextContent('7.00 FNX');
  shownAgain(true);
  expect(await reviewed()).toHaveTextContent('8.00 FNX');
  expect(screen.queryByText('7.00 FNX')).not.toBeInTheDocument();
});

test('a restored page shows the form if the next page of its tab has finished the transfer', async () => {
  await openReview({ amount: '7' });
  nextPageKeeps(({ draft }) => ({ draft: { ...Object(draft), amount: '' }, review: null }));
  shownAgain(true);
  const form = within(await screen.findByRole('form', { name: 'Send' }, LONG_WAIT));
  expect(form.getByLabelText('Amount')).toHaveValue('');
});
