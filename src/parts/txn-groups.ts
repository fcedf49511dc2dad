import type { Txn } from '@/api/contract';

export type TxnGroup = { lead: Txn; others: readonly Txn[] };

const isDelivery = ({ type, direction }: Txn) => type === 'BUY' && direction === 'IN';

function groupOf(txns: readonly [Txn, ...Txn[]]): TxnGroup {
  const lead = txns.find(isDelivery) ?? txns[0];
  return { lead, others: txns.filter((txn) => txn !== lead) };
}

export function groupedByOrder(txns: readonly Txn[]): readonly TxnGroup[] {
  const groups: [Txn, ...Txn[]][] = [];
  for (const txn of txns) {
    const last = groups.at(-1);
    if (last && txn.orderId && txn.orderId === last[0].orderId) last.push(txn);
    else groups.push([txn]);
  }
  return groups.map(groupOf);
}

/** Returns the first unfinished transaction of the row, or the first one if all are finished. */
export const unsettledOf = ({ lead, others }: TxnGroup): Txn =>
  [lead, ...others].find(({ status }) => status !== 'DONE') ?? lead;
