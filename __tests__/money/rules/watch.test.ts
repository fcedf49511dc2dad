import type { Hash } from '@/api/contract';
import { look } from '@/wallet/tx/watch';
import { BANK, ELSE, HERS, OURS, sent, SPED_UP } from '../../support/money/attempt';

type Known = { hash: Hash; nonce?: number; to?: string; value?: bigint; block?: bigint; worked?: boolean };

/** A chain of a few transactions, mined where they have a block. */
function chainWith(known: readonly Known[], { nonce = 3, pool = 0, height = 20n } = {}) {
  const find = (hash: Hash) => known.find((one) => one.hash === hash);
  const sentOf = ({ nonce: own = 3, to = BANK, value = 5n }: Known) => ({ from: HERS, to, value, input: '0x', nonce: own });
  return {
    height: () => Promise.resolve(height),
    nonce: () => Promise.resolve(nonce),
    nonceWithPool: () => Promise.resolve(nonce + pool),
    transaction: (hash: Hash) => Promise.resolve(find(hash) ? sentOf(find(hash)!) : null),
    receipt: (hash: Hash) => {
      const { block, worked = true } = find(hash) ?? {};
      return Promise.resolve(block === undefined ? null : { worked, block });
    },
    sentSince: () =>
      Promise.resolve(known.flatMap((one) => (one.block === undefined ? [] : [{ hash: one.hash, sent: sentOf(one), block: one.block }]))),
  };
}

it('waits for what is sent and not mined', async () => {
  expect(await look(sent(), chainWith([{ hash: OURS }]))).toEqual({ kind: 'waiting' });
});

it.each([
  [18n, true, 3n],
  [20n, true, 1n],
  [25n, true, 0n],
  [19n, false, 2n],
])('mined in block %s, worked %s: %s confirmations', async (block, worked, confirmations) => {
  expect(await look(sent(), chainWith([{ hash: OURS, block, worked }]))).toEqual({ kind: 'mined', hash: OURS, worked, confirmations });
});

it.each([[{ to: HERS }], [{ value: 6n }]])('says at once that something else was sent than was seen: %o', async (change) => {
  expect(await look(sent(), chainWith([{ hash: OURS, ...change }]))).toEqual({ kind: 'altered', hash: OURS });
});

it('follows a payment that was sped up to its new hash', async () => {
  const chain = chainWith([{ hash: SPED_UP, block: 19n }], { nonce: 4 });
  expect(await look(sent(), chain)).toEqual({ kind: 'mined', hash: SPED_UP, worked: true, confirmations: 2n });
});

it('tells a cancellation from a payment', async () => {
  const chain = chainWith([{ hash: ELSE, to: HERS, value: 0n, block: 19n }], { nonce: 4 });
  expect(await look(sent(), chain)).toEqual({ kind: 'cancelled', hash: ELSE, confirmations: 2n });
});

it('knows nothing of it only where its place is free, in the blocks and in the pool', async () => {
  expect(await look(sent(), chainWith([]))).toEqual({ kind: 'unknown' });
  expect(await look(sent(), chainWith([], { pool: 1 }))).toEqual({ kind: 'waiting' });
  expect(await look(sent(), chainWith([], { nonce: 4 }))).toEqual({ kind: 'waiting' });
});

it('waits where a reorganisation has just taken its block away', async () => {
  const chain = chainWith([{ hash: SPED_UP, block: 19n }], { nonce: 4 });
  expect(await look(sent(), { ...chain, receipt: () => Promise.resolve(null) })).toEqual({ kind: 'waiting' });
});

describe('Where the hash was lost', () => {
  const lost = sent({ hash: null, status: 'asked' });

  it('finds what the wallet sent by what it says, also behind another one', async () => {
    const chain = chainWith(
      [
        { hash: ELSE, to: HERS, block: 18n },
        { hash: OURS, nonce: 4, block: 19n },
      ],
      { nonce: 5 },
    );
    expect(await look(lost, chain)).toEqual({ kind: 'mined', hash: OURS, worked: true, confirmations: 2n });
  });

  it('knows nothing of it where the wallet sent only something else, or nothing', async () => {
    expect(await look(lost, chainWith([{ hash: ELSE, to: HERS, block: 18n }], { nonce: 4 }))).toEqual({ kind: 'unknown' });
    expect(await look(lost, chainWith([]))).toEqual({ kind: 'unknown' });
  });

  it('takes nothing for it that was sent with an earlier nonce', async () => {
    const chain = chainWith([{ hash: ELSE, nonce: 2, block: 18n }], { nonce: 4 });
    expect(await look(lost, chain)).toEqual({ kind: 'unknown' });
  });
});
