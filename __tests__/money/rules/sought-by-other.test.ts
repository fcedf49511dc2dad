import { engine } from '@/tx/app-engine';
import { idOf, type Entry } from '@/tx/journal/entry';
import { addEntry } from '@/tx/journal/journal';
import { beginAsking, endAsking } from '@/tx/publish';
import { isSoughtByOther } from '@/tx/watch/attach-hash';
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
  const other = asked({ status: 'unanswered', declaredUnsentAt: 1, ...change });
  await addEntry(engine, other);
  if (isFollowed) following.set(idOf(other), endPause);
  return isSoughtByOther(engine, entry, OURS, nodes);
}

it.each<[string, Partial<Entry>]>([
  ['has no hash', {}],
  ['has another hash', { status: 'pending', declaredUnsentAt: undefined, hash: ELSE, nonce: 4 }],
])('a transaction is left to another attempt that has requested it and %s', async (_which, change) => {
  expect(await isSought(change)).toBe(true);
});

it('a pending transaction is left to another attempt too', async () => {
  const { node } = modelChain([{ hash: OURS, nonce: 3 }], 20n);
  expect(await isSought({}, { nodes: [node, node] })).toBe(true);
});

it('a transaction is left to another attempt that the wallet is being asked for', async () => {
  const other = asked();
  beginAsking(engine, other);
  await addEntry(engine, other);
  expect(await isSoughtByOther(engine, entry, OURS, [knowing, knowing])).toBe(true);
  endAsking(engine, other);
});

it('a transaction is left to another attempt if one of three nodes shows another amount', async () => {
  const lying = modelChain([{ hash: OURS, nonce: 3, block: 18n, value: 7n }], 20n).node;
  expect(await isSought({}, { nodes: [lying, knowing, knowing] })).toBe(true);
});

it.each<[string, Partial<Entry>]>([
  ['has ended', { status: 'failed', failure: 'cancelled', hash: ELSE }],
  ['has no nonce count of its submit', { minedNonceCount: null }],
  ['was submitted after its nonce was used', { minedNonceCount: 4 }],
  ['was submitted while it was pending', { similarPending: [OURS] }],
  ['requested another amount', { value: '7' }],
  ['requested another payee', { to: `0x${BANK.slice(2).replaceAll('2', '4')}` }],
])('a transaction is not left to another attempt that %s', async (_why, change) => {
  expect(await isSought(change)).toBe(false);
});

it('a transaction is not left to an attempt that this page does not watch', async () => {
  expect(await isSought({}, { isFollowed: false })).toBe(false);
});

it.each(['one', 'two', 'nine'])(
  'a transaction that the bank has recorded for order %s is not left to another attempt',
  async (id) => {
    bank.record(id, OURS);
    expect(await isSought()).toBe(false);
  },
);

it('a transaction is left to another attempt while the bank does not answer', async () => {
  bank.answers('nothing');
  expect(await isSought()).toBe(true);
});

it('a transaction is not left to the attempt that it has replaced although it makes the same call with more data', async () => {
  await addEntry(engine, entry);
  following.set(idOf(entry), endPause);
  const extended = modelChain([{ hash: OURS, nonce: 3, block: 18n, value: 6n, input: '0x00' }], 20n).node;
  expect(await isSoughtByOther(engine, entry, OURS, [extended, extended])).toBe(false);
});

it('a transaction that no node shows is not left to another attempt', async () => {
  expect(await isSought({}, { nodes: [unknowing, unknowing] })).toBe(false);
});
