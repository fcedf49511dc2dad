import type { Chain } from './chain';

type Mined = Pick<Chain, 'rpc' | 'height' | 'mine'>;

const LEAST_MS = 20_000;

/**
 * A swap is refused if the newest block is more than a minute old, so this mines a block when the chain has been idle.
 * It does nothing while a test mines manually.
 */
export function keepBlocksComing(chain: Mined, wantedMs = LEAST_MS): { stop: () => void } {
  let last = -1n;
  const beat = async () => {
    const head = await chain.height();
    if (head === last && (await chain.rpc('anvil_getAutomine'))) await chain.mine();
    last = await chain.height();
  };
  const timer = setInterval(() => void beat().catch(() => undefined), Math.max(LEAST_MS, wantedMs));
  return { stop: () => clearInterval(timer) };
}
