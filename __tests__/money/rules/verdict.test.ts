import type { OwnChain } from '@/wallet/tx/chain';
import { isUnanimous, verdictOf, type Verdict } from '@/wallet/tx/verdict';
import type { Sighting } from '@/wallet/tx/watch';
import { BANK, HERS, OURS, sent } from '../../support/money/attempt';

const entry = sent();

const mined = (confirmations: bigint, worked = true): Sighting => ({ kind: 'mined', hash: OURS, worked, confirmations });

it.each<[Sighting, number, Verdict | null]>([
  [{ kind: 'waiting' }, Infinity, null],
  [{ kind: 'altered', hash: OURS }, Infinity, null],
  [mined(2n), 0, null],
  [mined(3n), 0, 'paid'],
  [mined(2n, false), 0, null],
  [mined(3n, false), 0, 'reverted'],
  [{ kind: 'cancelled', hash: OURS, confirmations: 2n }, 0, null],
  [{ kind: 'cancelled', hash: OURS, confirmations: 3n }, 0, 'cancelled'],
  [{ kind: 'unknown' }, 60_000, null],
  [{ kind: 'unknown' }, 60_001, 'dropped'],
])('%o after %s ms: %s', (sighting, unknownForMs, verdict) => {
  expect(verdictOf(sighting, unknownForMs)).toBe(verdict);
});

type Told = { instance?: string; height?: bigint; knows?: boolean; worked?: boolean; isDown?: boolean };

/** A node of ours, which has mined the payment in block 20 or knows nothing of it. */
function node({ instance = 'genesis', height = 25n, knows = true, worked = true, isDown = false }: Told = {}): OwnChain {
  const tell = <T>(value: T) => () => (isDown ? Promise.reject(new Error('down')) : Promise.resolve(value));
  return {
    instance: tell(instance),
    height: tell(height),
    nonce: tell(3),
    nonceWithPool: tell(3),
    transaction: tell(knows ? { from: HERS, to: BANK, value: 5n, input: '0x', nonce: 3 } : null),
    receipt: tell(knows ? { worked, block: 20n } : null),
    sentSince: tell([]),
    balances: tell({ coin: 0n, token: null }),
    tryOut: tell(undefined),
    feeFor: tell(0n),
    blockHash: tell('0x'),
  };
}

describe('A last word', () => {
  it('of the only node there is stands', async () => {
    expect(await isUnanimous(entry, 'dropped', [node()])).toBe(true);
  });

  it('stands where all say it', async () => {
    expect(await isUnanimous(entry, 'paid', [node(), node()])).toBe(true);
    expect(await isUnanimous(entry, 'dropped', [node({ knows: false }), node({ knows: false })])).toBe(true);
  });

  it.each<[string, Verdict, Told]>([
    ['a failure that another node has as paid', 'reverted', { worked: false }],
    ['a payment that another node has as failed', 'paid', {}],
    ['a payment that another node knows', 'dropped', { knows: false }],
  ])('does not stand for %s', async (_, verdict, told) => {
    const other = verdict === 'paid' ? node({ worked: false }) : node();
    expect(await isUnanimous(entry, verdict, [node(told), other])).toBe(false);
  });

  it.each<[string, Told]>([
    ['is down', { isDown: true }],
    ['stands before another chain', { instance: 'another', knows: false }],
    ['has stayed behind', { height: 12n, knows: false }],
  ])('does not wait for a node that %s', async (_, told) => {
    expect(await isUnanimous(entry, 'paid', [node(), node(told)])).toBe(true);
  });

  it('is not said where nobody answers', async () => {
    expect(await isUnanimous(entry, 'paid', [node({ isDown: true }), node({ isDown: true })])).toBe(false);
  });
});
