import type { Statement } from '@/domain/statement/statement';
import { Amount, Money } from '@/ui/amount';
import { FactList } from '@/ui/fact-list';
import { typeText } from '@/parts/txn-text';
import { PaperTable } from './paper-table';

const HEAD = [
  { key: 'kind', label: 'Kind' },
  { key: 'count', label: 'Transactions', isFigure: true },
  { key: 'shares', label: 'Shares', isFigure: true },
  { key: 'cost', label: 'Change in cost basis', isFigure: true },
  { key: 'proceeds', label: 'Proceeds', isFigure: true },
  { key: 'gain', label: 'Gain or loss', isFigure: true },
] as const;

const kindOf = ({ type, direction }: { type: string; direction: string }) =>
  type === 'SWAP' ? (direction === 'IN' ? 'Swap: shares bought' : 'Swap: shares sold') : typeText({ type, direction });

export const SumsTable = ({ statement: { sums, gain, fees } }: { statement: Statement }) => (
  <div>
    {sums.length > 0 && (
      <PaperTable
        caption="Share transactions"
        head={HEAD}
        rows={sums.map((sum) => ({
          key: `${sum.type} ${sum.direction}`,
          cells: [
            kindOf(sum),
            sum.count,
            <Amount key="shares" value={sum.shares} unit="FNX" />,
            <Money key="cost" value={sum.cost} />,
            <Money key="proceeds" value={sum.proceeds} />,
            <Money key="gain" value={sum.gain} />,
          ],
        }))}
      />
    )}
    <FactList
      facts={[
        ['Realised gain or loss in the period', <Money key="gain" value={gain} />],
        ['Bank fees', <Money key="fees" value={fees} />],
      ]}
    />
  </div>
);
