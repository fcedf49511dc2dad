import { hasAttempt, type ActionCopy } from './transaction-copy';
import { ActionPanel } from './action-panel';
import { useTransaction } from './use-transaction';

type Props = { txKey: string; description: string; kind: ActionCopy };

export function OtherAction({ txKey, description, kind }: Props) {
  const state = useTransaction(txKey);
  if (!hasAttempt(state)) return null;
  return (
    <section aria-label={description}>
      <ActionPanel txKey={txKey} state={state} kind={kind}>
        <p>{description}</p>
      </ActionPanel>
    </section>
  );
}
