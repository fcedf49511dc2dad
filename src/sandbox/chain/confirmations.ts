import { CONFIRMATIONS } from '../service/domain/confirmations';
import type { BlockWatcher } from './block-watcher';
import type { Chain } from './chain';
import { paymentsTo } from './payments';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine' | 'payAddress' | 'vault'>;

export type ConfirmationMiner = {
  /** Mines none until the function that is returned is called. */
  pause: () => () => void;
  stop: () => void;
};

/**
 * The chain mines a block for each transaction and none without: a payment would wait for its confirmations for ever.
 * So after one to the pay address or the vault the missing blocks are mined, one after the other.
 */
export function mineConfirmations(chain: Mined, watcher: Pick<BlockWatcher, 'onBlocks'>, everyMs = 1_000): ConfirmationMiner {
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

  watcher.onBlocks(async (range) => {
    const paid = (await paymentsTo(chain.rpc, range, [chain.payAddress, chain.vault])).at(-1);
    if (!paid) return;
    wantedHead = paid.block + CONFIRMATIONS - 1n;
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
