import fc from 'fast-check';
import { idOf, isAwaitingAnswer, isOpen, type Entry } from '@/tx/journal/entry';
import {
  updateEntry,
  storeFoundHash,
  entriesOf,
  storeWalletHash,
  readJournal,
  removeEntry,
  addEntry,
} from '@/tx/journal/journal';
import { blockingReason } from '@/tx/journal/attempt-rules';
import { engine } from '@/tx/app-engine';
import { HERS, OURS, asked, emptyJournal } from '../../support/money/attempt';

/**
 * Tabs share one journal and read it at any time. Each simulated tab takes the steps of `pay` and `follow`, and another
 * tab may write between them.
 */
type Tab = { read?: Entry; asking?: Entry };
type Does = 'ask' | 'sent' | 'refused' | 'read' | 'found' | 'paid' | 'cancelled' | 'unsent' | 'closed';
type Step = { tab: number; does: Does };

let now = 0;
const question = { key: 'order:one', kind: 'purchase', chainId: 56, from: HERS } as const;
const mayAsk = () => blockingReason(question, readJournal(engine), now) === null;

const STEPS: Readonly<Record<Does, (tab: Tab) => Promise<unknown> | undefined>> = {
  // `pay` holds a lock here: it makes no request while an attempt may be pending.
  ask: (tab) => {
    if (tab.asking || !mayAsk()) return undefined;
    tab.asking = asked({ at: (now += 1) });
    return addEntry(engine, tab.asking);
  },
  sent: (tab) => {
    const { asking } = tab;
    tab.asking = undefined;
    return asking && storeWalletHash(engine, asking, OURS);
  },
  refused: (tab) => {
    const { asking } = tab;
    tab.asking = undefined;
    return asking && removeEntry(engine, idOf(asking));
  },
  read: (tab) => void (tab.read = entriesOf(engine, 'order:one').at(-1)),
  found: ({ read }) => read && storeFoundHash(engine, idOf(read), OURS),
  paid: ({ read }) => read && updateEntry(engine, idOf(read), { hash: OURS, status: 'succeeded' }),
  cancelled: ({ read }) =>
    read &&
    updateEntry(
      engine,
      idOf(read),
      { status: 'failed', failure: 'cancelled' },
      (entry) => isOpen(entry) && entry.hash !== null,
    ),
  unsent: ({ read }) =>
    read && updateEntry(engine, idOf(read), { status: 'unanswered', declaredUnsentAt: now }, isAwaitingAnswer),
  closed: ({ read }) => read && updateEntry(engine, idOf(read), { status: 'failed', failure: 'dropped' }),
};

const someStep: fc.Arbitrary<Step> = fc.record({
  tab: fc.integer({ min: 0, max: 2 }),
  does: fc.constantFrom(
    ...(['ask', 'sent', 'refused', 'read', 'found', 'paid', 'cancelled', 'unsent', 'closed'] as const),
  ),
});

it('the journal never loses an attempt, never accepts one beside a pending attempt, and never undoes a success', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someStep, { maxLength: 40, size: 'max' }), async (steps) => {
      await emptyJournal();
      const tabs: Tab[] = [{}, {}, {}];
      for (const { tab: index, does } of steps) {
        const tab = tabs[index]!;
        const before = readJournal(engine).entries;
        const { asking } = tab;
        await STEPS[does](tab);
        const { entries: after, unread } = readJournal(engine);
        expect(unread).toEqual([]);
        const stays = (one: Entry) => after.some(({ at }) => at === one.at);
        // Only the wallet's own refusal removes an open attempt.
        for (const one of before.filter((known) => isOpen(known) && !stays(known)))
          expect([does, one.at]).toEqual(['refused', asking?.at]);
        // A second attempt exists only beside an attempt that was declared unsent or that is proven to be over.
        if (after.length > before.length)
          expect(
            before.filter((one) => isAwaitingAnswer(one) || one.status === 'pending' || one.failure === 'dropped'),
          ).toEqual([]);
        for (const one of before.filter(({ status }) => status === 'succeeded'))
          expect(after.filter(stays)).toContainEqual(one);
      }
    }),
    { numRuns: 500 },
  );
});
