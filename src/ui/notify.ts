import { tabStore } from '@/utils/storage';
import { createSignal, createStore } from '@/utils/store';

const TONES = ['success', 'info', 'error'] as const;

export type Notice = {
  tone: (typeof TONES)[number];
  text: string;
  action?: { label: string; onClick: () => void };
};

const KEPT = 'notice';
/** Time to read an error. A page that is reloaded or left sooner has it said again by the next one. */
const READ_MS = 2_000;

const signal = createSignal<Notice>();
let waiting: Notice[] = [];
let isHeard = false;
let isBeingLeft = false;

/** Whether something waits for the toaster, of this document or of the one before. */
export const isNoticeWaiting = createStore(false);

/** For the browser alone: what the document before has kept is known once this one runs. */
export const findKeptNotice = () => {
  if (tabStore.read(KEPT) !== null) isNoticeWaiting.set(true);
};

/** Says something in a corner. Kept until the toaster, which loads late, stands. */
export function notify(notice: Notice): void {
  if (isHeard) return signal.emit(notice);
  waiting = [...waiting, notice];
  isNoticeWaiting.set(true);
}

/** What has not been shown yet is not said to somebody else. */
export function forgetWaitingNotices(): void {
  waiting = [];
}

/** For a notice that explains what just happened to the whole page: a reload in that moment must not swallow it. */
export function notifyPastReload(notice: Notice): void {
  keep(notice);
  forgetOnceRead();
  notify(notice);
}

/**
 * For a notice whose page is about to be left for another document: the next one says it. This one still runs until that
 * is there, and a toaster that stands up in between must not take the notice down with it.
 */
export function notifyAfterLoad(notice: Notice): void {
  isBeingLeft = true;
  keep(notice);
}

const keep = ({ tone, text }: Notice) => tabStore.write(KEPT, JSON.stringify({ tone, text }));

function forgetOnceRead(): void {
  setTimeout(() => {
    if (!isBeingLeft) tabStore.remove(KEPT);
  }, READ_MS);
}

function takeKept(): Notice[] {
  if (isBeingLeft) return [];
  const kept = parseKept(tabStore.read(KEPT));
  if (kept?.tone === 'error') forgetOnceRead();
  else tabStore.remove(KEPT);
  // What this page itself has just said is not said twice by it.
  return kept && !waiting.some(({ text }) => text === kept.text) ? [kept] : [];
}

function parseKept(kept: string | null): Notice | null {
  try {
    const { tone, text }: { tone?: unknown; text?: unknown } = Object(JSON.parse(kept ?? ''));
    const known = TONES.find((one) => one === tone);
    return known && typeof text === 'string' ? { tone: known, text } : null;
  } catch {
    return null;
  }
}

export function hearNotices(show: (notice: Notice) => void): () => void {
  const stop = signal.listen(show);
  isHeard = true;
  isNoticeWaiting.set(false);
  [...takeKept(), ...waiting.splice(0)].forEach(show);
  return () => {
    isHeard = false;
    stop();
  };
}
