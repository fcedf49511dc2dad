import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, from, UNSEEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Table = styled('table')({
  ...FIGURES,
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.5,
  '& caption': UNSEEN,
  '& thead': UNSEEN,
  '& tbody, & tr': { display: 'block' },
  '& tr': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 16 },
  '& th': { textAlign: 'start', fontWeight: 650, verticalAlign: 'baseline', padding: 0 },
  '& td': {
    display: 'grid',
    gridTemplateColumns: '7.5em minmax(0, 1fr)',
    columnGap: 12,
    padding: 0,
    marginBlockStart: 8,
  },
  '& td::before': { content: 'attr(data-column)', color: color.faint },
  [from.tablet]: {
    display: 'table',
    '& caption': UNSEEN,
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none', whiteSpace: 'normal' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': { display: 'table-cell', verticalAlign: 'top', paddingBlock: 14, paddingInlineEnd: 24 },
    '& td::before': { content: 'none' },
    '& thead tr': { borderBlockStart: 0 },
    '& thead th': { paddingBlockStart: 0, color: color.soft },
    '& tbody th': { inlineSize: '19%' },
  },
});

const Ours = styled('td')({ '&&::before': { color: color.metal } });
const OursHead = styled('th')({ '&&&&': { color: color.metal } });

export type ComparisonRow = { subject: string; cells: readonly ReactNode[] };
type Props = {
  caption: string;
  subject: string;
  columns: readonly string[];
  rows: readonly ComparisonRow[];
  ours?: number;
};

/** A table that turns into cards on a phone. The roles keep it a table there, where the styles would undo it. */
export const Comparison = ({ caption, subject, columns, rows, ours }: Props) => (
  <Table role="table">
    <caption>{caption}</caption>
    <thead role="rowgroup">
      <tr role="row">
        {[subject, ...columns].map((column, index) => {
          const Head = index - 1 === ours ? OursHead : 'th';
          return (
            <Head key={column} role="columnheader" scope="col">
              {column}
            </Head>
          );
        })}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={row.subject} row={row} columns={columns} ours={ours} />
      ))}
    </tbody>
  </Table>
);

const Row = ({
  row: { subject, cells },
  columns,
  ours,
}: {
  row: ComparisonRow;
  columns: readonly string[];
  ours?: number;
}) => (
  <tr role="row">
    <th role="rowheader" scope="row">
      {subject}
    </th>
    {cells.map((cell, index) => {
      const Cell = index === ours ? Ours : 'td';
      return (
        <Cell key={columns[index]} role="cell" data-column={columns[index]}>
          <bdi>{cell}</bdi>
        </Cell>
      );
    })}
  </tr>
);
