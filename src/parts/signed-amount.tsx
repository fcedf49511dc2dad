import type { Txn } from '@/api/contract';
import { Amount } from '@/ui/amount';
import { signedAmount } from './txn-text';

type Shown = (amount: { value: string; unit: string }) => React.JSX.Element;
type Props = { txn: Pick<Txn, 'direction' | 'amount' | 'symbol'>; as?: Shown };

export function SignedAmount({ txn, as: Shown = Amount }: Props) {
  const value = signedAmount(txn);
  const isGain = !value.startsWith('-') && /[1-9]/.test(value);
  return (
    <bdi dir="ltr">
      {isGain && '+'}
      <Shown value={value} unit={txn.symbol} />
    </bdi>
  );
}
