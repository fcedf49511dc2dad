import type { OwnChain } from './chain';
import type { Entry } from './journal';
import { look, type Sighting } from './watch';

/** As many as the service waits for: before that a reorganisation may take it back. */
export const ENOUGH = 3n;
/** A node may take so long to hear of what a wallet has sent elsewhere. */
const HEARD_WITHIN_MS = 60_000;
/** A node that is further behind the others has nothing to say of what is new. */
const BEHIND = 12n;

/** What nothing takes back any more: it ends the watch. */
export type Verdict = 'paid' | 'reverted' | 'cancelled' | 'dropped';

export function verdictOf(sighting: Sighting, unknownForMs: number): Verdict | null {
  switch (sighting.kind) {
    case 'waiting':
    case 'altered':
      return null;
    case 'mined':
      if (sighting.confirmations < ENOUGH) return null;
      return sighting.worked ? 'paid' : 'reverted';
    case 'cancelled':
      return sighting.confirmations < ENOUGH ? null : 'cancelled';
    case 'unknown':
      return unknownForMs > HEARD_WITHIN_MS ? 'dropped' : null;
  }
}

/**
 * Asks each node on its own: one that is wrong, on purpose or not, must not make an investor pay twice. Those that do
 * not answer, that stand before another chain or that lag behind are not heard.
 */
export async function isUnanimous(entry: Entry, verdict: Verdict, each: readonly OwnChain[]): Promise<boolean> {
  if (each.length < 2) return true;
  const told = (await Promise.all(each.map((node) => hear(entry, node)))).filter((one) => one !== null);
  const highest = told.reduce((top, { height }) => (height > top ? height : top), 0n);
  const heard = told.filter(({ height }) => height + BEHIND >= highest);
  return heard.length > 0 && heard.every(({ sighting }) => verdictOf(sighting, Infinity) === verdict);
}

async function hear(entry: Entry, node: OwnChain): Promise<{ height: bigint; sighting: Sighting } | null> {
  try {
    if ((await node.instance()) !== entry.instance) return null;
    const [height, sighting] = await Promise.all([node.height(), look(entry, node)]);
    return { height, sighting };
  } catch {
    return null;
  }
}
