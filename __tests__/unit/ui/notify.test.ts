import type { Notice } from '@/ui/notify';

jest.useFakeTimers();

const ENDED: Notice = { tone: 'error', text: 'Your session has expired. Please log in again.' };

/** Module state of one document; the tab's storage is shared with the next document. */
async function nextDocument() {
  jest.resetModules();
  const { hearNotices, notify, notifyAfterLoad, notifyPastReload } = await import('@/ui/notify');
  const shown: Notice[] = [];
  return {
    notify,
    notifyAfterLoad,
    notifyPastReload,
    shown,
    standUp: () => hearNotices((notice) => shown.push(notice)),
  };
}

test('a notice that waits for the next document is said there, once', async () => {
  (await nextDocument()).notifyAfterLoad(ENDED);
  const next = await nextDocument();
  next.standUp();
  expect(next.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
  const after = await nextDocument();
  after.standUp();
  expect(after.shown).toEqual([]);
});

test('an error whose page is reloaded before anybody could read it is said by the next one as well', async () => {
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

test('an error that is told before the toaster stands is said by it once', async () => {
  const page = await nextDocument();
  page.notifyPastReload(ENDED);
  page.standUp();
  expect(page.shown).toEqual([ENDED]);
  jest.advanceTimersByTime(2_000);
});

test('a toaster that stands up while its document is being left takes nothing from the next one', async () => {
  const left = await nextDocument();
  left.notifyAfterLoad(ENDED);
  left.standUp();
  expect(left.shown).toEqual([]);
  const next = await nextDocument();
  next.standUp();
  expect(next.shown).toEqual([ENDED]);
});

test('what a page says before its toaster stands is said by it, once', async () => {
  const page = await nextDocument();
  page.notify(ENDED);
  page.standUp()();
  page.standUp();
  expect(page.shown).toEqual([ENDED]);
});
