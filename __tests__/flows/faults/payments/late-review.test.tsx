import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { http } from 'msw';
import { queryClient } from '@/api/query-client';
import { storedStake, type ReviewedStake } from '@/features/staking/model/stored-stake';
import { useReviewedAction } from '@/parts/transaction/use-reviewed-action';
import { tabValue } from '@/utils/tab-value';
import { backendNow } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';
import { newest, openForm, reviewed, useStaker } from '../../../support/staking';

useServer();
withoutRetries();
useStaker();

test('a stake that opens after its page was left does not replace the review that was made since', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => (answer = resolve));
  const { service } = backendNow();
  const open = async ({ request }: { request: Request }) => {
    const opened = await service.fetch(request);
    await late;
    return opened;
  };
  server.use(http.post('*/api/v1/user/staking', open, { once: true }));
  const first = await openForm();
  await first.user.type(first.form.getByLabelText('Amount'), '10');
  await first.user.click(first.review);
  await waitFor(() => expect(newest().amount).toBe('10'));
  first.unmount();
  const { user, form, review } = await openForm();
  await user.clear(form.getByLabelText('Amount'));
  await user.type(form.getByLabelText('Amount'), '12.5');
  await user.click(review);
  await reviewed();
  await act(async () => answer());
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(storedStake.read().review?.stake.amount).toBe('12.5');
  expect(screen.getByRole('region', { name: 'Review your stake' })).toHaveTextContent('12.50 FNX');
});

test('a page that was left no longer stores changes of its action in the tab', () => {
  const stored = tabValue({ key: 'late', first: { draft: {}, review: null as ReviewedStake | null }, parse: Object });
  const { result, unmount } = renderHook(() => useReviewedAction({ stored, next: () => ({}) }));
  const { change } = result.current;
  act(() => change({ amount: '1' }));
  expect(sessionStorage.getItem('late')).toContain('"1"');
  unmount();
  change({ amount: '2' });
  expect(sessionStorage.getItem('late')).toContain('"1"');
});
