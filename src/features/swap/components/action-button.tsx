import { wordsOfSwapFault } from '@/errors/words/swap';
import { wordsOfTransactionFault } from '@/errors/words/transaction';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';
import { FirstMayArrive, useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { Refusal } from '@/parts/transaction/refusal';
import { ConnectAction } from '@/parts/gate/connect-action';
import type { TxState } from '@/tx';
import type { RepeatedAction } from '@/tx/first-open';
import { PrimaryButton } from '@/ui/button/button';
import { WideAction } from '@/ui/layout/actions';
import { useStore } from '@/utils/hooks/use-store';
import { walletStore } from '@/wallet/facade';

type Props = {
  action: RepeatedAction;
  state: TxState;
  copy: ActionCopy;
  label: string;
  isAnyway: boolean;
  isBusy: boolean;
  onPress: (acceptedUnreadChain: boolean) => void;
};

export function ActionButton({ action, state, copy, label, isAnyway, isBusy: isReading, onPress }: Props) {
  const wallet = useStore(walletStore);
  const first = useFirstOpen(action);
  const idle = state.step === 'idle' ? state : null;
  const isWarned = idle?.refusal === 'unread-chain-behind-wallet';
  const isBusy = isReading || state.step === 'checking';
  const onClick = () => {
    if (!isBusy) onPress(isWarned);
  };
  return (
    <>
      <FirstMayArrive first={first} state={state}>
        <p>{copy.secondOne}</p>
      </FirstMayArrive>
      {idle?.refusal &&
        (idle.revert ? (
          <Refusal {...wordsOfSwapFault(idle.revert, 'tried')} />
        ) : (
          <Refusal
            {...wordsOfTransactionFault(idle.refusal, copy, { missing: idle.missing, isFirstOpen: first !== null })}
          />
        ))}
      <WideAction>
        {wallet.status !== 'connected' ? (
          <ConnectAction connection="none" />
        ) : wallet.isSupported ? (
          <PrimaryButton
            type="button"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={onClick}
          >
            {isWarned || isAnyway ? `${label} anyway` : label}
          </PrimaryButton>
        ) : (
          <ConnectAction connection="other-chain" />
        )}
      </WideAction>
    </>
  );
}
