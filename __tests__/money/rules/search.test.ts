import fc from 'fast-check';
import type { Hash } from '@/api/contract';
import { OutOfBudget, createBudget } from '@/wallet/tx/budget';
import type { Entry } from '@/wallet/tx/entry';
import type { InBlock } from '@/wallet/tx/node';
import { findRival, search, type Position, type Searched } from '@/wallet/tx/search';
import { BANK, ELSE, HERS, OURS, SOMEBODY, SPED_UP, asked, sent } from '../../support/money/attempt';

const TOKEN_CALL = `0xa9059cbb${'0'.repeat(24)}${BANK.slice(2)}${'0'.repeat(63)}5` as Hash;
const inToken = (change: Partial<Entry> = {}) => asked({ data: TOKEN_CALL, value: '0', ...change });
const START: Position = { block: 10n, count: 3 };
const nobody = () => false;

type Mined = { hash: Hash; block: bigint; nonce: number; to?: string; value?: bigint; input?: string; from?: string };

/** A chain of the account's transactions, and how often it was asked. */
function chainOf(mined: readonly Mined[], { head = 400n } = {}) {
  const asInBlock = ({ hash, nonce, to = BANK, value = 5n, input = '0x', from = HERS }: Mined): InBlock => ({ hash, from, to, value, input, nonce });
  const state = { calls: 0 };
  const counted = <T>(value: T): Promise<T> => {
    state.calls += 1;
    return Promise.resolve(value);
  };
  const node: Searched = {
    height: () => counted(head),
    nonce: (_account, height = head) => counted(3 + mined.filter(({ block, from = HERS }) => block <= height && from === HERS).length),
    transaction: (hash) => counted(mined.filter((one) => one.hash === hash).map(asInBlock)[0] ?? null),
    transactionsIn: (height) => counted(mined.filter(({ block }) => block === height).map(asInBlock)),
    transfers: ({ first, last }, spend = () => undefined) => {
      spend();
      return counted(mined.filter(({ block, input }) => block >= first && block <= last && input === TOKEN_CALL).map(({ hash, block }) => ({ hash, block, amount: 5n })));
    },
  };
  return { node, state };
}

const budget = () => createBudget(true);
const other = (block: bigint, nonce: number): Mined => ({ hash: ELSE, block, nonce, to: HERS, value: 0n });
const coin = (block: bigint, nonce: number): Mined => ({ hash: OURS, block, nonce });
const token = (block: bigint, nonce: number): Mined => ({ hash: OURS, block, nonce, to: BANK, value: 0n, input: TOKEN_CALL });

describe('In the chain’s own coin', () => {
  it('nothing is looked through while the account has sent nothing more', async () => {
    const { node, state } = chainOf([]);
    expect(await search(asked(), node, START, budget(), nobody)).toEqual({ hash: null, position: { block: 388n, count: 3 } });
    expect(state.calls).toBe(2);
  });

  it('a payment is found in whichever block it is, and its hash told', async () => {
    const { node } = chainOf([coin(217n, 3)]);
    expect((await search(asked(), node, START, budget(), nobody)).hash).toBe(OURS);
  });

  it('one behind another transaction is found by the next look', async () => {
    const { node } = chainOf([other(50n, 3), coin(120n, 4)]);
    const first = await search(asked(), node, START, budget(), nobody);
    expect(first).toEqual({ hash: null, position: { block: 50n, count: 4 } });
    expect((await search(asked(), node, first.position, budget(), nobody)).hash).toBe(OURS);
  });

  it('one of several in a block is found', async () => {
    const { node } = chainOf([other(50n, 3), coin(50n, 4)]);
    expect((await search(asked(), node, START, budget(), nobody)).hash).toBe(OURS);
  });

  it('what is another attempt’s is not taken, nor what somebody else has sent', async () => {
    const { node } = chainOf([coin(50n, 3), { ...coin(50n, 3), hash: SPED_UP, from: SOMEBODY }]);
    expect((await search(asked(), node, START, budget(), (hash) => hash === OURS)).hash).toBeNull();
  });

  it('a block that a node counts and does not show is passed by', async () => {
    const { node } = chainOf([]);
    const odd: Searched = { ...node, nonce: () => Promise.resolve(4) };
    expect(await search(asked(), odd, START, budget(), nobody)).toEqual({ hash: null, position: { block: 11n, count: 4 } });
  });
});

describe('In a token', () => {
  it('a payment is found by the token’s log', async () => {
    const { node } = chainOf([token(300n, 3)]);
    expect((await search(inToken(), node, START, budget(), nobody)).hash).toBe(OURS);
  });

  it('a transfer that is not what was asked for, or is another attempt’s, is none', async () => {
    const { node } = chainOf([{ ...token(300n, 3), to: SOMEBODY }]);
    expect(await search(inToken(), node, START, budget(), nobody)).toEqual({ hash: null, position: { block: 388n, count: 3 } });
    expect((await search(inToken(), chainOf([token(300n, 3)]).node, START, budget(), () => true)).hash).toBeNull();
  });

  it('of a contract the log is enough: its transaction is somebody else’s', async () => {
    const { node } = chainOf([{ ...token(300n, 3), to: SOMEBODY, from: SOMEBODY }]);
    expect((await search(inToken({ isContract: true }), node, START, budget(), nobody)).hash).toBe(OURS);
  });
});

it('a node that is no further than the last look has nothing new', async () => {
  const { node, state } = chainOf([coin(9n, 3)], { head: 10n });
  expect(await search(asked(), node, START, budget(), nobody)).toEqual({ hash: null, position: START });
  expect(state.calls).toBe(1);
});

it('the newest blocks are looked through again: they may still change places', async () => {
  const { node } = chainOf([], { head: 15n });
  expect((await search(inToken(), node, START, budget(), nobody)).position.block).toBe(10n);
});

describe('What was mined with the payment’s own nonce', () => {
  it('is found', async () => {
    expect(await findRival(sent(), chainOf([other(77n, 3)]).node, budget())).toBe(ELSE);
  });

  it.each<[string, Entry, Mined[]]>([
    ['nothing was', sent(), []],
    ['its nonce is not known', sent({ nonce: null }), [other(77n, 3)]],
    ['the sender is a contract', sent({ isContract: true }), [other(77n, 3)]],
    ['the block does not show it', sent(), [{ ...other(77n, 5) }]],
  ])('is not there where %s', async (_what, entry, mined) => {
    expect(await findRival(entry, chainOf(mined).node, budget())).toBeNull();
  });
});

it('never asks a node more than it may, whatever stands on the chain, and finds a payment in the end', async () => {
  const places = fc.uniqueArray(fc.bigInt({ min: 11n, max: 100_000n }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(places, fc.nat(7), fc.boolean(), async (blocks, at, isToken) => {
      const sorted = blocks.toSorted((a, b) => (a < b ? -1 : 1));
      const own = at % sorted.length;
      const { node, state } = chainOf(sorted.map((block, index) => (index === own ? (isToken ? token : coin)(block, 3 + index) : other(block, 3 + index))), { head: 100_000n });
      let now = 0;
      const limited = createBudget(false, () => now);
      let position = START;
      let found: Hash | null = null;
      for (let minute = 0; minute < 60 && !found; minute += 1) {
        now = minute * 60_000;
        const before = state.calls;
        for (let look = 0; look < 4 && !found; look += 1) {
          const result = await search(isToken ? inToken() : asked(), node, position, limited, nobody).catch((error: unknown) => {
            expect(error).toBeInstanceOf(OutOfBudget);
            return { hash: null, position };
          });
          ({ hash: found, position } = result);
        }
        expect(state.calls - before).toBeLessThanOrEqual(20);
      }
      expect(found).toBe(OURS);
    }),
    { numRuns: 300 },
  );
});
