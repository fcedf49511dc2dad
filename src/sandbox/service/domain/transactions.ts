import type { RequestOf, Txn, getTransactions } from '@/api/contract';
import { iso } from './clock';
import { parseUnits } from './decimal';
import { entriesOf, type LedgerEntry } from './ledger';
import { isWanted, matchesSearch, sortedBy, withinSpan } from './lists';
import type { State } from './state';

const NO_FEE = '0';

export const txnAnswer = ({ id, accountId: _owner, at, ...entry }: LedgerEntry): Txn => ({
  ...entry,
  _id: id,
  fee: NO_FEE,
  createdAt: iso(at),
});

const SORTS = {
  createdAt: ({ at }: LedgerEntry) => at,
  amount: ({ amount }: LedgerEntry) => parseUnits(amount),
  fiatValue: ({ fiatValue }: LedgerEntry) => parseUnits(fiatValue),
  type: ({ type }: LedgerEntry) => type,
  status: ({ status }: LedgerEntry) => status,
};

type Filters = Omit<RequestOf<typeof getTransactions>, 'page' | 'limit'>;

const textsOf = ({ txHash, type, symbol, amount, note, from, to }: LedgerEntry) =>
  [txHash, type, symbol, amount, note, from, to].filter((text) => text !== undefined);

export function transactionsOf(
  state: State,
  accountId: string,
  { search, from, to, sort = '-createdAt', type, status, symbol, orderId }: Filters,
): LedgerEntry[] {
  const wanted = entriesOf(state, accountId).filter(
    (entry) =>
      isWanted(type, entry.type) &&
      isWanted(status, entry.status) &&
      isWanted(symbol, entry.symbol) &&
      isWanted(orderId, entry.orderId) &&
      (!search || matchesSearch(search, textsOf(entry))),
  );
  const inSpan = withinSpan(wanted, { from, to }, ({ at }) => iso(at));
  return sortedBy(inSpan.toReversed(), sort, SORTS);
}
