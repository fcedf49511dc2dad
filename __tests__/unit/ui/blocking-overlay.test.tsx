import { act, fireEvent, render, screen } from '@testing-library/react';
import { OVERLAY_TEXT } from '@/config/limits';
import { ActionSection } from '@/parts/transaction/action-section';
import { BlockingOverlay, blockScreen } from '@/ui/blocking-overlay';

function hold(): () => void {
  let release = () => undefined as void;
  act(() => {
    release = blockScreen();
  });
  return () => act(release);
}

const overlay = () => screen.queryByRole('alertdialog', { name: 'Processing' });

it('the overlay is shown with its text until the last block of the screen ends', () => {
  render(<BlockingOverlay />);
  expect(overlay()).toBeNull();
  const [first, second] = [hold(), hold()];
  expect(overlay()).toHaveAccessibleDescription(OVERLAY_TEXT);
  first();
  first();
  expect(overlay()).toBeVisible();
  second();
  expect(overlay()).toBeNull();
});

it('the overlay cannot be closed by hand', () => {
  render(<BlockingOverlay />);
  const release = hold();
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  act(() => dialog.close());
  expect(overlay()).toBeVisible();
  release();
  expect(overlay()).toBeNull();
});

it('the screen is blocked while an action is checked before the wallet is asked, for five seconds at most', () => {
  jest.useFakeTimers();
  const Action = ({ step }: { step: 'idle' | 'checking' | 'awaiting-wallet' }) => (
    <>
      <BlockingOverlay />
      <ActionSection
        title="Your swap"
        progress="Progress"
        progressSteps={[]}
        step={step}
        isChecking={step === 'checking'}
        isFresh={false}
      >
        {step}
      </ActionSection>
    </>
  );
  const { rerender } = render(<Action step="idle" />);
  expect(overlay()).toBeNull();
  rerender(<Action step="checking" />);
  expect(overlay()).toBeVisible();
  act(() => jest.advanceTimersByTime(5_000));
  expect(overlay()).toBeNull();
  rerender(<Action step="idle" />);
  rerender(<Action step="checking" />);
  expect(overlay()).toBeVisible();
  rerender(<Action step="awaiting-wallet" />);
  expect(overlay()).toBeNull();
  jest.useRealTimers();
});
