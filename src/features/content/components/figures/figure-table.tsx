import styled from '@emotion/styled';
import { useId } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Figure = styled('figure')({ maxInlineSize: 820 });
const Caption = styled('figcaption')({ color: color.soft, fontSize: '1rem', paddingBlockEnd: 10 });
const Scroll = styled('div')({ overflowX: 'auto' });
const Table = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  minInlineSize: 520,
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  '& th, & td': {
    paddingBlock: 10,
    paddingInlineStart: 16,
    borderBlockEnd: `1px solid ${color.rule}`,
    textAlign: 'end',
  },
  '& tr > :first-of-type': { paddingInlineStart: 0 },
  '& tbody th, & thead th:first-of-type': { textAlign: 'start', fontWeight: 400, paddingInlineStart: 0 },
  '& tr > th:first-of-type': { position: 'sticky', insetInlineStart: 0, background: color.ground },
  '& thead th': { color: color.soft, fontWeight: 550, borderBlockEndColor: color.edge },
});

type FigureRow = { label: string; values: readonly string[] };
type Props = { caption: string; label: string; columns: readonly string[]; rows: readonly FigureRow[] };

const TableHead = ({ titles }: { titles: readonly string[] }) => (
  <thead>
    <tr>
      {titles.map((title) => (
        <th key={title} scope="col">
          {title}
        </th>
      ))}
    </tr>
  </thead>
);

export function FigureTable({ caption, label, columns, rows }: Props) {
  const id = useId();
  return (
    <Figure>
      <Caption id={id}>{caption}</Caption>
      <Scroll role="region" aria-labelledby={id} tabIndex={0}>
        <Table aria-labelledby={id}>
          <TableHead titles={[label, ...columns]} />
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">{row.label}</th>
                {row.values.map((value, index) => (
                  <td key={columns[index]}>
                    <bdi dir="ltr">{value}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
    </Figure>
  );
}
