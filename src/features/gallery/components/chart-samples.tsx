import styled from '@emotion/styled';
import { AppError } from '@/errors/app-error';
import { Chart } from '@/ui/charts/chart';
import type { ChartRead } from '@/ui/charts/chart-read';
import type { Axis, Bar, Drawing, ChartLine, Marks } from '@/ui/charts/drawing';
import { MONTH } from './sample-facts';
import { Section } from './section';

const Grid = styled('div')({
  display: 'grid',
  gap: 40,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
});

const EMPTY = { title: 'No prices yet for this range', until: 'The first fixing is tonight at 00:00 UTC.' };
const DOLLARS: Axis = { format: (decimal) => `$${decimal}` };
const FROM_ZERO: Axis = { ...DOLLARS, fromZero: true };

const scaled = (name: string, factorAt: (index: number) => number): ChartLine => ({
  name,
  points: MONTH.points.map(({ at }, index) => {
    const value = factorAt(index);
    return { at, value, text: `$${value.toFixed(2)}` };
  }),
});

const VALUE = scaled('Value', (index) => (MONTH.points[index]?.value ?? 0) * (index < 12 ? 40 : 60));
const PAID_IN = scaled('Paid in', (index) => (index < 12 ? 478 : 715));

const PURCHASES: Marks = {
  name: 'A purchase',
  days: new Set(MONTH.points.filter((_point, index) => index === 0 || index === 12).map(({ at }) => at)),
};

const HELD: ChartLine = { ...MONTH, holdsUntil: (MONTH.points.at(-1)?.at ?? 0) + 14 * 3_600_000 };

const BARS: readonly Bar[] = [
  ['Jun', 0],
  ['Jul', 0.82],
  ['Aug', 1.22],
  ['Sep', 1.04],
  ['Oct', 1.31],
  ['Nov', 0.62],
].map(([name, value], index, { length }) => ({
  key: String(name),
  name: String(name),
  year: index === 0 ? '2026' : undefined,
  title: `${String(name)} 2026`,
  value: Number(value),
  text: `${Number(value).toFixed(4)} FNX`,
  short: value === 0 ? 'none' : Number(value).toFixed(2),
  look: index === length - 1 ? 'part' : undefined,
}));

const DRAWINGS: readonly (readonly [name: string, drawing: Drawing])[] = [
  ['Relief', { kind: 'relief', line: MONTH, axis: DOLLARS }],
  ['Relief in steps', { kind: 'relief', line: HELD, axis: DOLLARS }],
  [
    'Hatch',
    { kind: 'gap', line: VALUE, base: PAID_IN, marks: PURCHASES, axis: FROM_ZERO, over: 'Gained', under: 'Lost' },
  ],
  ['Bars', { kind: 'bars', name: 'Claimed', unit: 'Month', bars: BARS }],
  [
    'Projection',
    {
      kind: 'projection',
      axis: FROM_ZERO,
      lines: [
        { ...scaled('Same price', (index) => 1_000 + index * 1.7), label: 'price the same' },
        { ...scaled('Half the price', (index) => 1_000 - index * 16), label: 'price −50%', isBad: true },
      ],
    },
  ],
  ['One point', { kind: 'relief', line: { ...MONTH, points: MONTH.points.slice(-1) }, axis: DOLLARS }],
  ['No point', { kind: 'relief', line: { ...MONTH, points: [] }, axis: DOLLARS }],
];

const STATES: readonly (readonly [name: string, read: ChartRead])[] = [
  ...DRAWINGS.map(([name, drawing]) => [name, { state: 'known', drawing }] as const),
  ['On its way', { state: 'loading' }],
  [
    'Did not arrive',
    { state: 'failed', error: new AppError({ kind: 'offline' }), isRetrying: false, onRetry: () => undefined },
  ],
];

export const ChartSamples = () => (
  <Section title="Charts">
    <Grid>
      {STATES.map(([name, read]) => (
        <Chart
          key={name}
          name={name}
          read={read}
          empty={EMPTY}
          marks={name === 'Bars' ? 'bars' : 'time'}
          size="small"
          caption={name}
          last="$12.48 on 19 Nov 2026"
        />
      ))}
    </Grid>
  </Section>
);
