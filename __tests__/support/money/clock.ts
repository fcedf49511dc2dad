/** Taken before anything is faked. */
const reallyWait = window.setTimeout.bind(window);
const inReality = (ms: number) => new Promise((resolve) => void reallyWait(resolve, ms));

const STEP_MS = 250;

let asked = 0;

/** What is asked of the network or of a wallet takes no time at all by the page's clock. */
export async function takingNoTime<T>(work: () => Promise<T>): Promise<T> {
  asked += 1;
  try {
    return await work();
  } finally {
    asked -= 1;
  }
}

/** The page's clock from now on goes only where a test lets it. */
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
  // A browser's two clocks go together, but for one that was set: here both are the test's.
  jest.spyOn(window.performance, 'now').mockImplementation(() => Date.now());
}

/** What a page that has left had in mind is not done any more. */
export async function forgetTimers(): Promise<void> {
  await settled();
  jest.clearAllTimers();
}

async function settled(): Promise<void> {
  do await inReality(2);
  while (asked > 0);
}

/** Lets the page's clock go, never past what is being asked. */
export async function passes(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) {
    await settled();
    await jest.advanceTimersByTimeAsync(Math.min(left, STEP_MS));
  }
  await settled();
}

/** Lets it go until something is so. */
export async function until(isSo: () => boolean | Promise<boolean>, withinMs = 120_000): Promise<void> {
  for (let passed = 0; !(await isSo()); passed += STEP_MS) {
    if (passed > withinMs) throw new Error(`It never came to this: ${String(isSo)}`);
    await passes(STEP_MS);
  }
}

/** Lets it go while something is done. */
export async function during<T>(work: Promise<T>): Promise<T> {
  let isDone = false;
  const noted = work.finally(() => (isDone = true));
  // Heard at the end; a failure on the way is not unheard.
  noted.catch(() => undefined);
  await until(() => isDone);
  return noted;
}
