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
    standUp: () => subscribeToNotices((notice) => shown.push(notice)),
  };
}

test('a notice for the next document is shown once, in that document', async () => {
  (await nextDocument()).notifyAfterLoad(ENDED);
  const next = await nextDocument();
  next.standUp();
  expect(next.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
  const after = await nextDocument();
  after.standUp();
  expect(after.shown).toEqual([]);
});

test('an error that a reload hides too soon is shown again by the next page', async () => {
  const page = await nextDocument();
  page.standUp();
  page.notifyPastReload(ENDED);
  const next = await nextDocument();
  next.standUp();
  expect([page.shown, next.shown]).toEqual([[ENDED], [ENDED]]);
  jest.advanceTimersByTime(2_000);
  const after = await nextDocument();
  after.standUp();
  expect(after.shown).toEqual([]);
});

test('an error that must survive a reload is shown once when the toaster becomes ready', async () => {
  const page = await nextDocument();
  page.notifyPastReload(ENDED);
  page.standUp();
  expect(page.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
});

test('a toaster that starts while its document is being left does not show the message for the next document', async () => {
  const left = await nextDocument();
  left.notifyAfterLoad(ENDED);
  left.standUp();
  expect(left.shown).toEqual([]);
  const next = await nextDocument();
  next.standUp();
  expect(next.shown).toEqual([ENDED]);
});

test('a message from before the toaster was ready is shown once', async () => {
  const page = await nextDocument();
  page.notify(ENDED);
  page.standUp()();
  page.standUp();
  expect(page.shown).toEqual([ENDED]);
});
