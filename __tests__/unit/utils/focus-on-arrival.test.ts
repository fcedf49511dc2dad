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

test('a field of a visible page has the focus at once', async () => {
  await show();
  focusOnArrival(field);
  expect(field()).toHaveFocus();
});

test('a field of a hidden page has the focus once the page is shown', async () => {
  focusOnArrival(field);
  expect(field()).not.toHaveFocus();
  await show();
  expect(field()).toHaveFocus();
});

test('another focused field keeps the focus, and a page that was left does not get the focus', async () => {
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
