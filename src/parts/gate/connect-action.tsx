import { PrimaryButton } from '@/ui/button/button';
import { notify } from '@/ui/notify';
import { useStore } from '@/utils/hooks/use-store';
import { hostStore, openChain, openConnect, prepareWallet } from '@/wallet/facade';
import { reconnect, useLastWallet } from '@/wallet/use-last-wallet';
import type { WalletConnection } from '@/domain/gates';

const ACTIONS = {
  none: { label: 'Connect Wallet', open: openConnect },
  'other-chain': { label: 'Switch network', open: openChain },
} as const;

const preloadWallet = () => void prepareWallet().catch(() => undefined);
const showFailure = () =>
  notify({ tone: 'error', text: 'The wallet could not be loaded. Check your connection and try again.' });

type Props = {
  connection: Exclude<WalletConnection, 'ready'>;
  describedBy?: string;
  /** True if the action needs one particular account. The last wallet may then be the wrong one. */
  isForOneAccount?: boolean;
};

export function ConnectAction({ connection, describedBy, isForOneAccount = false }: Props) {
  const isLoading = useStore(hostStore).phase === 'loading';
  const last = useLastWallet(connection === 'none' && !isForOneAccount);
  const { label, open } = last ? { label: `Reconnect ${last.name}`, open: () => reconnect(last) } : ACTIONS[connection];
  return (
    <PrimaryButton
      type="button"
      onPointerEnter={preloadWallet}
      onFocus={preloadWallet}
      aria-busy={isLoading || undefined}
      aria-describedby={describedBy}
      onClick={() => void open().catch(showFailure)}
    >
      {label}
    </PrimaryButton>
  );
}
