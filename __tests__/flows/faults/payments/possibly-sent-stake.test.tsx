import { act, screen, within } from '@testing-library/react';
import { DEPOSIT_COPY } from '@/features/staking/model/deposit-text';
import { StakingScreen } from '@/features/staking';
import { txKeyOf } from '@/tx';
import { LONG_WAIT } from '../../../support/buying';
import { emptyJournal } from '../../../support/money/attempt';
import { declaredUnsent, secondOneFailed, showAsFailed, showAsRefused } from '../../../support/possibly-sent';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { newest, openReview, reload, reviewed, useStaker } from '../../../support/staking';

useServer();
withoutRetries();
useStaker();
afterEach(() => act(emptyJournal));

const ofStake = () =>
  ({ key: txKeyOf('stake', newest()._id), kind: 'stake', serviceRecord: { type: 'stake', id: newest()._id } }) as const;
const stake = async () => within(await screen.findByRole('region', { name: 'Your stake' }, LONG_WAIT));

test('a stake whose first deposit may still be approved stays on the page after a reload', async () => {
  const { unmount } = await openReview();
  await secondOneFailed(ofStake());
  reload(unmount);
  renderAt('/staking', <StakingScreen />);
  expect((await stake()).getByText(/The network rejected the deposit/)).toBeVisible();
  expect(screen.queryByRole('form', { name: 'Stake' })).not.toBeInTheDocument();
  expect((await stake()).getByText(DEPOSIT_COPY.secondOne)).toBeVisible();
});

test('after a second deposit failed, the deposit is offered again with a warning about the first one', async () => {
  await openReview();
  await secondOneFailed(ofStake());
  showAsFailed(ofStake());
  const own = await stake();
  expect(own.getByRole('button', { name: 'Stake' })).toBeVisible();
  expect(own.getByText(DEPOSIT_COPY.secondOne)).toBeVisible();
});

test('a new stake that replaces one whose deposit may still be approved warns about that deposit', async () => {
  const { user, sheet } = await openReview();
  const first = ofStake();
  await declaredUnsent(first);
  showAsRefused(first);
  expect(within(sheet).getByText(DEPOSIT_COPY.secondOne)).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Change' }));
  await user.type(await screen.findByLabelText('Amount', {}, LONG_WAIT), '5');
  await user.click(screen.getByRole('button', { name: 'Review' }));
  const again = within(await reviewed());
  expect(ofStake().key).not.toBe(first.key);
  expect(again.getByRole('button', { name: 'Stake' })).toBeVisible();
  expect(again.getByText(DEPOSIT_COPY.secondOne)).toBeVisible();
});
