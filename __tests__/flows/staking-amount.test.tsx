import { screen, waitFor } from '@testing-library/react';
import { PATIENCE } from '../support/buying';
import { withoutRetries } from '../support/render';
import { useServer } from '../support/service';
import { openForm, useStaker } from '../support/staking';

useServer();
withoutRetries();
useStaker();

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
