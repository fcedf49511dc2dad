import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from } from '@/theme/tokens';
import { PageTitle, Wide } from '@/ui/layout/page';

const Columns = styled(Wide)({
  display: 'grid',
  gap: 48,
  gridTemplateColumns: 'minmax(0, 480px)',
  [from.desktop]: { gridTemplateColumns: 'minmax(0, 480px) minmax(0, 1fr)', columnGap: 96 },
});
const Lead = styled('p')({ color: color.soft, fontSize: '1.0625rem', textWrap: 'pretty' });
const Aside = styled('aside')({
  borderBlockStart: `1px solid ${color.rule}`,
  paddingBlockStart: 28,
  [from.desktop]: {
    border: 0,
    borderInlineStart: `1px solid ${color.rule}`,
    paddingBlockStart: 10,
    paddingInlineStart: 40,
  },
});
const AsideTitle = styled('h2')({ fontSize: '1.3125rem', marginBlockEnd: 8 });
const Text = styled('p')({ color: color.soft, maxInlineSize: '34em', textWrap: 'pretty' });
const List = styled('ul')({ display: 'grid', gap: 30 });

export type Note = { title: string; text: ReactNode };

type Props = { title: string; lead: ReactNode; notes?: readonly Note[]; children?: ReactNode };

export const AuthPage = ({ title, lead, notes, children }: Props) => (
  <Columns>
    <div>
      <PageTitle>{title}</PageTitle>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
    {notes && (
      <Aside aria-label="Good to know">
        <List>
          {notes.map((note) => (
            <li key={note.title}>
              <AsideTitle>{note.title}</AsideTitle>
              <Text>{note.text}</Text>
            </li>
          ))}
        </List>
      </Aside>
    )}
  </Columns>
);
