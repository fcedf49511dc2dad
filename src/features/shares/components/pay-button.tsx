import { PrimaryButton } from '@/ui/button';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { useStore } from '@/utils/use-store';
import { openChain, openConnect, walletStore } from '@/wallet/facade';
import type { TxState } from '@/tx';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { wordsOfFault } from '@/errors/words/payment';

type Props = { payment: TxState; isBusy: boolean; onPay: (acceptedUnreadChain: boolean) => void };

/** What was refused is said where the button is; a refusal by the investor is none. */
export function PayButton({ payment, isBusy, onPay }: Props) {
  const wallet = useStore(walletStore);
  const refusal = payment.step === 'idle' ? payment.refusal : undefined;
  // Pressed after the warning: the investor has read it.
  const isWarned = refusal === 'unread-chain-behind-wallet';
  return (
    <Stack>
      <WalletMismatch />
      {refusal && <Refusal {...wordsOfFault(refusal, payment.step === 'idle' ? payment.missing : undefined)} />}
      <div>
        {wallet.status !== 'connected' ? (
          <PrimaryButton type="button" onClick={() => void openConnect().catch(() => undefined)}>
            Connect the wallet
          </PrimaryButton>
        ) : wallet.isSupported ? (
          <PrimaryButton
            type="button"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={() => onPay(isWarned)}
          >
            {isWarned ? 'Pay anyway' : 'Pay'}
          </PrimaryButton>
        ) : (
          <PrimaryButton type="button" onClick={() => void openChain().catch(() => undefined)}>
            Change the network
          </PrimaryButton>
        )}
      </div>
    </Stack>
  );
}

const Refusal = ({ title, text }: { title: string; text: string }) => (
  <Words role="alert">
    <p>
      <strong>{title}</strong>
    </p>
    <p>{text}</p>
  </Words>
);
