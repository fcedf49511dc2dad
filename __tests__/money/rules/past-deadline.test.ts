import type { ChainNode } from '@/chain/node';
import { isDeadlineOver, isProvenExpired } from '@/tx/watch/past-deadline';
import { readEntry } from '@/tx/journal/codec';
import type { Entry } from '@/tx/journal/entry';
import { createWatch, type Watch } from '@/tx/watch/watch';
import { observeServiceDate } from '@/utils/service-clock';
import { engine } from '@/tx/app-engine';

const ACCOUNT = `0x${'1'.repeat(40)}` as const;
const OTHER = `0x${'2'.repeat(40)}` as const;
const HASH = `0x${'a'.repeat(64)}` as const;
const DEADLINE = 1_800_000_000n;
const COUNT = 7;

const someSwap = (more: Partial<Entry> = {}): Entry =>
  readEntry({
    v: 3,
    key: 'swap:1',
    kind: 'swap',
    chainId: 56,
    instance: HASH,
    from: ACCOUNT,
    to: OTHER,
    value: '0',
    data: '0x00',
    effect: {
      type: 'swap',
      pay: OTHER,
      maxPaid: '1',
      get: 'coin',
      minReceived: '1',
      deadline: String(DEADLINE),
      account: ACCOUNT,
      router: OTHER,
      wrapped: OTHER,
    },
    isContract: false,
    description: 'A swap',
    blockAtSubmit: '10',
    minedNonceCount: COUNT,
    at: 1,
    closesAt: 1,
    status: 'unanswered',
    hash: null,
    nonce: null,
    ...more,
  })!;

const away = () => Promise.reject(new Error('away'));
const HONEST = {
  height: () => Promise.resolve(112n),
  nonce: () => Promise.resolve(COUNT),
  nonceWithPool: () => Promise.resolve(COUNT),
  codeOf: () => Promise.resolve('none'),
};
const nodeAt = (time: bigint | null, change: Partial<Record<keyof typeof HONEST, () => Promise<unknown>>> = {}) =>
  ({
    ...HONEST,
    blockTime: () => (time === null ? away() : Promise.resolve(time)),
    ...change,
  }) as unknown as ChainNode;

function read(entry: Entry, counts: readonly number[]): Watch {
  const watch = createWatch(entry);
  counts.forEach((count, at) =>
    watch.cursors.set(at, {
      position: { block: 100n, count },
      replacementAbove: 90n,
      enteredAbove: new Map(),
      isSearched: false,
    }),
  );
  return watch;
}

const judged = (times: readonly (bigint | null)[], entry = someSwap(), counts = times.map(() => COUNT)) =>
  isProvenExpired(
    engine,
    entry,
    read(entry, counts),
    times.map((time) => nodeAt(time)),
  );

const AFTER = DEADLINE + 1n;

beforeEach(() => observeServiceDate(new Date(Number(AFTER) * 1_000 + 1_000).toUTCString()));

it('a swap is past its deadline when two nodes have later settled blocks', async () => {
  expect(await judged([AFTER, AFTER])).toBe(true);
  expect(await judged([AFTER, null, AFTER])).toBe(true);
});

it('a swap is not past its deadline if only one node says so, or if one node disagrees', async () => {
  expect(await judged([AFTER])).toBe(false);
  expect(await judged([AFTER, null, null])).toBe(false);
  expect(await judged([AFTER, AFTER, DEADLINE])).toBe(false);
});

it('a swap is not past its deadline in the exact second of the deadline', async () => {
  expect(await judged([DEADLINE, DEADLINE])).toBe(false);
});

it('a swap is not past its deadline when a node was not read, or the account has sent a transaction since', async () => {
  expect(await judged([AFTER, AFTER, AFTER], someSwap(), [COUNT, COUNT])).toBe(false);
  expect(await judged([AFTER, AFTER, AFTER], someSwap(), [COUNT, COUNT, COUNT + 1])).toBe(false);
});

it('a swap with a known nonce is judged by that nonce, whatever else the account has sent', async () => {
  const entry = someSwap({ status: 'pending', hash: HASH, nonce: 9 });
  expect(await judged([AFTER, AFTER], entry, [COUNT + 1, COUNT + 2])).toBe(true);
});

it.each<[string, Partial<Entry>]>([
  ['a swap of a contract', { isContract: true }],
  ['a swap of an account with delegated code', { isDelegated: true }],
  ['a swap that another account has sent', { sightings: [{ hash: HASH, from: OTHER, nonce: 3 }] }],
  ['a transfer', { effect: { type: 'coin-transfer', to: OTHER, amount: '1' } }],
])('%s is never past a deadline', async (_, more) => {
  expect(await judged([AFTER, AFTER], someSwap(more))).toBe(false);
  expect(isDeadlineOver(engine, someSwap(more))).toBe(false);
});

it('a swap is not past its deadline when no two nodes reported the nonce count at the submit', async () => {
  expect(await judged([AFTER, AFTER], someSwap({ minedNonceCount: null }))).toBe(false);
  const known = someSwap({ status: 'pending', hash: HASH, nonce: 9, minedNonceCount: null });
  expect(await judged([AFTER, AFTER], known)).toBe(true);
});

it.each<[string, Parameters<typeof nodeAt>[1]]>([
  ['the block is not final yet', { height: () => Promise.resolve(111n) }],
  ['the account has a pending transaction', { nonceWithPool: () => Promise.resolve(COUNT + 1) }],
  ['the account is delegated by now', { codeOf: () => Promise.resolve('delegated') }],
  ['the account is a contract by now', { codeOf: () => Promise.resolve('contract') }],
])('a swap is not past its deadline when one node of three reports that %s', async (_, change) => {
  const entry = someSwap();
  const watch = read(entry, [COUNT, COUNT, COUNT]);
  const honest = [nodeAt(AFTER), nodeAt(AFTER)];
  expect(await isProvenExpired(engine, entry, watch, [...honest, nodeAt(AFTER)])).toBe(true);
  expect(await isProvenExpired(engine, entry, watch, [...honest, nodeAt(AFTER, change)])).toBe(false);
});

it('a swap is past its deadline when two nodes that show their pools say so, and not when only one does', async () => {
  const entry = someSwap();
  const watch = read(entry, [COUNT, COUNT, COUNT]);
  const mute = nodeAt(AFTER, { nonceWithPool: away });
  expect(await isProvenExpired(engine, entry, watch, [nodeAt(AFTER), nodeAt(AFTER), mute])).toBe(true);
  expect(await isProvenExpired(engine, entry, watch, [nodeAt(AFTER), mute, mute])).toBe(false);
});

it('no node is asked before the service’s clock has passed the deadline, or while that clock is unknown', async () => {
  const blockTime = jest.fn(() => Promise.resolve(AFTER));
  const node = { blockTime } as unknown as ChainNode;
  const entry = someSwap();
  observeServiceDate(new Date(Number(DEADLINE) * 1_000).toUTCString());
  expect(await isProvenExpired(engine, entry, read(entry, [COUNT, COUNT]), [node, node])).toBe(false);
  jest.spyOn(performance, 'now').mockReturnValue(10 ** 9);
  expect(isDeadlineOver(engine, entry)).toBe(false);
  jest.restoreAllMocks();
  expect(blockTime).not.toHaveBeenCalled();
});
