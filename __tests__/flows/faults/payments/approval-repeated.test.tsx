import { act, within } from '@testing-library/react';
import { APPROVAL_COPY } from '@/parts/transaction/approval-text';
import { LONG_WAIT } from '../../../support/buying';
import { emptyJournal } from '../../../support/money/attempt';
import { declaredUnsent } from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { useServer } from '../../../support/service';
import { openReview, useSwapper } from '../../../support/swapping';

useServer();
withoutRetries();
useSwapper();
afterEach(() => act(emptyJournal));

test('Approve warns about the account’s earlier approval, which was declared unsent', async () => {
  const { sheet } = await openReview();
  // `renew` and a second approval give the approval a new id.
  await declaredUnsent({ key: 'approve:of-the-review-before', kind: 'approve', serviceRecord: undefined });
  await within(sheet).findByRole('button', { name: 'Approve' }, LONG_WAIT);
  expect(within(sheet).getByText(APPROVAL_COPY.secondOne)).toBeVisible();
});
