import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { from } from '@/theme/tokens';
import { Lead } from '@/ui/layout/lead';
import { PageTitle } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: 16,
  '& > :first-of-type': { flex: '1 1 24rem', minInlineSize: 0 },
  [from.desktop]: { '& > :nth-of-type(2)': { textAlign: 'end', '& > :first-of-type': { justifyContent: 'flex-end' } } },
});

type Props = ComponentProps<typeof TransactionsFileButton> & {
  title: string;
  lead: string;
  isEmpty: boolean;
  children?: ReactNode;
};

export const ListHead = ({ title, lead, isEmpty, file, children }: Props) => (
  <>
    <Head>
      <div>
        <PageTitle>{title}</PageTitle>
        <Lead>{lead}</Lead>
        {children}
      </div>
      {!isEmpty && <TransactionsFileButton file={file} />}
    </Head>
    <FormError error={file.error} onRetry={file.start} note={null} />
  </>
);
