import { Badge } from '@/ui/badge';
import { unsettledOf, type TxnGroup } from './txn-groups';
import { stateText } from './txn-text';

export function TxnStatus({ group }: { group: TxnGroup }) {
  const { tone, label } = stateText(unsettledOf(group));
  return <Badge tone={tone}>{label}</Badge>;
}
