import { screen, within } from '@testing-library/react';
import { StakingScreen } from '@/features/staking';
import { LONG_WAIT } from '../../../support/buying';
import { withoutRetries } from '../../../support/render';
import { renderAt } from '../../../support/render-at';
import { useServer } from '../../../support/service';
import { loseFirstAnswer, newest, openForm, reload, reviewed, stakes, useStaker } from '../../../support/staking';

useServer();
withoutRetries();
useStaker();

async function loseAnswer() {
  const before = stakes().length;
  const keys = loseFirstAnswer();
  const { user, form, review, unmount } = await openForm();
  await user.type(form.getByLabelText('Amount'), '12.5');
  await user.click(review);
  await screen.findByRole('alert', {}, LONG_WAIT);
  expect(stakes()).toHaveLength(before + 1);
  reload(unmount);
  return { before, keys, first: newest() };
}

async function stakeAgain() {
  const { user, form, review } = await openForm();
  await user.clear(form.getByLabelText('Amount'));
  await user.type(form.getByLabelText('Amount'), '12.5');
  await user.click(review);
  await reviewed();
}

test('a stake whose answer was lost and that is already active is not shown as a new one', async () => {
  const { before, first } = await loseAnswer();
  first.status = 'ACTIVE';
  await stakeAgain();
  expect(stakes()).toHaveLength(before + 2);
  expect(newest()).not.toBe(first);
});

test('continuing a stake whose answer was lost uses up its idempotency key', async () => {
  const { before, keys, first } = await loseAnswer();
  const { user, unmount } = renderAt('/staking', <StakingScreen />);
  const open = within(await screen.findByRole('region', { name: 'Your open stake' }, LONG_WAIT));
  await user.click(await open.findByRole('button', { name: 'Continue' }, LONG_WAIT));
  await user.click(within(await reviewed()).getByRole('button', { name: 'Change' }));
  reload(unmount);
  await stakeAgain();
  expect(stakes()).toHaveLength(before + 2);
  expect(newest()).not.toBe(first);
  expect(keys[1]).not.toBe(keys[0]);
});
