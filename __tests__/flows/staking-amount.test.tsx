import { screen, waitFor } from '@testing-library/react';
import { changeSettings, DEFAULT_SETTINGS, keepSettings } from '@/settings/settings';
import { PATIENCE } from '../support/buying';
import { withoutRetries } from '../support/render';
import { useServer } from '../support/service';
import { openForm, useStaker } from '../support/staking';

useServer();
withoutRetries();
useStaker();
afterEach(() => keepSettings(DEFAULT_SETTINGS));

test('a quarter and a half of the wallet are taken by a press, and the amount is told as money', async () => {
  const { user, form } = await openForm();
  await user.click(await screen.findByRole('button', { name: 'A quarter' }, PATIENCE));
  expect(form.getByLabelText('Amount')).toHaveValue('10');
  await user.click(screen.getByRole('button', { name: 'Half' }));
  expect(form.getByLabelText('Amount')).toHaveValue('20');
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$\d+\.\d\d at the reference price\./),
    ),
  );
});

test('in another currency of values, the money is told in both', async () => {
  changeSettings({ currency: 'EUR' });
  const { user, form } = await openForm();
  await user.type(form.getByLabelText('Amount'), '20');
  await waitFor(() =>
    expect(form.getByLabelText('Amount')).toHaveAccessibleDescription(
      expect.stringMatching(/About \$[\d,]+\.\d\d \(about €[\d,]+\.\d\d ?\) at the reference price\./),
    ),
  );
});
