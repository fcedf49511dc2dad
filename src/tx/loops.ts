import type { Loops, Pause, Engine } from './engine';

export const newLoops = (): Loops => ({ following: new Map(), reporting: new Set(), reopening: new Set() });

/** Skips the pause if `end` is called before the pause begins. */
export function createSkippablePause(): Pause {
  let wake: (() => void) | undefined;
  let isSkipped = false;
  return {
    take: async (ms) => {
      if (!isSkipped)
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      isSkipped = false;
      wake = undefined;
    },
    end: () => {
      isSkipped = wake === undefined;
      wake?.();
    },
  };
}

/** A pausing loop ends only after its pause. New loops can start before that. */
export function endLoops({ memory }: Engine): void {
  memory.loops = newLoops();
}

export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A loop that was started for one login must never call the service with another login. */
export function whileCurrent({ memory, service }: Engine): () => boolean {
  const { loops } = memory;
  const token = service.login()?.token;
  return () => memory.loops === loops && service.login()?.token === token;
}
