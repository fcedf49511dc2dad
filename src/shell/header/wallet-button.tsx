import styled from '@emotion/styled';
import { LazyPart } from '@/ui/lazy-part';
import { useStore } from '@/utils/hooks/use-store';
import { hostStore, openAccount, openChain, openConnect, walletStore, type WalletState } from '@/wallet/facade';
import { notifyOnFailure, walletIntent } from '@/wallet/on-intent';
import { from } from '@/theme/tokens';
import { Button } from '@/ui/button/button';

const HeaderButton = styled(Button)({
  paddingInline: 8,
  fontSize: '0.875rem',
  [from.tablet]: { paddingInline: 16, fontSize: '0.9375rem' },
});

const loadAccount = async () => (await import('./wallet-account')).WalletAccount;
const CONNECT = 'Connect Wallet';

function open(wallet: WalletState): Promise<void> {
  if (wallet.status !== 'connected') return openConnect();
  return wallet.isSupported ? openAccount() : openChain();
}

/** The button stays the same element when a wallet connects, so that keyboard users keep their focus. */
export function WalletButton() {
  const wallet = useStore(walletStore);
  const isLoading = useStore(hostStore).phase === 'loading';
  return (
    <HeaderButton
      type="button"
      {...walletIntent}
      aria-haspopup="dialog"
      aria-busy={isLoading || undefined}
      onClick={() => notifyOnFailure(open(wallet))}
    >
      {wallet.status === 'connected' ? <LazyPart isWanted load={loadAccount} meanwhile={CONNECT} /> : CONNECT}
    </HeaderButton>
  );
}
