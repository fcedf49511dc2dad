import { CONFIRMATIONS } from '../service/domain/confirmations';
import type { BlockWatcher } from './block-watcher';
import type { Chain } from './chain';
import { lastBlockWithTransaction } from './blocks';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine'>;

export type ConfirmationMiner = {
  pause: () => () => void;
  forget: () => void;
  stop: () => void;
};

/**
 * Mines the blocks that each transaction needs for its confirmations, including the service's payments. Anvil mines
 * only when a transaction is sent.
 */
export function mineConfirmations(
  chain: Mined,
  watcher: Pick<BlockWatcher, 'onBlocks'>,
  everyMs = 1_000,
): ConfirmationMiner {
  let wantedHead = 0n;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let isPaused = false;
  let generation = 0;

  const step = async () => {
    timer = undefined;
    if (isStopped || isPaused) return;
    const begunIn = generation;
    const head = await chain.height();
    if (begunIn !== generation || head >= wantedHead) return;
    await chain.mine();
    if (head + 1n < wantedHead) schedule();
  };
  const schedule = () => {
    if (isStopped || isPaused || timer) return;
    timer = setTimeout(() => void step().catch(() => undefined), everyMs);
  };

  watcher.onBlocks(async (range) => {
    const readIn = generation;
    const sent = await lastBlockWithTransaction(chain.rpc, range);
    if (sent === undefined || readIn !== generation) return;
    wantedHead = sent + CONFIRMATIONS - 1n;
    schedule();
  });

  return {
    pause: () => {
      isPaused = true;
      return () => {
        isPaused = false;
        schedule();
      };
    },
    forget: () => {
      generation += 1;
      wantedHead = 0n;
      clearTimeout(timer);
      timer = undefined;
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
