import { useEffect, useState } from 'react';
import { useStore } from '@/utils/use-store';
import { resumePayment } from './paying';
import { ownChain } from './tx/chain';
import { followJournal, isOpen, journalStore, openAttempts, type Entry } from './tx/journal';

const ASK_AGAIN_MS = 10_000;

/** How many payments of this browser are on their way, here or from another tab. Each is kept moving, on whatever page. */
export function usePendingPayments(): number {
  const journal = useStore(journalStore);
  const standing = useInstance(journal.some(isOpen));
  useEffect(() => followJournal(), []);
  const open = standing.isKnown ? openAttempts(journal, standing.instance) : standing.isAway ? journal.filter(isOpen) : [];
  useResumed(standing.isKnown ? open : []);
  return new Set(open.map(({ orderId }) => orderId)).size;
}

type Standing = { isKnown: true; instance: string } | { isKnown: false; isAway: boolean };

/** Which chain this is. Until it says so, what was written down counts as open; a chain begun anew has none of it. */
function useInstance(isWanted: boolean): Standing {
  const [standing, setStanding] = useState<Standing>({ isKnown: false, isAway: false });
  const isNeeded = isWanted && !standing.isKnown;
  useEffect(() => {
    if (!isNeeded) return;
    const asking = { isOver: false, timer: 0 };
    const ask = async () => {
      try {
        const instance = await (await ownChain()).instance();
        if (!asking.isOver) setStanding({ isKnown: true, instance });
      } catch {
        if (asking.isOver) return;
        setStanding({ isKnown: false, isAway: true });
        asking.timer = window.setTimeout(() => void ask(), ASK_AGAIN_MS);
      }
    };
    void ask();
    return () => {
      asking.isOver = true;
      clearTimeout(asking.timer);
    };
  }, [isNeeded]);
  return standing;
}

const resumed = new Set<string>();

/** Each attempt once: from then on its own watcher follows it. */
function useResumed(attempts: readonly Entry[]): void {
  useEffect(() => {
    for (const { orderId, at } of attempts) {
      const attempt = `${orderId}@${at}`;
      if (resumed.has(attempt)) continue;
      resumed.add(attempt);
      resumePayment(orderId).catch(() => resumed.delete(attempt));
    }
  }, [attempts]);
}
