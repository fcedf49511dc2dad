import { focusOnArrival } from '@/utils/focus-on-arrival';

const field = () => document.querySelector<HTMLElement>('[name="code"]');
const other = () => document.querySelector<HTMLElement>('[name="other"]');
/** A MutationObserver runs a moment after the change. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<div hidden><input name="code"><input name="other"></div>';
});

function show(): Promise<unknown> {
  document.querySelector('div')?.removeAttribute('hidden');
  return settled();
}

test('a field of a page that stands has the focus at once', async () => {
  await show();
  focusOnArrival(field);
  expect(field()).toHaveFocus();
});

test('a field of a page that is still hidden has it once the page is shown', async () => {
  focusOnArrival(field);
  expect(field()).not.toHaveFocus();
  await show();
  expect(field()).toHaveFocus();
});

test('what has the focus keeps it, and a page that was left asks for nothing', async () => {
  focusOnArrival(field);
  document.querySelector('div')?.removeAttribute('hidden');
  other()?.focus();
  await settled();
  expect(other()).toHaveFocus();
  other()?.blur();
  document.querySelector('div')?.setAttribute('hidden', '');
  focusOnArrival(field)();
  await show();
  expect(document.body).toHaveFocus();
});
