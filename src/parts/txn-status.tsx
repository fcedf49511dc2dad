import { Badge } from '@/ui/badge';
import { unsettledOf, type TxnGroup } from './txn-groups';
import { stateWords } from './txn-words';

export function TxnStatus({ group }: { group: TxnGroup }) {
  const { tone, label } = stateWords(unsettledOf(group));
  return <Badge tone={tone}>{label}</Badge>;
}
