import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { TRANSACTIONS } from '@/config/routes';
import { color } from '@/theme/tokens';
import { AppLink } from '@/ui/app-link';
import { TextButton } from '@/ui/button/button';
import { hasAttempt, textOfState, type ActionCopy } from './transaction-copy';
import { OpenRequestNote } from './open-request-note';
import { useFirstOpen } from './first-may-arrive';
import { useTransaction } from './use-transaction';

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 24px',
  paddingBlock: 8,
  borderBlock: `1px solid ${color.rule}`,
  '& > p': { flex: '1 1 16em' },
});
const ActionRow = styled('div')({ display: 'flex', alignItems: 'center', gap: 20 });

type LineProps = {
  name: string;
  title: string;
  children: ReactNode;
  link?: { href: string; label: string };
  onClose: () => void;
};

const YOUR_TRANSACTIONS = { href: TRANSACTIONS, label: 'Your transactions' };

export const ResultLine = ({ name, title, children, link = YOUR_TRANSACTIONS, onClose }: LineProps) => (
  <Line role="note" aria-label={`Your last ${name}`}>
    <p>
      <strong>{title}.</strong> {children}
    </p>
    <ActionRow>
      <AppLink href={link.href}>{link.label}</AppLink>
      <TextButton type="button" aria-label="Close this result" onClick={onClose}>
        Close
      </TextButton>
    </ActionRow>
  </Line>
);

type Props = { txKey: string; copy: ActionCopy; children: ReactNode; onClose: () => void };

export function LastResult({ txKey, copy, children, onClose }: Props) {
  const state = useTransaction(txKey);
  const isFirstOpen = useFirstOpen({ key: txKey }) !== null;
  if (!hasAttempt(state)) return null;
  const { title, text } = textOfState(state, copy, isFirstOpen);
  return (
    <>
      <ResultLine name={copy.name} title={title} onClose={onClose}>
        {children} {state.step !== 'succeeded' && text}
      </ResultLine>
      {'hash' in state && state.hash && <OpenRequestNote txKey={txKey} name={copy.name} secondOne={copy.secondOne} />}
    </>
  );
}
