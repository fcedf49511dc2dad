import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { entriesOf, addEntry } from '@/tx/journal/journal';
import { dispatch } from '@/tx/store';
import { engine } from '@/tx/app-engine';
import { enterHash } from '@/tx/submit/unanswered';
import { AMELIA, LONG_WAIT, newest, openReview, useBuyer } from '../../../support/buying';
import { OURS, asked, emptyJournal, ofOrder } from '../../../support/money/attempt';
import { withoutRetries } from '../../../support/render';
import { server, useServer } from '../../../support/service';

jest.mock('@/tx/submit/unanswered', () => {
  const actual = jest.requireActual<typeof import('@/tx/submit/unanswered')>('@/tx/submit/unanswered');
  return { ...actual, enterHash: jest.fn(actual.enterHash) };
});

useServer();
withoutRetries();
useBuyer();
beforeEach(() => server.use(http.post('*/api/rpc/0', () => HttpResponse.error())));
afterEach(() => act(emptyJournal));

test('a hash stays in its field until it is recorded, even if the code for it could not be loaded', async () => {
  const { user, sheet } = await openReview();
  const entry = asked({
    ...ofOrder(newest()._id),
    from: AMELIA,
    status: 'unanswered',
    closesAt: Date.now() + 3_600_000,
  });
  await act(() => addEntry(engine, entry));
  act(() => dispatch(engine, entry.key, { type: 'unanswered' }));
  act(() => dispatch(engine, entry.key, { type: 'searched' }));
  await user.click(within(sheet).getByRole('button', { name: 'It was sent' }));
  const form = await screen.findByRole('form', { name: 'It was sent' });
  jest.mocked(enterHash).mockRejectedValueOnce(new Error('Loading the chunk failed'));
  await user.type(within(form).getByLabelText('Transaction hash'), `${OURS}{Enter}`);
  expect(await within(form).findByText(/We could not record that/)).toBeVisible();
  expect(within(form).getByLabelText('Transaction hash')).toHaveValue(OURS);
  await user.click(within(form).getByRole('button', { name: 'Track it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(), LONG_WAIT);
  expect(entriesOf(engine, entry.key).at(-1)).toMatchObject({ enteredHash: OURS });
});
