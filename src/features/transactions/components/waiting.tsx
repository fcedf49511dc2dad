import styled from '@emotion/styled';
import { useExplorer } from '@/chain/use-explorer';
import { nameOf } from '@/config/routes';
import { pageOf } from '@/config/transaction-kinds';
import { useTransaction } from '@/parts/transaction/use-transaction';
import { color } from '@/theme/tokens';
import { useUnsettled, type UnsettledTx } from '@/tx/hooks';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { Hash } from '@/ui/address/hash';
import { Panel } from '@/ui/layout/panel';
import { Moment } from '@/ui/moment';
import { waitingText, type WaitingText } from '../model/waiting-text';

const List = styled('ul')({ display: 'grid' });
const Item = styled('li')({
  display: 'grid',
  gap: '4px 20px',
  alignItems: 'center',
  paddingBlock: 14,
  borderBlockStart: `1px solid ${color.rule}`,
  '&:first-of-type': { borderBlockStart: 0, paddingBlockStart: 0 },
  '&:last-of-type': { paddingBlockEnd: 0 },
  '@media (min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) max-content' },
});
const Text = styled('div')({ display: 'grid', gap: 4, justifyItems: 'start' });
const Soft = styled('p')({
  color: color.soft,
  fontSize: '0.9375rem',
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
});
const ContinueLink = styled(AppLink)({ color: color.metal, textUnderlineOffset: '0.2em', paddingBlock: 10 });

export function Waiting() {
  const waiting = useUnsettled();
  if (waiting.length === 0) return null;
  return (
    <Panel title="Pending in this browser">
      <List>
        {waiting
          .toSorted((a, b) => b.at - a.at)
          .map((entry) => (
            <Action key={entry.key} entry={entry} />
          ))}
      </List>
    </Panel>
  );
}

const WaitingState = ({ texts: { tone, label, text } }: { texts: WaitingText }) => (
  <>
    <Badge tone={tone}>{label}</Badge>
    <p>{text}</p>
  </>
);

function Action({ entry }: { entry: UnsettledTx }) {
  const { key, description, at } = entry;
  const page = pageOf(entry);
  const label = `Continue in ${nameOf(page)}`;
  const state = useTransaction(key);
  const explorer = useExplorer();
  const texts = waitingText(state) ?? waitingText(stateAsWritten(entry));
  const hash = 'hash' in state && state.hash ? state.hash : entry.hash;
  return (
    <Item>
      <Text>
        <strong>{description}</strong>
        <div role="status">{texts && <WaitingState texts={texts} />}</div>
        <Soft>
          <Moment iso={new Date(at).toISOString()} />
          {hash && <Hash value={hash} href={explorer(hash)} />}
        </Soft>
      </Text>
      <ContinueLink href={page} aria-label={`${label}: ${description}`}>
        {label}
      </ContinueLink>
    </Item>
  );
}

const stateAsWritten = ({ status, hash }: UnsettledTx) =>
  status === 'pending' && hash
    ? ({ step: 'pending', hash, confirmations: 0, isStored: true } as const)
    : status === 'unanswered'
      ? ({ step: 'unanswered' } as const)
      : ({ step: 'awaiting-wallet' } as const);
