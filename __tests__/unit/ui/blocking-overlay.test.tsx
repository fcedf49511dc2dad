import { act, fireEvent, render, screen } from '@testing-library/react';
import { OVERLAY_TEXT } from '@/config/limits';
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
