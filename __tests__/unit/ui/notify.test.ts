import type { Notice } from '@/ui/notify';

const ENDED: Notice = { tone: 'error', text: 'Your session has expired. Please log in again.' };

/** What a document has of its own; the tab's storage is shared with the one that comes after it. */
async function nextDocument() {
  jest.resetModules();
  const { hearNotices, notify, notifyAfterLoad } = await import('@/ui/notify');
  const shown: Notice[] = [];
  return { notify, notifyAfterLoad, shown, standUp: () => hearNotices((notice) => shown.push(notice)) };
}

test('a notice that waits for the next document is said there, once', async () => {
  (await nextDocument()).notifyAfterLoad(ENDED);
  const next = await nextDocument();
  next.standUp();
  expect(next.shown).toEqual([ENDED]);
  const after = await nextDocument();
  after.standUp();
  expect(after.shown).toEqual([]);
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
