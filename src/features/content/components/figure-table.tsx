import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Scroll = styled('div')({ overflowX: 'auto', maxInlineSize: 820 });
const Table = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  minInlineSize: 520,
  borderCollapse: 'collapse',
  fontSize: '1rem',
  lineHeight: 1.45,
  '& caption': { textAlign: 'start', color: color.soft, paddingBlockEnd: 10 },
  '& th, & td': { paddingBlock: 10, paddingInlineStart: 16, borderBlockEnd: `1px solid ${color.rule}`, textAlign: 'end' },
  '& tr > :first-of-type': { paddingInlineStart: 0 },
  '& tbody th, & thead th:first-of-type': { textAlign: 'start', fontWeight: 400, paddingInlineStart: 0 },
  '& thead th': { color: color.soft, fontWeight: 550, borderBlockEndColor: color.edge },
});

export type FigureRow = { label: string; values: readonly string[] };
type Props = { caption: string; label: string; columns: readonly string[]; rows: readonly FigureRow[] };

/** Figures by year. On a narrow screen it scrolls inside its own region, which the keyboard can reach. */
export function FigureTable({ caption, label, columns, rows }: Props) {
  const id = useId();
  return (
    <Scroll role="region" aria-labelledby={id} tabIndex={0}>
      <Table>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {[label, ...columns].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
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
  );
}
