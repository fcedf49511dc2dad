import { tabStore } from '@/utils/storage';
import { createSignal } from '@/utils/store';

const TONES = ['success', 'info', 'error'] as const;

export type Notice = {
  tone: (typeof TONES)[number];
  text: string;
  action?: { label: string; onClick: () => void };
};

const KEPT = 'notice';

const signal = createSignal<Notice>();
let waiting: Notice[] = [];
let isHeard = false;
let isBeingLeft = false;

/** Says something in a corner. Kept until the toaster, which loads late, stands. */
export function notify(notice: Notice): void {
  if (isHeard) signal.emit(notice);
  else waiting = [...waiting, notice];
}

/**
 * For a notice whose page is about to be left for another document: the next one says it. This one still runs until that
 * is there, and a toaster that stands up in between must not take the notice down with it.
 */
export function notifyAfterLoad({ tone, text }: Notice): void {
  isBeingLeft = true;
  tabStore.write(KEPT, JSON.stringify({ tone, text }));
}

function takeKept(): Notice[] {
  if (isBeingLeft) return [];
  const kept = tabStore.read(KEPT);
  tabStore.remove(KEPT);
  try {
    const { tone, text }: { tone?: unknown; text?: unknown } = Object(JSON.parse(kept ?? ''));
    const known = TONES.find((one) => one === tone);
    return known && typeof text === 'string' ? [{ tone: known, text }] : [];
  } catch {
    return [];
  }
}

export function hearNotices(show: (notice: Notice) => void): () => void {
  const stop = signal.listen(show);
  isHeard = true;
  [...takeKept(), ...waiting.splice(0)].forEach(show);
  return () => {
    isHeard = false;
    stop();
  };
}
