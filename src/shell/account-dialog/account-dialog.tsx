import styled from '@emotion/styled';
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
import { AccountBalances } from './account-balances';
import { AccountLink } from './account-link';
import type { RecentPayment } from './recent-payment';
import { RecentPayments } from './recent-payments';
import { walletStore, type WalletState } from '@/wallet/state';
import { useAddressExplorer } from '@/chain/use-explorer';
import { useDialogRequested } from '@/wallet/dialogs/use-dialog-requested';

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
