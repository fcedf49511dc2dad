import styled from '@emotion/styled';
import type { Holding, Statement } from '@/domain/statement/statement';
import { color } from '@/theme/tokens';
import { Amount, Money } from '@/ui/amount';
import { formatDay } from '@/utils/dates';
import { PaperTable } from './paper-table';

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem', '@media print': { fontSize: '8.5pt' } });

const HEAD = [
  { key: 'when', label: 'When' },
  { key: 'shares', label: 'Shares', isFigure: true },
  { key: 'staked', label: 'Of which staked', isFigure: true },
  { key: 'price', label: 'Price', isFigure: true },
  { key: 'value', label: 'Value', isFigure: true },
  { key: 'cost', label: 'Cost', isFigure: true },
  { key: 'unrealised', label: 'Unrealised gain', isFigure: true },
] as const;

const rowOf = (when: string, { shares, staked, price, value, cost, unrealised }: Holding) => ({
  key: when,
  cells: [
    when,
    <Amount key="shares" value={shares} unit="FNX" />,
    <Amount key="staked" value={staked} unit="FNX" />,
    <Money key="price" value={price?.price ?? null} />,
    <Money key="value" value={value} />,
    <Money key="cost" value={cost} />,
    <Money key="unrealised" value={unrealised} />,
  ],
});

const basisOf = ({ price }: Holding) => (price ? formatDay(price.day) : 'an unknown day');

export const HoldingsTable = ({ statement, source }: { statement: Statement; source: string }) => (
  <div>
    <PaperTable
      caption="Holdings"
      head={HEAD}
      rows={[rowOf('At the start', statement.opening), rowOf('At the end', statement.closing)]}
    />
    <Note>
      Valued at the {source || 'reference price'} of {basisOf(statement.opening)} and of {basisOf(statement.closing)}.
    </Note>
  </div>
);
