import styled from '@emotion/styled';
import { COMPARISON_ROWS } from '@/parts/comparison-rows';
import { slanted } from '@/theme/hatch';
import { color, from, VISUALLY_HIDDEN } from '@/theme/tokens';
import { Chapter } from './chapter';

const Table = styled('table')({
  display: 'block',
  inlineSize: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.45,
  '& caption, & thead': VISUALLY_HIDDEN,
  '& tbody, & tr': { display: 'block' },
  '& tr': { borderBlockStart: `1px solid ${color.rule}`, paddingBlock: 12 },
  '& tr[data-is="more"]': { display: 'none' },
  '& th': { textAlign: 'start', fontWeight: 600 },
  '& td': {
    display: 'grid',
    gridTemplateColumns: 'min(8em, 40%) minmax(0, 1fr)',
    columnGap: 12,
    paddingBlock: 6,
    color: color.soft,
  },
  '& td::before': { content: 'attr(data-column)', color: color.faint, fontSize: '0.9375rem' },
  '& td:last-of-type': { color: color.ink },
  '& [data-is="weaker"]': {
    ...slanted(135, 10, `color-mix(in srgb, ${color.caution} 42%, transparent)`),
    printColorAdjust: 'exact',
  },
  '& [data-is="weaker"]::before': { color: color.caution, placeSelf: 'start' },
  '& [data-is="weaker"]::before, & [data-is="weaker"] > bdi': {
    background: color.ground,
    boxDecorationBreak: 'clone',
    paddingInline: 4,
    marginInline: -4,
  },
  [from.tablet]: {
    display: 'table',
    '& thead': { display: 'table-header-group', position: 'static', clipPath: 'none', whiteSpace: 'normal' },
    '& tbody': { display: 'table-row-group' },
    '& tr, & tr[data-is="more"]': { display: 'table-row' },
    '& th, & td': { display: 'table-cell', verticalAlign: 'top', padding: '15px 16px', inlineSize: '29%' },
    '& th:first-of-type': { inlineSize: '16%', paddingInlineStart: 0 },
    '& td::before': { content: 'none' },
    '& thead tr': { borderBlockStart: 0 },
    '& tbody tr': { borderBlock: `1px solid ${color.rule}` },
    '& thead th': { paddingBlockStart: 0, color: color.soft, fontSize: '0.9375rem', fontWeight: 400 },
  },
});

const SHOWN = ['own', 'votes', 'selling', 'access'];
/** Rows that a phone omits, because the table is three times as long there. The full comparison contains them. */
const LEFT_OUT_ON_A_PHONE = ['own', 'votes', 'access'];
const COLUMNS = { broker: 'A share at a broker', follower: 'A token that tracks a share', fnx: 'FNX' };
const ROWS = COMPARISON_ROWS.filter(({ id }) => SHOWN.includes(id));

/** The explicit roles keep the table semantics, which the phone layout (`display: block`) would remove. */
export const FairComparison = () => (
  <Chapter
    title="A fair comparison"
    lead="There are older and more liquid ways to own shares. Where one of them is better for you, we mark our answer with hatching."
    isLeadShown
    link={{ href: '/how-different', label: 'The full comparison' }}
  >
    <Table role="table">
      <caption>Three ways to own or track a share</caption>
      <thead role="rowgroup">
        <tr role="row">
          {['Question', ...Object.values(COLUMNS)].map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {ROWS.map(({ id, title, broker, follower, fnx, isWeaker }) => (
          <tr key={id} role="row" data-is={LEFT_OUT_ON_A_PHONE.includes(id) ? 'more' : undefined}>
            <th role="rowheader" scope="row">
              {title}
            </th>
            <td role="cell" data-column={COLUMNS.broker}>
              <bdi>{broker}</bdi>
            </td>
            <td role="cell" data-column={COLUMNS.follower}>
              <bdi>{follower}</bdi>
            </td>
            <td
              role="cell"
              data-column={isWeaker ? 'FNX, weaker here' : COLUMNS.fnx}
              data-is={isWeaker ? 'weaker' : undefined}
            >
              <bdi>{fnx}</bdi>
              {isWeaker && <span style={VISUALLY_HIDDEN}> (weaker here)</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Chapter>
);
