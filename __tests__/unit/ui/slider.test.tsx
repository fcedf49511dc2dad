import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Slider } from '@/ui/form/slider';

const LAST = 20;

function Sample({ isFixed = false }: { isFixed?: boolean }) {
  const [at, setAt] = useState(10);
  return (
    <Slider
      label="Part"
      at={at}
      last={LAST}
      valueText={`${at} FNX of ${LAST}`}
      ends={['0 FNX', '20 FNX']}
      onMove={isFixed ? undefined : setAt}
    />
  );
}

const slider = () => screen.getByRole('slider', { name: 'Part' });
const announced = () => slider().getAttribute('aria-valuetext');
/** Only our slider has an orientation attribute. */
const isOurs = () => slider().hasAttribute('aria-orientation');
const arrived = () => waitFor(() => expect(isOurs()).toBe(true), { timeout: 10_000 });

afterEach(() => document.documentElement.removeAttribute('dir'));

test('the browser’s own slider works at once, and is not replaced during its use', async () => {
  render(<Sample />);
  expect(isOurs()).toBe(false);
  act(() => slider().focus());
  fireEvent.change(slider(), { target: { value: '12' } });
  expect(announced()).toBe('12 FNX of 20');
  await act(() => import('@/ui/form/thumb-slider'));
  expect(isOurs()).toBe(false);
  act(() => slider().blur());
  await arrived();
  expect(announced()).toBe('12 FNX of 20');
});

test.each([
  ['ltr', '{ArrowRight}', 11],
  ['ltr', '{ArrowLeft}', 9],
  ['rtl', '{ArrowRight}', 9],
  ['rtl', '{ArrowLeft}', 11],
  ['rtl', '{ArrowUp}', 11],
  ['rtl', '{Home}', 0],
  ['ltr', '{End}', 20],
  ['ltr', '{PageUp}', 15],
  ['rtl', '{PageDown}', 5],
])('on a page with the direction %s, the key %s moves the slider to %i', async (direction, key, to) => {
  document.documentElement.dir = direction;
  render(<Sample />);
  await arrived();
  act(() => slider().focus());
  await userEvent.keyboard(key);
  expect(announced()).toBe(`${to} FNX of 20`);
});

test('the thumb changes sides with the direction of the page', async () => {
  render(<Sample />);
  await arrived();
  const thumb = () => slider().parentElement;
  expect(thumb()?.style.left).toBe('50%');
  await act(async () => {
    document.documentElement.dir = 'rtl';
    await Promise.resolve();
  });
  await waitFor(() => expect(thumb()?.style.right).toBe('50%'));
});

test('a slider without a range is disabled', async () => {
  render(<Sample isFixed />);
  expect(slider()).toBeDisabled();
  await arrived();
  expect(slider()).toBeDisabled();
});
