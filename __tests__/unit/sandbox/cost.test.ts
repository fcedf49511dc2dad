/** @jest-environment node */
import { costOf, costsAt } from '@/sandbox/service/domain/cost';
import type { LedgerEntry } from '@/sandbox/service/domain/ledger';
import { ONE } from '@/utils/money';

const HASH = `0x${'ab'.repeat(32)}` as const;
const [ONE_WALLET, OTHER_WALLET] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const;

let at = 0;
const entry = (change: Partial<LedgerEntry>): LedgerEntry => {
  at += 1;
  return {
    id: String(at),
    accountId: 'one',
    type: 'BUY',
    direction: 'IN',
    amount: '10',
    symbol: 'FNX',
    fiatValue: '100',
    status: 'DONE',
    at,
    ...change,
  };
};

it('a refund restores exactly the cost that left, whatever was bought meanwhile', () => {
  const left = entry({ type: 'BUY', direction: 'OUT', amount: '5', orderId: 'order-1' });
  const bought = entry({ fiatValue: '300' });
  const back = entry({ type: 'REFUND', amount: '5', orderId: 'order-1' });
  const first = { ...entry({}), at: 0 };
  expect(costOf([first, bought])).toBe(400n * ONE);
  expect(costOf([first, left, bought])).toBe(350n * ONE);
  expect(costOf([first, left, bought, back])).toBe(400n * ONE);
});

it('a refund restores the average cost when no matching exit is known', () => {
  const [first, left] = [entry({}), entry({ type: 'TRANSFER', direction: 'OUT', amount: '10' })];
  expect(costOf([first, left])).toBe(0n);
  expect(costOf([first, left, entry({ type: 'REFUND', amount: '5' })])).toBe(50n * ONE);
});

it('a transfer between two wallets of one investor does not change the cost, and withheld rewards do not reduce it', () => {
  const common = {
    type: 'TRANSFER',
    amount: '4',
    fiatValue: '9000',
    txHash: HASH,
    from: ONE_WALLET,
    to: OTHER_WALLET,
  } as const;
  const [out, back] = [entry({ ...common, direction: 'OUT' }), entry({ ...common, direction: 'IN' })];
  const first = { ...entry({}), at: 0 };
  expect(costOf([first, out, back])).toBe(100n * ONE);
  const reward = entry({ type: 'REWARD', amount: '2' });
  expect(costOf([first, reward, entry({ type: 'REWARD', direction: 'OUT', amount: '2', stakeId: 'stake-1' })])).toBe(
    100n * ONE,
  );
});

it('a returned part of a payment reduces the cost of a swap, even if its hash has another letter case', () => {
  const swap = { type: 'SWAP', txHash: HASH } as const;
  const upper = `0x${'AB'.repeat(32)}` as const;
  const legs = [
    entry({ ...swap, symbol: 'BNB', direction: 'OUT', fiatValue: '1100', txHash: upper }),
    entry({ ...swap, symbol: 'BNB', fiatValue: '100' }),
    entry({ ...swap, amount: '100', fiatValue: '990' }),
  ];
  expect(costOf(legs)).toBe(1_000n * ONE);
});

it('swaps without a known transaction are not combined', () => {
  const swapAt = (moment: number, paid: string) => [
    entry({ type: 'SWAP', symbol: 'USDT', direction: 'OUT', fiatValue: paid, at: moment }),
    entry({ type: 'SWAP', at: moment }),
  ];
  const entries = [...swapAt(1_000, '150'), ...swapAt(2_000, '300')];
  expect(costsAt(entries, [1_000, 2_000])).toEqual([150n * ONE, 450n * ONE]);
});

it('the cost at each time follows from the entries until then', () => {
  const entries = Array.from({ length: 60 }, (_, index) =>
    entry(
      [
        { fiatValue: String(index) },
        { type: 'TRANSFER', direction: 'OUT', amount: '3', txHash: HASH },
        { type: 'SWAP', amount: '2', txHash: `0x${index}` },
        { type: 'REFUND', amount: '1' },
      ][index % 4] as Partial<LedgerEntry>,
    ),
  );
  const moments = [...new Set(entries.map((one) => one.at))];
  expect(costsAt(entries, moments)).toEqual(moments.map((until) => costOf(entries.filter((one) => one.at <= until))));
});

it('each entry is read once, however many days are shown', () => {
  let looks = 0;
  const counting = (one: LedgerEntry) =>
    new Proxy(one, {
      get: (target, field) => {
        if (field === 'amount') looks += 1;
        return target[field as keyof LedgerEntry];
      },
    });
  const entries = Array.from({ length: 200 }, () => counting(entry({})));
  costsAt(
    entries,
    Array.from({ length: 731 }, (_, day) => day),
  );
  expect(looks).toBeLessThan(5 * entries.length);
});
