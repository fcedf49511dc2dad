import fc from 'fast-check';
import type { Hash } from '@/api/contract';
import type { OwnChain } from '@/wallet/tx/chain';
import type { Sent } from '@/wallet/tx/snapshot';
import { isUnanimous, verdictOf, type Verdict } from '@/wallet/tx/verdict';
import { look } from '@/wallet/tx/watch';
import { BANK, HERS, OURS, sent, SOMEBODY, SPED_UP as OTHER } from '../../support/money/attempt';

const payment: Sent = { from: HERS, to: BANK, value: 5n, input: '0x', nonce: 3 };
const entry = sent();

/** Whatever a node may say, true or not, as long as it claims to be on our chain. */
const someNode = fc
  .record({
    height: fc.bigInt({ min: 20n, max: 30n }),
    used: fc.integer({ min: 0, max: 5 }),
    pool: fc.integer({ min: 0, max: 2 }),
    sent: fc.constantFrom<Sent | null>(null, payment, { ...payment, to: SOMEBODY }),
    receipt: fc.option(fc.record({ worked: fc.boolean(), block: fc.bigInt({ min: 10n, max: 30n }) })),
    found: fc.constantFrom<Says['found'][]>([], [{ hash: OTHER, sent: payment, block: 15n }], [{ hash: OTHER, sent: { ...payment, to: SOMEBODY }, block: 15n }]),
  })
  .map(nodeWith);

type Says = { height: bigint; used: number; pool: number; sent: Sent | null; receipt: { worked: boolean; block: bigint } | null; found: { hash: Hash; sent: Sent; block: bigint }[] };

function nodeWith({ height, used, pool, sent, receipt, found }: Says): OwnChain {
  const tell = <T>(value: T) => () => Promise.resolve(value);
  return {
    instance: tell('genesis'), height: tell(height), nonce: tell(used), nonceWithPool: tell(used + pool), transaction: tell(sent), receipt: tell(receipt),
    sentSince: tell(found), balances: tell({ coin: 0n, token: null }), tryOut: tell(undefined), feeFor: tell(0n), blockHash: tell('0x'),
  };
}

const AGAIN: readonly Verdict[] = ['reverted', 'cancelled', 'dropped'];
const TRUTH = {
  'waits in the pool': { used: 3, pool: 1, sent: payment, receipt: null, found: [] },
  'is paid': { used: 4, pool: 0, sent: payment, receipt: { worked: true, block: 15n }, found: [{ hash: OURS, sent: payment, block: 15n }] },
  'is paid under another hash': { used: 4, pool: 0, sent: null, receipt: { worked: true, block: 15n }, found: [{ hash: OTHER, sent: payment, block: 15n }] },
} as const;

it.each(Object.entries(TRUTH))('no two nodes that lie make a payment that %s be paid again while one tells the truth', async (_how, says) => {
  const honest = nodeWith({ height: 25n, ...says, found: [...says.found] });
  await fc.assert(
    fc.asyncProperty(someNode, someNode, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), async (first, second, order) => {
      const nodes = order.map((at) => [honest, first, second][at]!);
      const verdict = verdictOf(await look(entry, nodes[0]!), Infinity);
      if (!verdict || !AGAIN.includes(verdict)) return;
      expect(await isUnanimous(entry, verdict, nodes)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});
