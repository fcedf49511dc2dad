import { KYC, WALLET } from '@/config/routes';
import type { GateReason } from '@/errors/app-error';
import { messageOf } from '@/errors/text/calls';
import { NotOffered } from '@/parts/not-offered/not-offered';
import { PrimaryLink } from '@/ui/button/button-link';
import { FormError } from '@/ui/state/form-error';
import { StatePanel } from '@/ui/state/state-panel';
import { fieldRefusals, gateReason } from '../model/order-errors';

type Closed = { title: string; text: string; link: { href: string; label: string } };

const CLOSED: Partial<Record<GateReason, Closed>> = {
  TERMS: {
    title: 'Accept the terms and the risks',
    text: 'One of the two texts has a new version. Accept it to continue.',
    link: { href: '/static/risk-disclosure', label: 'Read the risk disclosure' },
  },
  KYC: {
    title: 'Verify your identity',
    text: 'We must know who our shareholders are.',
    link: { href: KYC, label: 'Open the identity check' },
  },
  WALLET: {
    title: 'Check your linked wallet',
    text: 'Shares can only go to the wallet that is linked to your account.',
    link: { href: WALLET, label: 'Open your wallet page' },
  },
};

type Props = { error: unknown; onRetry: () => void };

export function OrderNotOpened({ error, onRetry }: Props) {
  const reason = gateReason(error);
  if (reason === 'COUNTRY') return <NotOffered message={messageOf(error)} />;
  const closed = reason && CLOSED[reason];
  if (closed) return <ClosedNotice closed={closed} message={messageOf(error)} />;
  const isBesideFields = Object.keys(fieldRefusals(error)).length > 0;
  if (isBesideFields) return null;
  return <FormError error={error} onRetry={onRetry} />;
}

const ClosedNotice = ({ closed: { title, text, link }, message }: { closed: Closed; message: string }) => (
  <div role="alert">
    <StatePanel kind="gated" title={title} action={<PrimaryLink href={link.href}>{link.label}</PrimaryLink>}>
      <p>
        {message} {text}
      </p>
    </StatePanel>
  </div>
);
