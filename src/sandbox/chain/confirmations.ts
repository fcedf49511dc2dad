import { CONFIRMATIONS } from '../service/domain/confirmations';
import type { BlockWatcher } from './block-watcher';
import type { Chain } from './chain';
import { lastBlockWithTransaction } from './blocks';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine'>;

export type ConfirmationMiner = {
  /** Mines none until the function that is returned is called. */
  pause: () => () => void;
  /** What was still to be mined belongs to a chain that is no more: nothing of it is mined into the next one. */
  forget: () => void;
  stop: () => void;
};

/**
 * The chain mines a block for each transaction and none without: a transaction would wait for its confirmations for ever.
 * So after each one, whatever it is and however it ended, the missing blocks are mined, one after the other. Also after
 * what the service pays: it counts when it is as deep as a payment must be.
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
    // A failure means that the chain restarts; the watcher tells of what it finds then.
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
