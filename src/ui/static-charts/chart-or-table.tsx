import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { color, VISUALLY_HIDDEN } from '@/theme/tokens';

/** The switch uses radio buttons and CSS, so that it works without JavaScript. Print shows both views. */
const Frame = styled('div')({
  '&:has(input[value="table"]:checked) > [data-view="chart"]': { display: 'none' },
  '&:not(:has(input[value="table"]:checked)) > [data-view="table"]': { display: 'none' },
  '@media print': { '& > [data-view][data-view]': { display: 'block !important', marginBlockEnd: 16 } },
});
const Choice = styled('fieldset')({
  display: 'flex',
  justifyContent: 'end',
  border: 0,
  margin: '0 -12px 18px',
  padding: 0,
  '@media print': { display: 'none' },
});
const Legend = styled('legend')(VISUALLY_HIDDEN);
const Option = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 12,
  fontWeight: 550,
  fontSize: '0.9375rem',
  color: color.soft,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:hover, &:has(:checked)': { color: color.ink },
  '&:has(:checked)::after': {
    content: '""',
    position: 'absolute',
    insetInline: 12,
    insetBlockEnd: 4,
    borderBlockEnd: `2px solid ${color.metal}`,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${color.metal}`, outlineOffset: -2 },
});

type Props = { name: string; chart: ReactNode; table: ReactNode };

export function ChartOrTable({ name, chart, table }: Props) {
  const group = useId();
  return (
    <Frame>
      <Choice>
        <Legend>{`${name}, shown as`}</Legend>
        <Option>
          <input type="radio" name={group} value="chart" defaultChecked />
          Chart
        </Option>
        <Option>
          <input type="radio" name={group} value="table" />
          Table
        </Option>
      </Choice>
      <div data-view="chart">{chart}</div>
      <div data-view="table">{table}</div>
    </Frame>
  );
}
