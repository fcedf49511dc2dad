import { followHash } from '@/tx/watch/follow-hash';
import type { ChainNode } from '@/chain/node';
import { idOf, type Entry } from '@/tx/journal/entry';
import { findEntry, addEntry } from '@/tx/journal/journal';
import { dispatch, lastConfirmations, txStore } from '@/tx/store';
import { createWatch } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { ELSE, HERS, OURS, SPED_UP, emptyJournal, sent } from '../../support/money/attempt';
import { modelChain, type ModelTx } from './model-chain';

const AN_HOUR_AGO_MS = 3_600_000;
const BETWEEN_LOOKS_MS = 4_000;
const LOOKS = 60;

afterEach(async () => {
  jest.restoreAllMocks();
  await emptyJournal();
});

/** Looks at a sent payment every four seconds, for four minutes or until it is no longer pending. */
async function watchOn(nodes: readonly ChainNode[]): Promise<Entry> {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => now);
  const entry = sent({ at: now - AN_HOUR_AGO_MS, closesAt: now + AN_HOUR_AGO_MS, hash: OURS });
  await addEntry(engine, entry);
  const watch = createWatch(entry);
  for (let looks = 0; looks < LOOKS && findEntry(engine, idOf(entry))?.status === 'pending'; looks += 1) {
    await followHash(engine, { ...entry, hash: OURS }, watch, nodes).catch(() => (watch.turn += 1));
    now += BETWEEN_LOOKS_MS;
  }
  return entry;
}

it('a replacement is confirmed within minutes even if the app has to ask five nodes', async () => {
  const cancelled: ModelTx = { hash: ELSE, nonce: 3, from: HERS, to: HERS, value: 0n, block: 20n };
  const entry = await watchOn(Array.from({ length: 5 }, () => modelChain([cancelled], 60n).node));
  expect(findEntry(engine, idOf(entry))).toMatchObject({ status: 'failed', failure: 'cancelled', replacement: ELSE });
});

it('a sped-up payment is shown although one node of three reports a false replacement', async () => {
  const forged: ModelTx = { hash: ELSE, nonce: 3, from: HERS, to: HERS, value: 0n, block: 20n };
  const liar = modelChain([forged], 60n).node;
  const honest = () => modelChain([{ hash: SPED_UP, nonce: 3, block: 20n }], 60n).node;
  const entry = await watchOn([liar, honest(), honest()]);
  expect(txStore(engine, entry.key).get()).toMatchObject({ step: 'pending', hash: SPED_UP, confirmations: 3 });
  expect(lastConfirmations(engine, idOf(entry))).toBe(0);
});

it('a payment keeps the confirmations that are shown while no node answers', async () => {
  const silent = new Proxy(modelChain([], 60n).node, { get: () => () => Promise.reject(new Error('silent')) });
  dispatch(engine, sent({}).key, { type: 'seen', hash: OURS, confirmations: 2, isStored: true });
  const entry = await watchOn([silent, silent, silent]);
  expect(txStore(engine, entry.key).get()).toMatchObject({ step: 'pending', hash: OURS, confirmations: 2 });
  expect(lastConfirmations(engine, idOf(entry))).toBe(0);
});
