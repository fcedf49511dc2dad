import fc from 'fast-check';
import { amend, isOpen, keep, lastAttempt, readJournal, strikeOut, type Entry } from '@/wallet/tx/journal';
import { asked, OURS } from '../../support/money/attempt';

/**
 * Tabs share one journal and read it whenever they like. Each tab does what `pay` and `follow` do, between whose steps
 * any other tab may write.
 */
type Tab = { read?: Entry; asking?: Entry };
type Step = { tab: number; does: 'ask' | 'sent' | 'refused' | 'read' | 'mined' | 'paid' | 'failed' };

let now = 0;
const attempt = () => asked({ at: (now += 1) });
const last = () => lastAttempt('one', 'genesis');

const STEPS: Readonly<Record<Step['does'], (tab: Tab) => void>> = {
  // Under the lock, as `pay` does it: nothing is asked for while an attempt may be on its way.
  ask: (tab) => {
    const before = last();
    if (tab.asking || (before && before.status !== 'failed')) return;
    tab.asking = attempt();
    keep(tab.asking);
  },
  sent: (tab) => {
    if (tab.asking) keep({ ...tab.asking, hash: OURS, status: 'sent' });
    tab.asking = undefined;
  },
  refused: (tab) => {
    if (tab.asking) strikeOut(tab.asking);
    tab.asking = undefined;
  },
  read: (tab) => void (tab.read = last()),
  mined: ({ read }) => void (read && amend(read, { hash: OURS, status: 'sent' })),
  paid: ({ read }) => void (read && amend(read, { hash: OURS, status: 'confirmed' })),
  failed: ({ read }) => void (read && amend(read, { status: 'failed' })),
};

const someStep: fc.Arbitrary<Step> = fc.record({
  tab: fc.integer({ min: 0, max: 2 }),
  does: fc.constantFrom('ask', 'sent', 'refused', 'read', 'mined', 'paid', 'failed'),
});

it('never loses an attempt, opens none beside one that is open, and closes none for good but by what was read of it', () => {
  fc.assert(
    fc.property(fc.array(someStep, { maxLength: 40 }), (steps) => {
      localStorage.clear();
      const tabs: Tab[] = [{}, {}, {}];
      for (const { tab: index, does } of steps) {
        const tab = tabs[index]!;
        const before = readJournal();
        const { read, asking } = tab;
        STEPS[does](tab);
        const after = readJournal();
        const stays = (one: Entry) => after.some(({ at }) => at === one.at);
        // Struck out by the wallet's own no, and by nothing else.
        for (const one of before.filter((known) => !stays(known))) expect([does, one.at]).toEqual(['refused', asking?.at]);
        if (does === 'ask' && after.length > before.length) expect(before.filter(isOpen).filter(({ at }) => at === before.at(-1)?.at)).toEqual([]);
        const closed = after.filter((one) => !isOpen(one) && before.some((known) => known.at === one.at && isOpen(known)));
        for (const one of closed) expect(one.at).toBe(read?.at);
        // A paid one is never opened, nor paid again.
        for (const one of before.filter(({ status }) => status === 'confirmed')) {
          if (does !== 'sent') expect(after.find(({ at }) => at === one.at)).toEqual(one);
        }
        expect(after.map(({ at }) => at)).toEqual([...after].map(({ at }) => at).toSorted((a, b) => a - b));
      }
    }),
    { numRuns: 1_000 },
  );
});
