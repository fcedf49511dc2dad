import { textOfSwapFault } from '@/errors/text/swap';
import { textOfTransactionFault } from '@/errors/text/transaction';
import type { ActionCopy } from '@/parts/transaction/transaction-copy';
import { FirstMayArrive, useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { Refusal } from '@/parts/transaction/refusal';
import { ConnectFirst } from '@/parts/gate/connect-first';
import type { TxState } from '@/tx';
import type { RepeatedAction } from '@/tx/first-open';
import { PrimaryButton } from '@/ui/button/button';
import { WideAction } from '@/ui/layout/actions';

type Props = {
  action: RepeatedAction;
  state: TxState;
  copy: ActionCopy;
  label: string;
  isAnyway: boolean;
  isBusy: boolean;
  onPress: (acceptedUnreadChain: boolean) => void;
};

function refusalText(state: TxState, copy: ActionCopy, isFirstOpen: boolean) {
  if (state.step !== 'idle' || !state.refusal) return null;
  return state.revert
    ? textOfSwapFault(state.revert, 'tried')
    : textOfTransactionFault(state.refusal, copy, { missing: state.missing, isFirstOpen });
}

export function ActionButton({ action, state, copy, label, isAnyway, isBusy: isReading, onPress }: Props) {
  const first = useFirstOpen(action);
  const refusal = refusalText(state, copy, first !== null);
  const isWarned = state.step === 'idle' && state.refusal === 'unread-chain-behind-wallet';
  const isBusy = isReading || state.step === 'checking';
  const onClick = () => {
    if (!isBusy) onPress(isWarned);
  };
  return (
    <>
      <FirstMayArrive first={first} state={state}>
        <p>{copy.secondOne}</p>
      </FirstMayArrive>
      {refusal && <Refusal {...refusal} />}
      <WideAction>
        <ConnectFirst>
          <PrimaryButton
            type="button"
            aria-busy={isBusy || undefined}
            aria-disabled={isBusy || undefined}
            onClick={onClick}
          >
            {isWarned || isAnyway ? `${label} anyway` : label}
          </PrimaryButton>
        </ConnectFirst>
      </WideAction>
    </>
  );
}
