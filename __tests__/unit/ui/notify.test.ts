import type { Notice } from '@/ui/notify';

jest.useFakeTimers();

const ENDED: Notice = { tone: 'error', text: 'Your session has expired. Please log in again.' };

/** Loads the module again, as in the next document. Both documents share the tab's storage. */
async function nextDocument() {
  jest.resetModules();
  const { subscribeToNotices, notify, notifyAfterLoad, notifyPastReload } = await import('@/ui/notify');
  const shown: Notice[] = [];
  return {
    notify,
    notifyAfterLoad,
    notifyPastReload,
    shown,
    startToaster: () => subscribeToNotices((notice) => shown.push(notice)),
  };
}

test('a notice for the next page is shown once, on that page', async () => {
  (await nextDocument()).notifyAfterLoad(ENDED);
  const next = await nextDocument();
  next.startToaster();
  expect(next.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
  const after = await nextDocument();
  after.startToaster();
  expect(after.shown).toEqual([]);
});

test('an error that a reload hides too soon is shown again by the next page', async () => {
  const page = await nextDocument();
  page.startToaster();
  page.notifyPastReload(ENDED);
  const next = await nextDocument();
  next.startToaster();
  expect([page.shown, next.shown]).toEqual([[ENDED], [ENDED]]);
  jest.advanceTimersByTime(2_000);
  const after = await nextDocument();
  after.startToaster();
  expect(after.shown).toEqual([]);
});

test('an error that must survive a reload is shown once when the toaster becomes ready', async () => {
  const page = await nextDocument();
  page.notifyPastReload(ENDED);
  page.startToaster();
  expect(page.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
});

test('a toaster that starts while its page unloads does not show the message for the next page', async () => {
  const left = await nextDocument();
  left.notifyAfterLoad(ENDED);
  left.startToaster();
  expect(left.shown).toEqual([]);
  const next = await nextDocument();
  next.startToaster();
  expect(next.shown).toEqual([ENDED]);
});

test('a message from before the toaster was ready is shown once', async () => {
  const page = await nextDocument();
  page.notify(ENDED);
  page.startToaster()();
  page.startToaster();
  expect(page.shown).toEqual([ENDED]);
});
