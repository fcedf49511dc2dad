import type { Hash } from '@/api/contract';
import type { Entry } from '@/wallet/tx/journal';
import { look } from '@/wallet/tx/watch';

const hashOf = (letter: string) => `0x${letter.repeat(64)}` as Hash;
const [OURS, SPED_UP, ELSE] = [hashOf('a'), hashOf('b'), hashOf('c')];
const HERS = `0x${'1'.repeat(40)}` as const;
const BANK = `0x${'2'.repeat(40)}` as const;
const ASKED_AT = 1_000_000;

const entry = (change: Partial<Entry> = {}): Entry => ({
  orderId: 'one',
  orderNo: 'FNX-1',
  chainId: 56,
  instance: 'genesis',
  from: HERS,
  to: BANK,
  value: '5',
  data: '0x',
  description: 'Payment of order FNX-1',
  nonce: 3,
  since: '10',
  at: ASKED_AT,
  hash: OURS,
  status: 'sent',
  ...change,
});

type Known = { hash: Hash; nonce?: number; to?: string; value?: bigint; block?: bigint; worked?: boolean };

/** A chain of a few transactions, mined where they have a block. */
function chainWith(known: readonly Known[], { nonce = 3, height = 20n } = {}) {
  const find = (hash: Hash) => known.find((one) => one.hash === hash);
  const sentOf = ({ nonce: own = 3, to = BANK, value = 5n }: Known) => ({ from: HERS, to, value, input: '0x', nonce: own });
  return {
    height: () => Promise.resolve(height),
    nonce: () => Promise.resolve(nonce),
    transaction: (hash: Hash) => Promise.resolve(find(hash) ? sentOf(find(hash)!) : null),
    receipt: (hash: Hash) => {
      const { block, worked = true } = find(hash) ?? {};
      return Promise.resolve(block === undefined ? null : { worked, block });
    },
    sentSince: () => Promise.resolve(known.filter(({ block }) => block !== undefined).map((one) => ({ hash: one.hash, sent: sentOf(one) }))),
  };
}

const soon = ASKED_AT + 5_000;
const later = ASKED_AT + 61_000;

it('waits for what is sent and not mined', async () => {
  expect(await look(entry(), chainWith([{ hash: OURS }]), soon)).toEqual({ kind: 'waiting' });
});

it.each([
  [18n, true, 3n],
  [20n, true, 1n],
  [25n, true, 0n],
  [19n, false, 2n],
])('mined in block %s, worked %s: %s confirmations', async (block, worked, confirmations) => {
  expect(await look(entry(), chainWith([{ hash: OURS, block, worked }]), soon)).toEqual({ kind: 'mined', hash: OURS, worked, confirmations });
});

it.each([[{ to: HERS }], [{ value: 6n }]])('says at once that something else was sent than was seen: %o', async (change) => {
  expect(await look(entry(), chainWith([{ hash: OURS, ...change }]), soon)).toEqual({ kind: 'altered', hash: OURS });
});

it('follows a payment that was sped up to its new hash', async () => {
  const chain = chainWith([{ hash: SPED_UP, block: 19n }], { nonce: 4 });
  expect(await look(entry(), chain, soon)).toEqual({ kind: 'mined', hash: SPED_UP, worked: true, confirmations: 2n });
});

it('tells a cancellation from a payment', async () => {
  const chain = chainWith([{ hash: ELSE, to: HERS, value: 0n, block: 19n }], { nonce: 4 });
  expect(await look(entry(), chain, soon)).toEqual({ kind: 'cancelled', hash: ELSE });
});

it('does not say that it is gone while a node may only be late, nor while its nonce is used', async () => {
  expect(await look(entry(), chainWith([]), soon)).toEqual({ kind: 'waiting' });
  expect(await look(entry(), chainWith([], { nonce: 4 }), later)).toEqual({ kind: 'waiting' });
});

it('says that it is gone once no node knows it and its nonce is free', async () => {
  expect(await look(entry(), chainWith([]), later)).toEqual({ kind: 'dropped' });
});

describe('Where the hash was lost', () => {
  const lost = entry({ hash: null, status: 'asked' });

  it('finds what the wallet sent by what it says, also behind another one', async () => {
    const chain = chainWith(
      [
        { hash: ELSE, to: HERS, block: 18n },
        { hash: OURS, nonce: 4, block: 19n },
      ],
      { nonce: 5 },
    );
    expect(await look(lost, chain, later)).toEqual({ kind: 'mined', hash: OURS, worked: true, confirmations: 2n });
  });

  it('goes on waiting where the wallet sent only something else, or nothing', async () => {
    expect(await look(lost, chainWith([{ hash: ELSE, to: HERS, block: 18n }], { nonce: 4 }), later)).toEqual({ kind: 'waiting' });
    expect(await look(lost, chainWith([]), later)).toEqual({ kind: 'waiting' });
  });

  it('takes nothing for it that was sent with an earlier nonce', async () => {
    const chain = chainWith([{ hash: ELSE, nonce: 2, block: 18n }], { nonce: 4 });
    expect(await look(lost, chain, later)).toEqual({ kind: 'waiting' });
  });
});
