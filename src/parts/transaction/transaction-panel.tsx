import type { ReactNode } from 'react';
import { useExplorer } from '@/chain/use-explorer';
import { stopWaitingForWallet } from '@/tx';
import { TextButton } from '@/ui/button';
import { CopyText } from '@/ui/copy-text';
import { ExplorerLink } from '@/ui/explorer-link';
import { Actions } from '@/ui/layout/actions';
import { Words } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { Summary } from '@/ui/summary';
import { Confirmations } from './confirmations';
import { isAlarming, wordsOfState, type ActionKind, type AttemptState } from './transaction-copy';
import { UnansweredActions } from './unanswered-actions';

type Props = {
  txKey: string;
  state: AttemptState;
  kind: ActionKind;
  outcome?: ReactNode;
  children?: ReactNode;
};

export function TransactionPanel({ txKey, state, kind, outcome, children }: Props) {
  const explorer = useExplorer();
  const words = wordsOfState(state, kind);
  const hash = 'hash' in state ? state.hash : null;
  const link = hash && explorer(hash);
  return (
    <Stack>
      <Words role={isAlarming(state) ? 'alert' : 'status'} aria-label={words.title}>
        <strong>{words.title}</strong>
        <p>{words.text}</p>
      </Words>
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
      {hash && <CopyText text={hash} label="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      <NextAction txKey={txKey} state={state} kind={kind} />
    </Stack>
  );
}

function NextAction({ txKey, state, kind }: Omit<Props, 'children' | 'outcome'>) {
  if (state.step === 'awaiting-wallet')
    return (
      <Actions>
        <TextButton type="button" onClick={() => void stopWaitingForWallet(txKey)}>
          Stop waiting
        </TextButton>
      </Actions>
    );
  if (state.step !== 'unanswered' || !state.isSearched) return null;
  return <UnansweredActions txKey={txKey} terms={kind} />;
}
