import { textOfTransactionFault } from '@/errors/text/transaction';
import { ConnectFirst } from '@/parts/gate/connect-first';
import { TimeLeft } from '@/parts/time-left';
import { FirstMayArrive, useFirstOpen } from '@/parts/transaction/first-may-arrive';
import { Refusal } from '@/parts/transaction/refusal';
import { txKeyOf, submitTransaction, type TxState } from '@/tx';
import { PrimaryButton } from '@/ui/button/button';
import { WideAction } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { WalletMismatch } from '@/wallet/link/wallet-mismatch';
import { DEPOSIT_COPY } from '../model/deposit-text';
import type { ReviewedStake } from '../model/stored-stake';

type Props = { reviewed: ReviewedStake; state: TxState; seconds: number | null };

export function StakeNow({ reviewed: { stake, from }, state, seconds }: Props) {
  const first = useFirstOpen({ key: txKeyOf('stake', stake._id), account: { kind: 'stake', from } });
  const idle = state.step === 'idle' ? state : null;
  const isWarned = idle?.refusal === 'unread-chain-behind-wallet';
  const fault =
    idle?.refusal &&
    textOfTransactionFault(idle.refusal, DEPOSIT_COPY, { missing: idle.missing, isFirstOpen: first !== null });
  return (
    <>
      <Prose>
        <p>
          Time left to make your deposit: <TimeLeft seconds={seconds} label="Time left to deposit" />.
        </p>
        <p>Deposits on the network can’t be reversed. Your shares are returned under the plan’s rules.</p>
        <FirstMayArrive first={first} state={state}>
          <p>{DEPOSIT_COPY.secondOne}</p>
        </FirstMayArrive>
      </Prose>
      <WalletMismatch isWarningOnly />
      {fault && <Refusal {...fault} />}
      <StakeButton
        label={isWarned ? 'Stake anyway' : 'Stake'}
        isBusy={state.step === 'checking'}
        onStake={() => void submitTransaction({ kind: 'stake', action: stake, from, acceptedUnreadChain: isWarned })}
      />
    </>
  );
}

type ButtonProps = { label: string; isBusy: boolean; onStake: () => void };

const StakeButton = ({ label, isBusy, onStake }: ButtonProps) => (
  <WideAction>
    <ConnectFirst>
      <PrimaryButton
        type="button"
        aria-busy={isBusy || undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && onStake()}
      >
        {label}
      </PrimaryButton>
    </ConnectFirst>
  </WideAction>
);
