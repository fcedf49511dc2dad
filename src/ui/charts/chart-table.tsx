import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { CopyButton } from '../address/copy-button';
import { columnsOf, type Drawing } from './drawing';
import { stopsOf, type Stop } from './stops';

const Box = styled('div')({ display: 'grid', gridTemplateRows: 'minmax(0, 1fr) auto', gap: 12 });
const Scroll = styled('div')({
  overflow: 'auto',
  paddingInline: 12,
  background: color.raised,
  borderBlockEnd: `1px solid ${color.soft}`,
  '&:focus-visible': { outlineOffset: -2 },
});
const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.9375rem',
  '& th, & td': { paddingBlock: 9, paddingInline: 12, textAlign: 'end', borderBlockEnd: `1px solid ${color.rule}` },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0 },
  '& tr > :last-child': { paddingInlineEnd: 0 },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    background: color.raised,
    color: color.faint,
    fontWeight: 500,
  },
  '& tbody th': { fontWeight: 400, whiteSpace: 'nowrap' },
  '& td': { color: color.ink },
});

const tableText = (unit: string, names: readonly string[], stops: readonly Stop[]): string =>
  [[unit, ...names], ...stops.map((stop) => [stop.title, ...names.map((name) => textOf(stop, name))])]
    .map((cells) => cells.join('\t'))
    .join('\n');

const textOf = ({ rows }: Stop, column: string): string => rows.find(({ name }) => name === column)?.text ?? '';

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

type Props = { name: string; drawing: Drawing; height: string };

export function ChartTable({ name, drawing, height }: Props) {
  const stops = stopsOf(drawing).reverse();
  const names = (drawing.kind === 'bars' ? [drawing] : columnsOf(drawing)).map(({ name }) => name);
  const unit = drawing.kind === 'bars' ? drawing.unit : 'Day';
  return (
    <Box style={{ blockSize: height }}>
      <Scroll role="region" aria-label={`${name}, table`} tabIndex={0}>
        <Table aria-label={name}>
          <TableHead titles={[unit, ...names]} />
          <tbody>
            {stops.map((stop) => (
              <tr key={stop.key}>
                <th scope="row">{stop.title}</th>
                {names.map((column) => (
                  <td key={column}>
                    <bdi dir="ltr">{textOf(stop, column)}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      <div>
        <CopyButton text={tableText(unit, names, stops)} label="Copy table" />
      </div>
    </Box>
  );
}
