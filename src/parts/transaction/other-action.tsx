import { hasAttempt, type ActionCopy } from './transaction-copy';
import { ActionPanel } from './action-panel';
import { useTransaction } from './use-transaction';

type Props = { txKey: string; description: string; copy: ActionCopy };

export function OtherAction({ txKey, description, copy }: Props) {
  const state = useTransaction(txKey);
  if (!hasAttempt(state)) return null;
  return (
    <section aria-label={description}>
      <ActionPanel txKey={txKey} state={state} copy={copy}>
        <p>{description}</p>
      </ActionPanel>
    </section>
  );
}
