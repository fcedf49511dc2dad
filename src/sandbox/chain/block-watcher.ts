import type { Chain } from './chain';

export type BlockRange = { from: bigint; to: bigint };
export type BlockListener = (range: BlockRange) => void | Promise<void>;
export type BlockWatcher = { onBlocks: (listener: BlockListener) => void; stop: () => void };

const POLL_MS = 250;

/** Reports each new block once and in order. Starts a few blocks back, for work that a restart has interrupted. */
export function watchBlocks(chain: Chain, { lookBack = 3n, pollMs = POLL_MS } = {}): BlockWatcher {
  const listeners: BlockListener[] = [];
  let next: bigint | undefined;
  let isBusy = false;

  const poll = async () => {
    const head = await chain.height();
    // A head below the last reported block means a fresh chain.
    if (next === undefined || head + 1n < next) next = head > lookBack ? head - lookBack : 0n;
    if (head < next) return;
    const range = { from: next, to: head };
    next = head + 1n;
    for (const listener of listeners) await listener(range);
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    poll()
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  }, pollMs);

  return { onBlocks: (listener) => void listeners.push(listener), stop: () => clearInterval(timer) };
}
