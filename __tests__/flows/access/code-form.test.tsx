import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@/errors/app-error';
import { CodeForm } from '@/parts/one-time-code/code-form';

const wrong = new AppError({ kind: 'wrong-code', attemptsLeft: 4, fields: {} });

test('a refused code is not sent again until its refusal is cleared', async () => {
  const send = jest.fn(() => Promise.reject(wrong));
  const view = (error: AppError | null) => (
    <CodeForm
      codes={[{ name: 'otp', label: 'Phone code' }]}
      isSentWhenFull
      verification={{ mutateAsync: send, error, isPending: false }}
    />
  );
  const { rerender } = render(view(null));
  const submit = () => act(async () => void fireEvent.submit(screen.getByLabelText('Phone code')));
  await userEvent.type(screen.getByLabelText('Phone code'), '000000');
  expect(send).toHaveBeenCalledTimes(1);
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  rerender(view(wrong));
  await submit();
  expect(send).toHaveBeenCalledTimes(1);
  rerender(view(null));
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});
