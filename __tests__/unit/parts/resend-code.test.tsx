import { act, screen } from '@testing-library/react';
import { observeServiceDate } from '@/utils/service-clock';
import { ResendCode } from '@/parts/one-time-code/resend-code';
import { renderScreen } from '../../support/render';

afterEach(() => jest.useRealTimers());

test('a waiting time that survived a reload does not block a resend before the service’s time is known', () => {
  jest.useFakeTimers();
  const dayAhead = Date.now() + 86_400_000;
  renderScreen(
    <ResendCode
      channel="phone"
      resendAt={dayAhead + 30_000}
      send={() => Promise.reject(new Error())}
      onWait={() => undefined}
    />,
  );
  const button = screen.getByRole('button', { name: 'Resend phone code' });
  expect(button).not.toHaveAttribute('aria-disabled');
  expect(screen.queryByText(/ in /)).not.toBeInTheDocument();
  act(() => {
    observeServiceDate(new Date(dayAhead).toUTCString());
    jest.advanceTimersByTime(1_000);
  });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByText(/in (29|30) seconds/)).toBeVisible();
});
