import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { color } from '@/theme/tokens';
import { Amount } from '@/ui/amount';
import { Button } from '@/ui/button';
import { CopyText } from '@/ui/copy-text';
import { Dialog, DialogActions } from '@/ui/dialog/dialog';
import { FactList } from '@/ui/fact-list';
import { useStore } from '@/utils/use-store';
import { disconnectWallet } from '../facade';
import { AccountLink } from '../link/account-link';
import type { RecentPayment } from '../recent-payments/recent-payment';
import { RecentPayments } from '../recent-payments/recent-payments';
import { dialogRequest, walletStore, type WalletState } from '../state';
import { useAddressExplorer } from '../use-explorer';

const Body = styled('div')({ display: 'grid', gap: 20, minInlineSize: 0 });
const Outside = styled('a')({ color: color.metal, textUnderlineOffset: '0.2em', paddingBlock: 10 });

type Connected = Extract<WalletState, { status: 'connected' }>;
type Props = { payments?: readonly RecentPayment[] };

/** Our own in place of the library's, whose account dialog has no accessible name and knows no right-to-left. */
export function AccountDialog({ payments = [] }: Props) {
  const wallet = useStore(walletStore);
  const isAsked = useStore(dialogRequest) === 'account';
  const isConnected = wallet.status === 'connected';
  const close = () => {
    if (dialogRequest.get() === 'account') dialogRequest.set(null);
  };
  useEffect(() => {
    if (isAsked && !isConnected) dialogRequest.set(null);
  }, [isAsked, isConnected]);
  return (
    <Dialog title="Your wallet" isOpen={isAsked && isConnected} onClose={close}>
      {isConnected && <Account wallet={wallet} payments={payments} />}
    </Dialog>
  );
}

function Account({ wallet: { address, balance }, payments }: { wallet: Connected; payments: readonly RecentPayment[] }) {
  const explorer = useAddressExplorer()(address);
  return (
    <>
      <Body>
        <CopyText text={address} label="Copy address" />
        {balance && <FactList facts={[['Balance', <Amount key="balance" value={balance.amount} unit={balance.symbol} />]]} />}
        <AccountLink />
        <RecentPayments payments={payments} />
      </Body>
      <DialogActions>
        <Button type="button" onClick={() => void disconnectWallet()}>
          Disconnect
        </Button>
        {explorer && (
          <Outside href={explorer} target="_blank" rel="noreferrer noopener">
            See it on the block explorer
          </Outside>
        )}
      </DialogActions>
    </>
  );
}
