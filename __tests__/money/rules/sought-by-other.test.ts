import { engine } from '@/tx/app-engine';
import { idOf, type Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { isReplacementSought } from '@/tx/watch/attach-hash';
import { BANK, ELSE, OURS, SPED_UP, asked, emptyJournal, ofOrder, sent } from '../../support/money/attempt';
import { useBank } from '../../support/money/bank-server';
import { modelChain } from './model-chain';

/** The transaction has used the nonce of one payment, and another attempt has requested it. */
const { bank } = useBank();
const { following } = engine.memory.loops;
const endPause = { end: () => undefined, take: () => Promise.resolve() };
afterEach(async () => {
  following.clear();
  await emptyJournal();
});

const entry = sent({ ...ofOrder('two'), hash: SPED_UP, value: '6' });
const knowing = modelChain([{ hash: OURS, nonce: 3, block: 18n }], 20n).node;
const unknowing = modelChain([], 20n).node;

async function isSought(change: Partial<Entry> = {}, { isFollowed = true, nodes = [knowing, knowing] } = {}) {
  const other = asked({ status: 'unanswered', saidUnsentAt: 1, ...change });
  await addEntry(engine, other);
  if (isFollowed) following.set(idOf(other), endPause);
  return isReplacementSought(engine, entry, OURS, nodes);
}

it('a transaction that another attempt has requested is left to it', async () => {
  expect(await isSought()).toBe(true);
});

it.each<[string, Partial<Entry>]>([
  ['has another hash', { status: 'pending', saidUnsentAt: undefined, hash: ELSE }],
  ['has no nonce count of its submit', { minedCount: null }],
  ['was submitted after its nonce was used', { minedCount: 4 }],
  ['was submitted while it was pending', { before: [OURS] }],
  ['requested another amount', { value: '7' }],
  ['requested another payee', { to: `0x${BANK.slice(2).replaceAll('2', '4')}` }],
])('a transaction is not left to another attempt that %s', async (_why, change) => {
  expect(await isSought(change)).toBe(false);
});

it('a transaction is not left to an attempt that this page does not watch', async () => {
  expect(await isSought({}, { isFollowed: false })).toBe(false);
});

it.each(['one', 'two', 'nine'])('a transaction that the bank has recorded for order %s is not left', async (id) => {
  bank.record(id, OURS);
  expect(await isSought()).toBe(false);
});

it('a transaction is left to another attempt while the bank does not answer', async () => {
  bank.answers('nothing');
  expect(await isSought()).toBe(true);
});

it('a transaction that no node shows is not left to another attempt', async () => {
  expect(await isSought({}, { nodes: [unknowing, unknowing] })).toBe(false);
});
