import type { Txn } from '@/api/contract';
import { txn as txnSchema } from '@/api/contract/shared/money';
import { dayAfter } from '@/domain/statement/period';
import { statementOf } from '@/domain/statement/statement';
import { fromBaseUnits, toBaseUnits } from '@/utils/money';

function numbers(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % most;
  };
}

const ONE = 10n ** 18n;
const text = (units: bigint) => fromBaseUnits(units, 18);
const units = (amount: string): bigint =>
  amount.startsWith('-') ? -(toBaseUnits(amount.slice(1), 18) ?? 0n) : (toBaseUnits(amount, 18) ?? 0n);

let count = 0;
const row = (at: number, fields: Partial<Txn>): Txn =>
  txnSchema.parse({
    _id: String((count += 1)),
    symbol: 'FNX',
    fiatValue: '0',
    fee: '0',
    status: 'DONE',
    createdAt: new Date(at).toISOString(),
    ...fields,
  });

const START = Date.parse('2025-01-01');
const now = Date.parse('2027-06-01');
const hashOf = (n: number) => `0x${n.toString(16).padStart(64, '0')}` as const;

type World = { rows: Txn[]; shares: bigint; cost: bigint; gains: { at: number; gain: bigint }[] };

function ledger(seed: number): World {
  const next = numbers(seed);
  const world: World = { rows: [], shares: 0n, cost: 0n, gains: [] };
  let at = START;
  for (let step = 0; step < 40; step += 1) {
    at += 1 + next(40 * 86_400_000);
    const amount = (BigInt(next(1_000_000_000)) * ONE) / 10_000_000n + BigInt(next(1_000_000_000));
    const worth = (BigInt(next(1_000_000_000)) * ONE) / 1_000_000n;
    const kind = next(7);
    const hash = hashOf(seed * 1000 + step + 1);
    const out = world.shares > 0n ? amount % (world.shares + 1n) : 0n;
    const taken = world.shares > 0n ? (world.cost * out) / world.shares : 0n;
    const isAll = out === world.shares;
    if (kind === 0) {
      world.rows.push(row(at, { type: 'BUY', direction: 'IN', amount: text(amount), fiatValue: text(worth) }));
      world.shares += amount;
      world.cost += worth;
    } else if (kind === 1) {
      world.rows.push(row(at, { type: 'REWARD', direction: 'IN', amount: text(amount), fiatValue: text(worth) }));
      world.shares += amount;
    } else if (kind === 2 && out > 0n) {
      const legs = [
        row(at, { type: 'SWAP', direction: 'OUT', amount: text(out), txHash: hash }),
        row(at, {
          type: 'SWAP',
          direction: 'IN',
          amount: text(worth),
          fiatValue: text(worth),
          symbol: 'USDT',
          txHash: hash,
        }),
      ];
      world.rows.push(...(next(2) ? legs : legs.toReversed()));
      const gone = isAll ? world.cost : taken;
      world.gains.push({ at, gain: worth - gone });
      world.shares -= out;
      world.cost -= gone;
    } else if (kind === 3) {
      world.rows.push(
        row(at, { type: 'SWAP', direction: 'IN', amount: text(amount), txHash: hash }),
        row(at, {
          type: 'SWAP',
          direction: 'OUT',
          amount: text(worth),
          fiatValue: text(worth),
          symbol: 'USDT',
          txHash: hash,
        }),
      );
      world.shares += amount;
      world.cost += worth;
    } else if (kind === 4 && out > 0n) {
      world.rows.push(
        row(at, { type: 'TRANSFER', direction: 'OUT', amount: text(out), txHash: hash, from: '0xa', to: '0xb' }),
      );
      if (next(2)) {
        world.rows.push(
          row(at, { type: 'TRANSFER', direction: 'IN', amount: text(out), txHash: hash, from: '0xa', to: '0xb' }),
        );
      } else {
        world.shares -= out;
        world.cost -= isAll ? world.cost : taken;
      }
    } else if (kind === 5 && out > 0n) {
      world.rows.push(row(at, { type: 'STAKE', direction: 'OUT', amount: text(out), stakeId: `s${step}` }));
    } else if (kind === 6 && out > 0n) {
      const orderId = `o${step}`;
      world.rows.push(
        row(at, { type: 'TRANSFER', direction: 'OUT', amount: text(out), orderId }),
        row(at + 1, { type: 'REFUND', direction: 'IN', amount: text(out), orderId }),
      );
    }
  }
  return world;
}

const year = (n: number) => ({ from: `${n}-01-01`, to: `${n}-12-31` });
const until = (rows: readonly Txn[], to: string) =>
  rows.filter(({ createdAt }) => createdAt.slice(0, 10) <= dayAfter(to));

describe('Random ledgers', () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed + 1))(
    'have statements whose shares, cost and gain add up: number %i',
    (seed) => {
      const world = ledger(seed);
      const years = [2025, 2026, 2027, 2028, 2029].map((n) =>
        statementOf({ entries: until(world.rows, `${n}-12-31`), period: year(n), prices: [], now }),
      );
      const last = years.at(-1)!;
      expect([last.closing.shares, last.closing.cost]).toEqual([text(world.shares), text(world.cost)]);
      expect(years.reduce((sum, { gain }) => sum + units(gain), 0n)).toBe(
        world.gains.reduce((sum, { gain }) => sum + gain, 0n),
      );
      years.slice(1).forEach((one, index) => {
        expect([one.opening.shares, one.opening.cost, one.opening.staked]).toEqual([
          years[index]!.closing.shares,
          years[index]!.closing.cost,
          years[index]!.closing.staked,
        ]);
      });
      for (const { lines, opening, closing, sums, gain } of years) {
        expect(lines.reduce((sum, { cost }) => sum + units(cost ?? '0'), units(opening.cost))).toBe(
          units(closing.cost),
        );
        expect(sums.reduce((sum, one) => sum + units(one.gain ?? '0'), 0n)).toBe(units(gain));
      }
    },
  );
});
