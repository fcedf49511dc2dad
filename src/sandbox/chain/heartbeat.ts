import type { Chain } from './chain';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine'>;

const LEAST_MS = 20_000;

/**
 * A real chain never rests, and a swap is refused where its newest block is over a minute old. A block is mined here
 * whenever there was none for a while; not where a test mines by itself.
 */
export function keepBlocksComing(chain: Mined, wantedMs = LEAST_MS): { stop: () => void } {
  let last = -1n;
  const beat = async () => {
    const head = await chain.height();
    if (head === last && (await chain.rpc('anvil_getAutomine'))) await chain.mine();
    last = await chain.height();
  };
  // A failure means that the chain restarts: the next beat finds it again.
  const timer = setInterval(() => void beat().catch(() => undefined), Math.max(LEAST_MS, wantedMs));
  return { stop: () => clearInterval(timer) };
}
