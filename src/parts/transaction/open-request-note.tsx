import { isAwaitingAnswer, journalStore } from '@/tx';
import { useStore } from '@/utils/hooks/use-store';

type Props = { txKey: string; name: string; secondOne: string };

export function OpenRequestNote({ txKey, name, secondOne }: Props) {
  const { entries } = useStore(journalStore);
  if (!entries.some((entry) => entry.key === txKey && isAwaitingAnswer(entry))) return null;
  return (
    <p role="note">
      A request for this {name} may still be open in your wallet. If so, decline it. {secondOne}
    </p>
  );
}
