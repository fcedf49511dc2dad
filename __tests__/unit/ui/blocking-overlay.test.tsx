import { act, fireEvent, render, screen } from '@testing-library/react';
import { OVERLAY_TEXT } from '@/config/product';
import { BlockingOverlay, holdScreen } from '@/ui/blocking-overlay';

const overlay = () => screen.queryByRole('alertdialog', { name: 'Processing' });

it('stands with the specified words while anybody holds the screen, and no longer', () => {
  render(<BlockingOverlay />);
  expect(overlay()).toBeNull();
  const [first, second] = [act(holdScreen), act(holdScreen)];
  expect(overlay()).toHaveAccessibleDescription(OVERLAY_TEXT);
  act(first);
  act(first);
  expect(overlay()).toBeVisible();
  act(second);
  expect(overlay()).toBeNull();
});

it('cannot be closed by hand, not even by insisting', () => {
  render(<BlockingOverlay />);
  const release = act(holdScreen);
  const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
  expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
  act(() => dialog.close());
  expect(overlay()).toBeVisible();
  act(release);
  expect(overlay()).toBeNull();
});
