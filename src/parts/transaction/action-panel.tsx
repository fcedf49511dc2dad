import type { ReactNode } from 'react';
import { Summary } from '@/ui/summary';
import { Confirmations } from './confirmations';
import { isAlarming, textOfState, type ActionCopy, type AttemptState } from './transaction-copy';
import { requestActionOf, TransactionPanel } from './transaction-panel';
import { useFirstOpen } from './first-may-arrive';

type Props = {
  txKey: string;
  state: AttemptState;
  copy: ActionCopy;
  outcome?: ReactNode;
  children?: ReactNode;
};

export function ActionPanel({ txKey, state, copy, outcome, children }: Props) {
  const isFirstOpen = useFirstOpen({ key: txKey }) !== null;
  return (
    <TransactionPanel
      txKey={txKey}
      terms={copy}
      text={textOfState(state, copy, isFirstOpen)}
      isAlarming={isAlarming(state)}
      hash={'hash' in state ? state.hash : null}
      request={requestActionOf(state)}
    >
      {state.step === 'pending' && <Confirmations count={state.confirmations} />}
      {outcome && state.step === 'succeeded' ? (
        <>
          {outcome}
          <details>
            <Summary>What you reviewed</Summary>
            {children}
          </details>
        </>
      ) : (
        children
      )}
    </TransactionPanel>
  );
}
