import type { ChainNode } from '@/chain/node';
import { setCredentials } from '@/api/credentials';
import { engine } from '@/tx/app-engine';
import { idOf } from '@/tx/journal/entry';
import { withEntered } from '@/tx/journal/entered';
import { addEntry, findEntry } from '@/tx/journal/journal';
import { effectFor, type Effect } from '@/tx/request/effects';
import { findEntered, isEnteredKnown } from '@/tx/watch/entered';
import { followUnanswered } from '@/tx/watch/follow-unanswered';
import { createWatch, cursorAt } from '@/tx/watch/watch';
import { BANK, ELSE, HERS, OURS, STRANGER, asked, emptyJournal } from '../../support/money/attempt';
import { modelChain } from './model-chain';

afterEach(emptyJournal);

it('a hash that is entered twice is kept once, in any letter case', () => {
  const entry = { enteredHash: OURS };
  expect(withEntered(entry, OURS)).toEqual({});
  expect(withEntered(entry, OURS.replace(/a/g, 'A') as typeof OURS)).toEqual({});
  expect(withEntered(entry, ELSE)).toEqual({ enteredHash: ELSE, earlierEnteredHashes: [OURS] });
});

describe('An entered transaction that no node shows any more', () => {
  const entry = asked({ enteredHash: OURS, sightings: [{ hash: OURS, from: STRANGER, nonce: 4 }] });
  const node = (nonce: number) => ({ transaction: async () => null, nonce: async () => nonce }) as unknown as ChainNode;

  it('counts as replaced or mined once its nonce is used', async () => {
    expect(await isEnteredKnown(entry, [node(4), node(5)])).toBe(true);
  });

  it('is unknown while its nonce is free, or if no node ever showed it', async () => {
    expect(await isEnteredKnown(entry, [node(4), node(3)])).toBe(false);
    expect(await isEnteredKnown({ ...entry, sightings: undefined }, [node(5)])).toBe(false);
  });

  it('is undecided if too few nodes answer', async () => {
    const away = { transaction: () => Promise.reject(new Error('away')) } as unknown as ChainNode;
    expect(await isEnteredKnown(entry, [away])).toBe(null);
    expect(await isEnteredKnown(entry, [node(4), away])).toBe(null);
    expect(await isEnteredKnown(entry, [node(5), away])).toBe(true);
    expect(await isEnteredKnown(entry, [node(4), node(4), away])).toBe(false);
  });
});

it('data of an entered hash that only one node shows is not stored', async () => {
  setCredentials(null);
  const entry = asked({ enteredHash: OURS, closesAt: Number.MAX_SAFE_INTEGER });
  await addEntry(engine, entry);
  const showing = () => modelChain([{ hash: OURS, nonce: 4, from: STRANGER, to: STRANGER }], 20n).node;
  const watch = { ...createWatch(entry), looks: 1 };
  await followUnanswered(engine, entry, watch, [showing(), modelChain([], 20n).node]);
  expect(findEntry(engine, idOf(entry))?.sightings).toBeUndefined();
  await followUnanswered(engine, entry, { ...watch, turn: 0 }, [showing(), showing()]);
  expect(findEntry(engine, idOf(entry))?.sightings).toMatchObject([{ hash: OURS, nonce: 4 }]);
});

it('an entered hash is kept while a reorganisation may still remove the transaction that used its nonce', async () => {
  const entry = asked({ enteredHash: OURS, sightings: [{ hash: OURS, from: STRANGER, nonce: 3 }] });
  await addEntry(engine, entry);
  const watch = { ...createWatch(entry), looks: 1, rejectedHashes: new Set<string>([ELSE]) };
  const look = async (height: bigint) => {
    const { node } = modelChain([{ hash: ELSE, nonce: 3, from: STRANGER, block: 18n }], height);
    return findEntered(engine, entry, watch, node, { cursor: cursorAt(entry, watch, 1), nodes: [node] });
  };
  expect(await look(20n)).toBeNull();
  expect(findEntry(engine, idOf(entry))?.enteredHash).toBe(OURS);
});

it('a request without a hash stays unchanged while no one is logged in', async () => {
  setCredentials(null);
  const entry = asked({ closesAt: Number.MAX_SAFE_INTEGER });
  await addEntry(engine, entry);
  await followUnanswered(engine, entry, createWatch(entry), [modelChain([], 20n).node]);
  expect(findEntry(engine, idOf(entry))).toMatchObject({ hash: null, status: 'awaiting-wallet' });
});

const token = BANK;
const SWAPPED: Effect = {
  type: 'swap',
  pay: 'coin',
  maxPaid: '5',
  get: token,
  minReceived: '4',
  deadline: '9',
  account: HERS,
  router: BANK,
  wrapped: token,
};
it.each<[Effect, object]>([
  [{ type: 'transfer', token, from: HERS, to: BANK, amount: '5' }, { from: STRANGER }],
  [{ type: 'approval', token, owner: HERS, spender: BANK, amount: '5' }, { owner: STRANGER }],
  [{ type: 'coin-transfer', to: BANK, amount: '5' }, {}],
  [SWAPPED, { account: STRANGER }],
  [{ type: 'wrapping', direction: 'wrap', account: HERS, wrapped: token, amount: '5' }, { account: STRANGER }],
])('the expected effect of an entered hash applies to the account that sent the transaction: %j', (effect, change) => {
  expect(effectFor(effect, STRANGER)).toEqual({ ...effect, ...change });
});
