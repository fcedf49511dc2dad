import type { Notice } from '@/api/contract';
import { STORAGE_KEYS } from '@/config/product';
import { createNoticePoll } from './poll-notices';
import { runInOneTab } from './lead';
import { waitAfter } from './schedule';

const GLANCE_MS = 5_000;
const EARLY_MS = 1_000;

const isAwake = () => document.visibilityState === 'visible' && navigator.onLine !== false;

/**
 * Polls for notices while the app is visible and online. Only one tab polls: less often while there is nothing new, and
 * at once when the user returns. The callback receives each notice about money once across all tabs.
 */
export function followNotices(notify: (notices: Notice[]) => void): () => void {
  const { ask, onStorage } = createNoticePoll(notify);
  let quiet = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let leading: AbortSignal | undefined;
  let stepDown: (() => void) | undefined;

  const round = async (signal: AbortSignal, maxMs: number) => {
    clearTimeout(timer);
    const result = await ask(signal, maxMs);
    if (signal.aborted) return;
    quiet = result === 'new' ? 0 : quiet + 1;
    clearTimeout(timer);
    const wait = waitAfter(quiet);
    timer = setTimeout(() => void round(signal, wait - EARLY_MS), wait);
  };
  const lead = (signal: AbortSignal) => {
    leading = signal;
    void round(signal, GLANCE_MS);
  };
  const rest = () => {
    clearTimeout(timer);
    stepDown?.();
    stepDown = leading = undefined;
  };
  const wake = (maxMs: number) => {
    if (!isAwake()) return rest();
    quiet = 0;
    if (!stepDown) stepDown = runInOneTab(STORAGE_KEYS.noticesSeen, lead);
    else if (leading) void round(leading, maxMs);
  };

  const stop = listen([
    [window, 'focus', () => wake(GLANCE_MS)],
    [document, 'visibilitychange', () => wake(GLANCE_MS)],
    [window, 'online', () => wake(0)],
    [window, 'offline', rest],
  ]);
  window.addEventListener('storage', onStorage);
  wake(GLANCE_MS);
  return () => {
    rest();
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

type Listening = readonly [place: EventTarget, name: string, work: () => void];

function listen(all: readonly Listening[]): () => void {
  for (const [place, name, work] of all) place.addEventListener(name, work);
  return () => {
    for (const [place, name, work] of all) place.removeEventListener(name, work);
  };
}
