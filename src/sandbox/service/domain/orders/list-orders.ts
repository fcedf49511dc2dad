import type { Page, RequestOf, getDealHistory } from '@/api/contract';
import { iso } from '../clock';
import { parseUnits } from '../decimal';
import { isWanted, matchesSearch, pageFrom, sortedBy, withinSpan } from '../lists';
import type { State } from '../state';
import type { StoredOrder } from '../stored-payments';

const SORTS = {
  createdAt: ({ createdAt }: StoredOrder) => createdAt,
  shares: ({ shares }: StoredOrder) => parseUnits(shares),
  priceAmount: ({ priceAmount }: StoredOrder) => parseUnits(priceAmount),
  status: ({ status }: StoredOrder) => status,
};

const textsOf = ({ orderNo, status, payCurrency, reportedHash, payoutHash, payments }: StoredOrder): string[] =>
  [orderNo, status, payCurrency, reportedHash, payoutHash, ...payments.map(({ hash }) => hash)].filter(
    (text) => text !== undefined,
  );

export function listOrders(
  state: State,
  accountId: string,
  { search, from, to, status, sort = '-createdAt', ...paging }: RequestOf<typeof getDealHistory>,
): Page<StoredOrder> {
  const mine = state.orders.filter(
    (order) => order.accountId === accountId && isWanted(status, order.status) && matchesSearch(search, textsOf(order)),
  );
  const inSpan = withinSpan(mine, { from, to }, ({ createdAt }) => iso(createdAt));
  return pageFrom(sortedBy(inSpan.toReversed(), sort, SORTS), paging);
}
