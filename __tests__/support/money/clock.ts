import { setImmediate as soon } from 'node:timers';

const STEP_MS = 250;

let asked = 0;
const waiting: (() => void)[] = [];

/** Network and wallet calls take no time on the page's clock. */
export async function takingNoTime<T>(work: () => Promise<T>): Promise<T> {
  asked += 1;
  try {
    return await work();
  } finally {
    asked -= 1;
    if (asked === 0) waiting.splice(0).forEach((resume) => resume());
  }
}

/** Stops the page's clock. Afterwards only the test advances it. */
export function stopClock(now = Date.now()): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'nextTick',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'queueMicrotask',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  // A browser's two clocks advance together. Here the test controls both.
  jest.spyOn(window.performance, 'now').mockImplementation(() => Date.now());
}

/** Drops the timers of a page that was closed. */
export async function forgetTimers(): Promise<void> {
  await settled();
  jest.clearAllTimers();
}

/** Waits until no call is open, even after the answers so far have been handled. */
async function settled(): Promise<void> {
  for (;;) {
    await new Promise(soon);
    await new Promise(soon);
    if (asked === 0) return;
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
}

/** Advances the page's clock, waiting for pending calls at each step. */
export async function passes(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await settled();
    await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
  }
  await settled();
}

/** Like `passes`, but jumps from timer to timer, which is faster. */
export async function passesByTimers(ms: number): Promise<void> {
  let isOver = false;
  setTimeout(() => (isOver = true), ms);
  while (!isOver) {
    await settled();
    await jest.advanceTimersToNextTimerAsync();
  }
  await settled();
}

export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += STEP_MS) {
    if (passed > withinMs) throw new Error(`It never came to this: ${String(isSo)}`);
    await passes(STEP_MS);
  }
}

export async function during<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const noted = work.finally(() => (isDone = true));
  noted.catch(() => undefined);
  await until(() => isDone);
  return noted;
}
