import { CONFIRMATIONS } from '../service/domain/confirmations';
import type { BlockWatcher } from './block-watcher';
import type { Chain } from './chain';
import { lastBlockWith } from './payments';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine' | 'treasury' | 'payAddress' | 'vault'>;

export type ConfirmationMiner = {
  /** Mines none until the function that is returned is called. */
  pause: () => () => void;
  stop: () => void;
};

/**
 * The chain mines a block for each transaction and none without: a transaction would wait for its confirmations for ever.
 * So after each one of a user, whatever it is and however it ended, the missing blocks are mined, one after the other.
 * What the service sends itself needs none, and starts none.
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

  const step = async () => {
    timer = undefined;
    if (isStopped || isPaused) return;
    const head = await chain.height();
    if (head >= wantedHead) return;
    await chain.mine();
    if (head + 1n < wantedHead) schedule();
  };
  const schedule = () => {
    if (isStopped || isPaused || timer) return;
    // A failure means that the chain restarts; the watcher tells of what it finds then.
    timer = setTimeout(() => void step().catch(() => undefined), everyMs);
  };

  const own = new Set([chain.treasury, chain.payAddress, chain.vault].map((purse) => purse.toLowerCase()));
  watcher.onBlocks(async (range) => {
    const sent = await lastBlockWith(chain.rpc, range, ({ from }) => !own.has(String(from).toLowerCase()));
    if (sent === undefined) return;
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
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
