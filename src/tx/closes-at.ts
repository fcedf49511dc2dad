import type { Intent } from './intent';
import { LONGEST_MINUTES } from './kinds/swap-intent';

const CLOSES_AFTER_MS = 4 * 3_600_000;
const A_DAY_MS = 86_400_000;
const LONGEST_SWAP_MS = LONGEST_MINUTES * 60_000;

/** An action without an end closes after a day. A swap closes earlier, because its router refuses it after its deadline. */
export function closesAt({ kind, notAfter }: Pick<Intent, 'kind' | 'notAfter'>, now: number): number {
  if (notAfter) return Math.min(notAfter.at, now + A_DAY_MS) + CLOSES_AFTER_MS;
  return now + (kind === 'swap' ? LONGEST_SWAP_MS + CLOSES_AFTER_MS : A_DAY_MS);
}
