import { observeServiceDate } from '@/utils/service-clock';
import { idOf } from '@/tx/journal/entry';
import { belongsToOtherAttempt, addEntry, findEntry } from '@/tx/journal/journal';
import { rememberDetached } from '@/tx/journal/detached-hashes';
import { end } from '@/tx/watch/apply-verdict';
import { askAll, createWatch, isClosed, isSkippedBySearch, nodeOf, cursorAt } from '@/tx/watch/watch';
import { engine } from '@/tx/app-engine';
import { ELSE, OURS, SPED_UP, asked, ofOrder, sent } from '../../support/money/attempt';
import { modelChain, type ModelTx } from './model-chain';

const mined: ModelTx = { hash: OURS, nonce: 3, block: 18n };
const node = (txs: readonly ModelTx[] = [mined], isAway = false) => modelChain(txs, 20n, { isAway }).node;

it('no attempt is closed before the service’s time is known, and then only by that time', () => {
  const entry = asked({ closesAt: Date.parse('2026-03-01T12:00:00Z') });
  expect(isClosed(engine, entry)).toBe(false);
  observeServiceDate('Sun, 01 Mar 2026 11:59:58 GMT');
  expect(isClosed(engine, entry)).toBe(false);
  observeServiceDate('Sun, 01 Mar 2026 12:00:10 GMT');
  expect(isClosed(engine, entry)).toBe(true);
});

it('the nodes are asked in turn, and a watch without nodes throws', () => {
  const each = [node(), node()];
  const watch = createWatch(sent());
  const asking = [0, 1, 2].map((turn) => nodeOf({ ...watch, turn }, each));
  expect(asking).toEqual([each[0], each[1], each[0]]);
  expect(() => nodeOf(watch, [])).toThrow();
});

it('a node that is unavailable or knows nothing does not change another node’s report', async () => {
  expect(await askAll(sent(), createWatch(sent()), [node(), node([], true), node([])])).toEqual([
    { height: 20n, seen: { kind: 'mined', hash: OURS, nonce: 3, block: 18n, outcome: 'paid' } },
    null,
    { height: 20n, seen: { kind: 'unseen' } },
  ]);
});

describe('A node that is behind other nodes', () => {
  const at = (height: bigint) => modelChain([mined], height).node;
  const later = () => void jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 30_000);
  afterEach(() => jest.restoreAllMocks());
  const heights = (reports: Awaited<ReturnType<typeof askAll>>) => reports.map((one) => one?.height ?? null);

  it('is ignored if it gets no new blocks and two others are far ahead', async () => {
    const watch = createWatch(sent());
    const each = [at(20n), at(40n), at(41n)];
    expect(heights(await askAll(sent(), watch, each))).toEqual([20n, 40n, 41n]);
    later();
    expect(heights(await askAll(sent(), watch, each))).toEqual([null, 40n, 41n]);
  });

  it.each<[string, bigint[], bigint[]]>([
    ['still advances, however far behind', [20n, 400n, 400n], [21n, 800n, 800n]],
    ['is a few blocks behind', [20n, 32n, 32n], [20n, 32n, 32n]],
    ['is behind only one other node', [20n, 20n, 400n], [20n, 20n, 800n]],
  ])('counts while it %s', async (_how, before, after) => {
    const watch = createWatch(sent());
    await askAll(sent(), watch, before.map(at));
    later();
    expect(heights(await askAll(sent(), watch, after.map(at)))).toEqual(after);
  });
});

it('a watch begins at the request, and waits longer after each failure, but at most half a minute', () => {
  const watch = createWatch(asked());
  expect(cursorAt(asked({ blockAtSubmit: '100' }), watch, 2)).toEqual({
    position: { block: 88n, count: 3 },
    replacementAbove: 100n,
    enteredAbove: new Map(),
    isSearched: false,
  });
  expect(Array.from({ length: 6 }, watch.pauseAfterFailure)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
});

it('a node counts as searched only until its next search begins', () => {
  const watch = createWatch(asked());
  cursorAt(asked(), watch, 2).isSearched = true;
  expect(cursorAt(asked(), watch, 2).isSearched).toBe(false);
});

it.each([
  ['a hash that has just become known', sent({ at: Date.now() }), 60],
  ['a hash from before a reload', sent({ at: Date.now() - 61_000 }), 20],
  ['an unanswered request', asked({ at: Date.now() }), 20],
])('a watch of %s may make 60 calls in the first minute if the hash is new, and 20 otherwise', (_what, entry, most) => {
  const { budget } = createWatch(entry);
  expect([budget.take(most), budget.take(1)]).toEqual([true, false]);
});

it('a watch recognises another attempt’s hash in any letter case, and does not take its own hash for one', async () => {
  await addEntry(engine, sent());
  await addEntry(engine, sent({ at: 2, hash: `0x${'D'.repeat(64)}`, status: 'failed', failure: 'cancelled' }));
  await addEntry(engine, sent({ ...ofOrder('two'), hash: ELSE }));
  const isOther = belongsToOtherAttempt(engine, sent());
  expect([OURS, ELSE, `0x${'C'.repeat(64)}`, `0x${'d'.repeat(64)}`, `0x${'9'.repeat(64)}`].map(isOther)).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

it('a new watch still rejects a hash that was detached from its attempt, but only for that attempt', () => {
  const [entry, later] = [asked({ at: 10 }), asked({ at: 11 })];
  rememberDetached(engine, { ...entry, hash: SPED_UP });
  expect([entry, later].map((one) => isSkippedBySearch(engine, one, createWatch(one))(SPED_UP))).toEqual([true, false]);
});

it('an attempt that has succeeded in another tab is not called lost', async () => {
  const attempt = sent({ ...ofOrder('three'), at: 3 });
  await addEntry(engine, { ...attempt, status: 'succeeded' });
  await end(engine, { ...attempt, hash: OURS }, 'dropped', OURS);
  expect(findEntry(engine, idOf(attempt))?.status).toBe('succeeded');
});
