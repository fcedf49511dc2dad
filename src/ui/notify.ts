import { tabStore } from '@/utils/storage';
import { createSignal, createStore } from '@/utils/store';

const TONES = ['success', 'info', 'error'] as const;

export type Notice = {
  tone: (typeof TONES)[number];
  text: string;
  action?: { label: string; onClick: () => void };
};

const STORAGE_KEY = 'notice';
/** The time to read an error. If the user leaves the page earlier, the next page shows the error again. */
const READ_MS = 2_000;

const signal = createSignal<Notice>();
let waiting: Notice[] = [];
let hasSubscriber = false;
let isBeingLeft = false;

export const isNoticeWaiting = createStore(false);

export const findStoredNotice = () => {
  if (tabStore.read(STORAGE_KEY) !== null) isNoticeWaiting.set(true);
};

export function notify(notice: Notice): void {
  if (hasSubscriber) return signal.emit(notice);
  waiting = [...waiting, notice];
  isNoticeWaiting.set(true);
}

export function clearWaitingNotices(): void {
  waiting = [];
}

export function notifyPastReload(notice: Notice): void {
  keep(notice);
  clearOnceRead();
  notify(notice);
}

/**
 * Stores a notice for the next document, because this one is about to unload. Until then, no toaster may consume the
 * notice.
 */
export function notifyAfterLoad(notice: Notice): void {
  isBeingLeft = true;
  keep(notice);
}

const keep = ({ tone, text }: Notice) => tabStore.write(STORAGE_KEY, JSON.stringify({ tone, text }));

function clearOnceRead(): void {
  setTimeout(() => {
    if (!isBeingLeft) tabStore.remove(STORAGE_KEY);
  }, READ_MS);
}

function takeStored(): Notice[] {
  if (isBeingLeft) return [];
  const stored = parseStored(tabStore.read(STORAGE_KEY));
  if (stored?.tone === 'error') clearOnceRead();
  else tabStore.remove(STORAGE_KEY);
  return stored && !waiting.some(({ text }) => text === stored.text) ? [stored] : [];
}

function parseStored(stored: string | null): Notice | null {
  try {
    const { tone, text }: { tone?: unknown; text?: unknown } = Object(JSON.parse(stored ?? ''));
    const known = TONES.find((one) => one === tone);
    return known && typeof text === 'string' ? { tone: known, text } : null;
  } catch {
    return null;
  }
}

export function subscribeToNotices(show: (notice: Notice) => void): () => void {
  const stop = signal.listen(show);
  hasSubscriber = true;
  isNoticeWaiting.set(false);
  [...takeStored(), ...waiting.splice(0)].forEach(show);
  return () => {
    hasSubscriber = false;
    stop();
  };
}
