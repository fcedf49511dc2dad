import { BANK } from '@/config/bank-identity';
import { AppLink } from '@/ui/app-link';
import { PrimaryLink } from '@/ui/button/button-link';
import { StatePanel } from '@/ui/state/state-panel';

type Props = { message?: string };

export const NotOffered = ({ message = `Shares of ${BANK} cannot be offered in your country.` }: Props) => (
  <div role="alert">
    <StatePanel
      kind="gated"
      title="Not offered where you live"
      action={<PrimaryLink href="/contactus">Contact support</PrimaryLink>}
    >
      <p>
        {message} Each country’s law decides where we may offer shares. Shares you already own stay yours. You can keep
        them, <AppLink href="/swap">sell</AppLink> them or <AppLink href="/wallet">send</AppLink> them. If you moved or
        we have the wrong country, support can change it.
      </p>
    </StatePanel>
  </div>
);
