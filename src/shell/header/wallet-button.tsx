import { styled } from '@mui/material/styles';
import { Address } from '@/ui/address';
import { Button as PlainButton } from '@/ui/button';
import { notify } from '@/ui/notify';
import { useStore } from '@/utils/use-store';
import { hostStore, openAccount, openChain, openConnect, prepareWallet, walletStore } from '@/wallet/facade';
import { from } from '@/theme/tokens';

const Button = styled(PlainButton)({ paddingInline: 10, fontSize: '0.875rem', [from.tablet]: { paddingInline: 16, fontSize: '0.9375rem' } });

/** Bringing the wallet's code in ahead of a click. A failure is told when somebody clicks. */
const onIntent = () => void prepareWallet().catch(() => undefined);

const intent = { onPointerEnter: onIntent, onFocus: onIntent, onTouchStart: onIntent };

const orSayWhy = (opening: Promise<void>) =>
  void opening.catch(() =>
    notify({ tone: 'error', text: 'The wallet could not be loaded. Check your connection and try again.' }),
  );

export function WalletButton() {
  const wallet = useStore(walletStore);
  const isLoading = useStore(hostStore).phase === 'loading';
  if (wallet.status !== 'connected') {
    return (
      <Button type="button" {...intent} aria-busy={isLoading || undefined} onClick={() => orSayWhy(openConnect())}>
        Connect Wallet
      </Button>
    );
  }
  if (!wallet.isSupported) {
    return (
      <Button type="button" onClick={() => orSayWhy(openChain())}>
        Wrong network
      </Button>
    );
  }
  return (
    <Button type="button" aria-haspopup="dialog" onClick={() => orSayWhy(openAccount())}>
      <Address value={wallet.address} />
    </Button>
  );
}
