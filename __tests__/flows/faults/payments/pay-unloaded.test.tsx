import { screen, waitFor, within } from '@testing-library/react';
import { newReview, submitTransaction, transactionOf } from '@/tx';
import { AMELIA, LONG_WAIT, openReview, useBuyer } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';

const mockCode = { loads: false, submit: jest.fn() };

jest.mock('@/tx/submit/submit', () => {
  if (!mockCode.loads) throw new Error('Loading the chunk failed');
  return { submit: mockCode.submit };
});

useServer();
withoutRetries();
useBuyer();

test('a transfer whose code could not be loaded is refused with a reason', async () => {
  const action = { id: 'unloaded', token: 'BNB', to: AMELIA, amount: '1' } as const;
  await submitTransaction({ kind: 'send', action, review: newReview(), from: AMELIA, acceptedUnreadChain: false });
  expect(transactionOf('send:unloaded').get()).toMatchObject({ step: 'idle', refusal: 'service-unreachable' });
});

test('a payment whose code could not be loaded shows a message, and Pay works again afterwards', async () => {
  const { user, sheet } = await openReview();
  await user.click(within(sheet).getByRole('button', { name: /^Pay/ }));
  expect(await screen.findByText('FNX could not be reached', {}, LONG_WAIT)).toBeVisible();
  expect(screen.getByText(/Nothing was sent. Check your connection, then pay/)).toBeVisible();
  mockCode.loads = true;
  await user.click(within(sheet).getByRole('button', { name: /^Pay/ }));
  await waitFor(() => expect(mockCode.submit).toHaveBeenCalledTimes(1));
});
