import { createHash } from 'node:crypto';
import type { Address, Hash } from '@/api/contract';
import { ONE } from '@/utils/money';
import { DAY } from '../service/domain/clock';
import { times, units } from '../service/domain/decimal';
import type { LedgerEntry } from '../service/domain/ledger';
import { priceOf } from '../service/domain/prices';
import type { State } from '../service/domain/state';

const SPAN = 1_095 * DAY;
const ASSETS = ['FNX', 'USDT', 'BNB', 'WBNB'] as const;

type Owner = { accountId: string; wallet: Address };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');
const prefixOf = (accountId: string) => `many:${accountId}:`;

/**
 * Replaces the investor's generated records with `count` new ones. These are transfers between two of the investor's
 * wallets over three years. Each transfer has a record for both sides, so holdings and cost do not change.
 */
export function addTransactions(state: State, owner: Owner, count: number, now: number): void {
  const prefix = prefixOf(owner.accountId);
  const others = state.ledger.filter(({ id }) => !id.startsWith(prefix));
  const moved = Array.from({ length: Math.ceil(count / 2) }, (_, index) => {
    const at = now - SPAN + Math.floor((SPAN * index) / Math.ceil(count / 2));
    return sidesOf(owner, index, at, state.seededAt);
  });
  state.ledger = [...moved.flat().slice(0, count - (count % 2)), ...others];
}

function sidesOf({ accountId, wallet }: Owner, index: number, at: number, seededAt: number): LedgerEntry[] {
  const id = `${prefixOf(accountId)}${index}`;
  const symbol = ASSETS[index % ASSETS.length] ?? 'FNX';
  const amount = ONE + (BigInt(index % 997) * ONE) / 100n;
  const transfer = {
    accountId,
    type: 'TRANSFER',
    amount: units(amount),
    symbol,
    fiatValue: units(times(amount, priceOf(symbol, at, seededAt))),
    status: 'DONE',
    txHash: `0x${digest(id)}` as Hash,
    from: wallet,
    to: `0x${digest(accountId).slice(0, 40)}` as Address,
    note: 'To another wallet of yours.',
    at,
  } as const;
  return [
    { ...transfer, id: `${id}:out`, direction: 'OUT' },
    { ...transfer, id: `${id}:in`, direction: 'IN' },
  ];
}
