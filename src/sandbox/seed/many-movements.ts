import type { Account } from '../service/domain/state';
import { DAY, MINUTE } from '../service/domain/clock';
import { parseUnits, times, units } from '../service/domain/decimal';
import type { LedgerEntry } from '../service/domain/ledger';
import { priceAt } from '../service/domain/prices';

const SPAN_DAYS = 1_000;
const AMOUNTS = 90;

type Made = { account: Account; count: number; now: number; seededAt: number };

/**
 * As many movements as a test wants to see in a list, over the last years. Each thing that came went away again a minute
 * later, so the books still say what the chain says.
 */
export function manyMovements({ account, count, now, seededAt }: Made): LedgerEntry[] {
  const first = now - SPAN_DAYS * DAY;
  const step = Math.floor((SPAN_DAYS * DAY - DAY) / count);
  return Array.from({ length: count }, (_, index): LedgerEntry => {
    const pair = Math.floor(index / 2);
    const isIn = index % 2 === 0;
    const at = first + pair * 2 * step + (isIn ? 0 : MINUTE);
    const amount = String(1 + (pair % AMOUNTS));
    const wallet = account.walletAddress ?? undefined;
    return {
      id: `many:${account._id}:${first}:${index}`,
      accountId: account._id,
      type: 'TRANSFER',
      direction: isIn ? 'IN' : 'OUT',
      amount,
      symbol: 'FNX',
      fiatValue: units(times(parseUnits(amount), priceAt(at, seededAt))),
      status: 'DONE',
      ...(isIn ? { to: wallet } : { from: wallet }),
      note: 'Made for a long list.',
      at,
    };
  });
}
