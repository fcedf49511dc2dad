import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { WALLET } from '@/config/routes';
import { useSession } from '@/session/use-session';
import { DISPLAY_TYPE } from '@/theme/typography';
import { AppLink } from '@/ui/app-link';
import { Button } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { useStore } from '@/utils/hooks/use-store';
import { Avatar } from '@/wallet/avatar';
import { disconnectWallet } from '@/wallet/facade';
import { walletStore, type WalletState } from '@/wallet/state';
import { useAddressExplorer } from '@/chain/use-explorer';
import { useDialogRequested } from '@/wallet/dialogs/use-dialog-requested';
import { profileQuery } from '@/api/endpoints/user/profile';
import { color } from '@/theme/tokens';
import { Badge } from '@/ui/badge';
import { linkText } from '@/parts/link-text';
import { LinkButton } from '@/wallet/link/link-button';
import { useLinkState } from '@/wallet/link/use-link-state';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { AccountBalances } from './account-balances';
import type { RecentPayment } from './recent-payment';
import { RecentPayments } from './recent-payments';

const Text = styled('p')({ color: color.soft });
const Offer = styled('div')({ display: 'grid', justifyItems: 'start', gap: 10 });

function AccountLink() {
  const link = useLinkState();
  switch (link.state) {
    case 'visitor':
      return <Text>Log in to link this wallet to your account.</Text>;
    case 'unlinked':
      return (
        <Offer>
          <Text>You haven’t linked a wallet yet.</Text>
          <LinkButton label="Link this wallet" />
        </Offer>
      );
    case 'other':
      return <WalletMismatch />;
    case 'linked':
      return <LinkedState />;
    case 'loading':
    case 'unknown':
    case 'disconnected':
      return null;
  }
}

function LinkedState() {
  const { data } = useQuery({ ...profileQuery, enabled: false });
  if (!data) return null;
  const { tone, label, text } = linkText(data.walletStatus);
  return (
    <div>
      <Badge tone={tone}>{`Linked to your account: ${label.toLowerCase()}`}</Badge>
      {text && <Text>{text}</Text>}
    </div>
  );
}

const Body = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
const Who = styled('div')({ display: 'flex', alignItems: 'center', gap: 16 });
const Name = styled('bdi')({ ...DISPLAY_TYPE, fontSize: '1.25rem', minInlineSize: 0, overflowWrap: 'anywhere' });

type Connected = Extract<WalletState, { status: 'connected' }>;
type Props = { payments?: readonly RecentPayment[] };

/** Replaces the library's account dialog, which has no accessible name and does not support right-to-left. */
export function AccountDialog({ payments = [] }: Props) {
  const wallet = useStore(walletStore);
  const isUsable = wallet.status === 'connected' && wallet.isSupported;
  const { isOpen, close } = useDialogRequested('account', isUsable);
  return (
    <Dialog title="Your wallet" isOpen={isOpen} onClose={close}>
      {isUsable && <Account wallet={wallet} payments={payments} onLeave={close} />}
    </Dialog>
  );
}

type AccountProps = { wallet: Connected; payments: readonly RecentPayment[]; onLeave: () => void };

function Account({ wallet, payments, onLeave }: AccountProps) {
  const { address, ens } = wallet;
  const isLoggedIn = useSession().state === 'authenticated';
  const explorer = useAddressExplorer()(address);
  return (
    <>
      <Body>
        <Who>
          <Avatar wallet={wallet} size={56} />
          {ens && <Name>{ens.name}</Name>}
        </Who>
        <CopyText text={address} label="Copy address" />
        <AccountBalances wallet={wallet} />
        <AccountLink />
        <RecentPayments payments={payments} />
      </Body>
      <DialogActions>
        <Button type="button" onClick={() => void disconnectWallet()}>
          Disconnect
        </Button>
        {isLoggedIn && (
          <AppLink href={WALLET} onClick={onLeave}>
            Wallet page
          </AppLink>
        )}
        {explorer && <ExplorerLink href={explorer} />}
      </DialogActions>
    </>
  );
}
