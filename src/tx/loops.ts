import type { Tx } from './tx';

/** The ids that this page watches and reports. The whole object is replaced, so that a loop sees that it has ended. */
export type Loops = Readonly<{ following: Set<string>; reporting: Set<string> }>;

export const newLoops = (): Loops => ({ following: new Set(), reporting: new Set() });

/** Sleeping loops end when they wake. Their successors can start at once. */
export function endLoops({ memory }: Tx): void {
  memory.loops = newLoops();
}

/** A loop that was started for one login must never call the service under another one. */
export function whileCurrent({ memory, service }: Tx): () => boolean {
  const { loops } = memory;
  const token = service.login()?.token;
  return () => memory.loops === loops && service.login()?.token === token;
}
