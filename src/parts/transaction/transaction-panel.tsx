import type { ReactNode } from 'react';
import { useExplorer } from '@/chain/use-explorer';
import type { TitledText } from '@/errors/text/transaction';
import { stopWaitingForWallet, transactionOf } from '@/tx';
import { TextButton } from '@/ui/button/button';
import { CopyText } from '@/ui/address/copy-text';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { Actions } from '@/ui/layout/actions';
import { Prose } from '@/ui/layout/lead';
import { Stack } from '@/ui/layout/page';
import { LazyView } from '@/ui/lazy-part';
import { needsSupport, type TransactionTerms } from './transaction-copy';
import { useStore } from '@/utils/hooks/use-store';
import { OpenRequestNote } from './open-request-note';
import { UnansweredActions } from './unanswered-actions';

type Props = {
  txKey: string;
  terms: TransactionTerms;
  text: TitledText;
  isAlarming: boolean;
  hash: string | null;
  request: 'stop-waiting' | 'say-what-was-sent' | null;
  title?: ReactNode;
  head?: (described: ReactNode) => ReactNode;
  children?: ReactNode;
};

const loadCopyDetails = async () => (await import('./copy-details')).CopyDetails;

export function TransactionPanel({ txKey, terms, text, isAlarming, hash, request, title, head, children }: Props) {
  const isUnclear = needsSupport(useStore(transactionOf(txKey)));
  const explorer = useExplorer();
  const link = hash && explorer(hash);
  const described = (
    <Prose role={isAlarming ? 'alert' : 'status'} aria-label={text.title}>
      {title ?? <strong>{text.title}</strong>}
      <p>{text.text}</p>
    </Prose>
  );
  return (
    <Stack>
      {head ? head(described) : described}
      {hash && <OpenRequestNote txKey={txKey} name={terms.name} secondOne={terms.secondOne} />}
      {children}
      {hash && <CopyText text={hash} label="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      {request === 'stop-waiting' && (
        <Actions>
          <TextButton type="button" onClick={() => void stopWaitingForWallet(txKey)}>
            Stop waiting
          </TextButton>
        </Actions>
      )}
      {request === 'say-what-was-sent' && <UnansweredActions txKey={txKey} terms={terms} />}
      {isUnclear && <LazyView isWanted load={loadCopyDetails} props={{ txKey }} />}
    </Stack>
  );
}

type Requested = { step: string; isSearched?: boolean };

/** Declarations are offered only after the first search, because they may allow a second transaction. */
export function requestActionOf({ step, isSearched }: Requested): Props['request'] {
  if (step === 'awaiting-wallet') return 'stop-waiting';
  return step === 'unanswered' && isSearched ? 'say-what-was-sent' : null;
}
