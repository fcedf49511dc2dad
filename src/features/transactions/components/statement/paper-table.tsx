import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';

const Scroll = styled('div')({ overflowX: 'auto', '@media print': { overflow: 'visible' } });
/** Rows are not stacked on a narrow screen. Print repeats a `table-header-group` on each page. */
const Sheet = styled('table')({
  ...FIGURES,
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& caption': { fontSize: '1.25rem', paddingBlockEnd: 8 },
  '& thead': { display: 'table-header-group' },
  '& tr': { breakInside: 'avoid', borderBlockEnd: `1px solid ${color.rule}` },
  '& th': { fontWeight: 500, color: color.faint, textAlign: 'start', padding: 8 },
  '& td': { padding: 8, verticalAlign: 'baseline', whiteSpace: 'nowrap' },
  '& [data-align="end"]': { textAlign: 'end' },
  '@media print': {
    fontSize: '8.5pt',
    '& th, & td': { color: 'black', padding: '3pt 4pt' },
    '& td': { whiteSpace: 'normal' },
    '& time': { whiteSpace: 'nowrap' },
    '& tr': { borderColor: '#999' },
  },
});

type PaperCell = { key: string; label: string; isFigure?: boolean };
type Props = { caption: string; head: readonly PaperCell[]; rows: readonly { key: string; cells: ReactNode[] }[] };

export const PaperTable = ({ caption, head, rows }: Props) => (
  <Scroll tabIndex={0} role="region" aria-label={caption}>
    <Sheet>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map(({ key, label, isFigure }) => (
            <th key={key} scope="col" data-align={isFigure ? 'end' : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              <td key={head[at]?.key} data-align={head[at]?.isFigure ? 'end' : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Sheet>
  </Scroll>
);
