import { act, screen, waitFor, within } from '@testing-library/react';
import { changeSettings, DEFAULT_SETTINGS, keepSettings } from '@/settings/settings';
import { LONG_WAIT } from '../../support/buying';
import { withoutRetries } from '../../support/render';
import { useServer } from '../../support/service';
import { openForm, stakes, useStaker } from '../../support/staking';

useServer();
withoutRetries();
useStaker();
afterEach(() => keepSettings(DEFAULT_SETTINGS));

const describedAs = (words: string) => expect.stringContaining(words);

test.each([
  ['', 'Enter the amount you want to stake.'],
  ['0', 'Enter an amount above zero.'],
  ['9.99', 'The minimum of this plan is 10.00 FNX.'],
  ['20000.1', 'The maximum of this plan is 20,000.00 FNX.'],
  ['41', 'Your wallet holds 40.00 FNX.'],
])('an amount of "%s" is not reviewed, and the field says why', async (typed, words) => {
  const { user, form, review } = await openForm();
  await screen.findByText('40.00', { exact: false });
  if (typed) await user.type(form.getByLabelText('Amount'), typed);
  await user.click(review);
  expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(describedAs(words));
  expect(form.getByLabelText('Amount')).toHaveFocus();
  expect(stakes()).toHaveLength(0);
});

test('Max takes the wallet’s balance, and the projection is updated with the form', async () => {
  const { user, form } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'Max' }, LONG_WAIT));
  expect(form.getByLabelText('Amount')).toHaveValue('40');
  await user.click(form.getByRole('radio', { name: 'Year' }));
  const projection = within(screen.getByRole('region', { name: 'What you could earn' }));
  // 40 FNX at 5 % for 365 days.
  expect(await projection.findByText(/42\.00/, {}, LONG_WAIT)).toBeVisible();
  expect(screen.getAllByLabelText('Amount')).toHaveLength(1);
});

test('a quarter and a half of the balance are taken with a click, and the value is shown in money', async () => {
  const { user, form } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'A quarter' }, LONG_WAIT));
  expect(form.getByLabelText('Amount')).toHaveValue('10');
  await user.click(screen.getByRole('button', { name: 'Half' }));
  expect(form.getByLabelText('Amount')).toHaveValue('20');
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$\d+\.\d\d at the reference price\./),
    ),
  );
  await user.clear(form.getByLabelText('Amount'));
  await user.type(form.getByLabelText('Amount'), '0.0001');
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringContaining('Less than $0.01 at the reference price.'),
    ),
  );
});

test('a value is shown in both currencies when another one is chosen', async () => {
  changeSettings({ currency: 'EUR' });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Amount'), '20');
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$[\d,]+\.\d\d \(about €[\d,]+\.\d\d ?\) at the reference price\./),
    ),
  );
});

test('the amount can also be set by a slider, which shows the value of its field', async () => {
  const { user, form } = await openForm();
  const slider = () => form.getByRole('slider', { name: 'Part of what you can stake' });
  await waitFor(() => expect(slider()).toHaveAttribute('aria-valuetext', 'No amount yet, up to 40 FNX'), LONG_WAIT);
  await waitFor(() => expect(slider()).toHaveAttribute('aria-orientation', 'horizontal'), LONG_WAIT);
  act(() => slider().focus());
  await user.keyboard('{End}');
  expect(form.getByLabelText('Amount')).toHaveValue('40');
  await user.keyboard('{Home}');
  expect(form.getByLabelText('Amount')).toHaveValue('10');
  await user.keyboard('{ArrowRight}');
  expect(form.getByLabelText('Amount')).toHaveValue('10.3');
  await user.clear(form.getByLabelText('Amount'));
  await user.type(form.getByLabelText('Amount'), '12.5');
  expect(slider()).toHaveAttribute('aria-valuetext', '12.5 FNX of 40');
});
