import styled from '@emotion/styled';
import type { ComparisonRow } from '@/parts/comparison-rows';
import { slanted } from '@/theme/hatch';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { FIGURES } from '@/theme/typography';
import { Summary } from '@/ui/summary';
import { ownValue } from '@/utils/own-value';

const IN_BRASS = slanted(135, 10, `color-mix(in srgb, ${color.caution} 34%, transparent)`);

const WEAK = { ...IN_BRASS, printColorAdjust: 'exact' } as const;

const COLUMNS = { broker: 'Share at a broker', follower: 'Token that tracks a share', fnx: 'FNX' } as const;
type Column = keyof typeof COLUMNS;
const KEYS = Object.keys(COLUMNS) as Column[];

const Table = styled('table')({
  ...FIGURES,
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.5,
  '& caption': VISUALLY_HIDDEN,
  '& thead': VISUALLY_HIDDEN,
  '& tbody, & tr, & th, & td': { display: 'block' },
  '& th': { textAlign: 'start', fontWeight: 600, fontSize: '1.125rem' },
  '& tr': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: '18px 24px', scrollMarginBlockStart: 16 },
  '& td': { color: color.soft, marginBlockStart: 10 },
  '& td::before': { content: 'attr(data-column)', display: 'block', fontSize: '0.875rem', color: color.faint },
  '& td[data-of="fnx"]': {
    color: color.ink,
    background: color.raised,
    marginBlockStart: 14,
    padding: '12px 16px',
    '&::before': { color: color.metal },
  },
  '& td[data-is="weaker"]': WEAK,
  [from.tablet]: {
    display: 'table',
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none', whiteSpace: 'normal' },
    '& tbody': { display: 'table-row-group' },
    '& tr': { display: 'table-row' },
    '& th, & td': { display: 'table-cell', verticalAlign: 'top', paddingBlock: 15, paddingInline: '0 24px' },
    '& td::before': { content: 'none' },
    '& th': { fontSize: '1rem' },
    '& thead tr': { borderBlockStart: 0 },
    '& thead th': { fontSize: '0.9375rem', fontWeight: 400, color: color.soft },
    '& thead th[data-of="fnx"]': { background: color.raised, color: color.metal, fontWeight: 600 },
    '& tbody th': { inlineSize: '18%' },
    '& tbody tr:last-of-type > *': { borderBlockEnd: `1px solid ${color.rule}` },
    '& [data-of="fnx"][data-of="fnx"]': { inlineSize: '33%', paddingBlock: 15, paddingInline: 20 },
  },
});

const Why = styled('details')({
  marginBlockStart: 2,
  '@media print': { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});
const Ask = styled(Summary)({
  display: 'inline-flex',
  gap: 8,
  minBlockSize: 44,
  alignItems: 'center',
  paddingBlock: 0,
  fontSize: '0.9375rem',
  fontWeight: 500,
  'details > &&[data-is="weaker"], &&[data-is="weaker"]::before': { color: color.caution },
});
const Text = styled('p')({ color: color.soft, fontSize: '0.9375rem', paddingBlockEnd: 6, maxInlineSize: '36em' });
const ScreenReaderText = styled('span')(VISUALLY_HIDDEN);
const Key = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  color: color.soft,
  marginBlockEnd: 28,
  '&::before': { content: '""', flex: 'none', inlineSize: 44, blockSize: 24, outline: `1px solid ${color.caution}` },
  '&::before, &': { printColorAdjust: 'exact' },
});
const KeyOfWeak = styled(Key)({ '&::before': IN_BRASS });

type Props = {
  caption: string;
  rows: readonly ComparisonRow[];
  more: Readonly<Record<string, string>>;
};

/** The explicit roles keep the table semantics, which the phone layout (`display: block`) would remove. */
export const Comparison = ({ caption, rows, more }: Props) => (
  <>
    <KeyOfWeak>
      <bdi>
        Hatched in brass: one of the other two is better for you. This applies to{' '}
        {rows.filter(({ isWeaker }) => isWeaker).length} of {rows.length} rows.
      </bdi>
    </KeyOfWeak>
    <Table role="table">
      <caption>{caption}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            <ScreenReaderText>Question</ScreenReaderText>
          </th>
          {KEYS.map((key) => (
            <th key={key} role="columnheader" scope="col" data-of={key}>
              {COLUMNS[key]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <Row key={row.id} row={row} more={ownValue(more, row.id)} />
        ))}
      </tbody>
    </Table>
  </>
);

const Row = ({ row, more }: { row: ComparisonRow; more: string | undefined }) => (
  <tr role="row" id={row.id}>
    <th role="rowheader" scope="row">
      <bdi>{row.title}</bdi>
    </th>
    <td role="cell" data-of="broker" data-column={COLUMNS.broker}>
      <bdi>{row.broker}</bdi>
    </td>
    <td role="cell" data-of="follower" data-column={COLUMNS.follower}>
      <bdi>{row.follower}</bdi>
    </td>
    <td role="cell" data-of="fnx" data-column={COLUMNS.fnx} data-is={row.isWeaker ? 'weaker' : undefined}>
      <bdi>{row.fnx}</bdi>
      {more && <More row={row} words={more} />}
    </td>
  </tr>
);

const More = ({ row, words }: { row: ComparisonRow; words: string }) => (
  <Why>
    <Ask data-is={row.isWeaker ? 'weaker' : undefined}>
      <span>
        {row.isWeaker ? 'Weaker here' : 'Why'}
        <ScreenReaderText>: {row.title}</ScreenReaderText>
      </span>
    </Ask>
    <Text>
      <bdi>{words}</bdi>
    </Text>
  </Why>
);
