import type { Txn } from '@/api/contract';
import { Amount } from '@/ui/amount';
import { signedAmount } from './txn-text';

type Props = { txn: Pick<Txn, 'direction' | 'amount' | 'symbol'> };

export function SignedAmount({ txn }: Props) {
  const value = signedAmount(txn);
  const isGain = !value.startsWith('-') && /[1-9]/.test(value);
  return (
    <bdi dir="ltr">
      {isGain && '+'}
      <Amount value={value} unit={txn.symbol} />
    </bdi>
  );
}
