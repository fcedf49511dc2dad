import { attachHash } from '@/tx/watch/attach-hash';
import { idOf } from '@/tx/journal/entry';
import { followUnanswered } from '@/tx/watch/follow-unanswered';
import { findEntry, addEntry } from '@/tx/journal/journal';
import { assertAttemptsNotOnChain } from '@/tx/search/not-on-chain';
import { createBudget } from '@/tx/search/budget';
import { search } from '@/tx/search/search-forward';
import { createWatch } from '@/tx/watch/watch';
import { observeServiceDate } from '@/utils/service-clock';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, asked, emptyJournal } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { modelChain, type ModelTx, type Ways } from './model-chain';

useBank();
afterEach(emptyJournal);

const found: ModelTx = { hash: OURS, nonce: 3, block: 18n };
const knowing = () => modelChain([found], 20n).node;
/** A closed attempt would end as dropped before the app reads the pool. */
const open = { closesAt: Number.MAX_SAFE_INTEGER };
const uncounted = () => asked({ ...open, minedNonceCount: null });

describe('An attempt without a nonce count from two nodes', () => {
  it('does not get a transaction that was only found', async () => {
    await addEntry(engine, uncounted());
    const nodes = [knowing(), knowing()];
    expect(await attachHash(engine, uncounted(), { hash: OURS, watch: createWatch(uncounted()), nodes })).toBe(false);
    await followUnanswered(engine, uncounted(), createWatch(uncounted()), nodes);
    expect(findEntry(engine, idOf(uncounted()))).toMatchObject({ hash: null });
  });

  it('is not searched for in a node’s pool', async () => {
    const waiting = () => modelChain([{ ...found, block: undefined }], 20n).node;
    await addEntry(engine, uncounted());
    await followUnanswered(engine, uncounted(), createWatch(uncounted()), [waiting(), waiting()]);
    expect(findEntry(engine, idOf(uncounted()))).toMatchObject({ hash: null });
  });
});

it('a pooled payment is found by the first search, although an equal one from before the request is listed first', async () => {
  const [older, own] = [
    { hash: ELSE, nonce: 2 },
    { hash: OURS, nonce: 3 },
  ];
  const waiting = () => modelChain([older, own], 20n).node;
  const entry = asked(open);
  await addEntry(engine, entry);
  await followUnanswered(engine, entry, createWatch(entry), [waiting(), waiting()]);
  expect(findEntry(engine, idOf(entry))).toMatchObject({ hash: OURS });
});

it('an attempt without a service time is searched for from the time of its block', async () => {
  observeServiceDate(new Date().toUTCString());
  await addEntry(engine, asked({ status: 'unanswered' }));
  await expect(assertAttemptsNotOnChain(engine, { key: asked().key }, knowing())).rejects.toMatchObject({
    kind: 'paid-elsewhere',
  });
});

describe('A search without a nonce count from two nodes', () => {
  const place = { block: 10n, count: null };
  const paid = (ways: Ways) => modelChain([{ ...found, block: 12n }], 60n, ways).node;
  const never = () => false;

  it('starts from the node’s own count at the submit', async () => {
    expect(await search(asked(), paid({}), place, createBudget(false), never)).toMatchObject({ hash: OURS });
  });

  it('finds nothing and stays incomplete when the node has forgotten the block of the submit', async () => {
    const none = await search(asked(), paid({ keepsStateFor: 20n }), place, createBudget(false), never);
    expect(none).toEqual({ hash: null, position: place, isComplete: false });
  });
});
