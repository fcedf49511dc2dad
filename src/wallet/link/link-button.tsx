import { Button, PrimaryButton } from '@/ui/button/button';
import { openLink } from '../facade';
import { notifyOnFailure, walletIntent } from '../on-intent';

type Props = { label: string; isPrimary?: boolean };

export function LinkButton({ label, isPrimary = false }: Props) {
  const Look = isPrimary ? PrimaryButton : Button;
  return (
    <Look type="button" aria-haspopup="dialog" {...walletIntent} onClick={() => notifyOnFailure(openLink())}>
      {label}
    </Look>
  );
}
