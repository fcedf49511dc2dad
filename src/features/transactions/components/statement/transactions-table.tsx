import type { StatementLine } from '@/domain/statement/statement';
import { Amount, Money } from '@/ui/amount';
import { formatMomentByUtc } from '@/utils/dates';
import { shortAddress } from '@/utils/text';
import { SignedAmount } from '@/parts/signed-amount';
import { typeText } from '@/parts/txn-text';
import { PaperTable } from './paper-table';

const HEAD = [
  { key: 'date', label: 'Date (UTC)' },
  { key: 'kind', label: 'Kind' },
  { key: 'amount', label: 'Amount', isFigure: true },
  { key: 'worth', label: 'Value at the time', isFigure: true },
  { key: 'fee', label: 'Bank fee', isFigure: true },
  { key: 'cost', label: 'Change in cost basis', isFigure: true },
  { key: 'gain', label: 'Gain or loss', isFigure: true },
  { key: 'after', label: 'Balance after', isFigure: true },
  { key: 'hash', label: 'Transaction' },
] as const;

const PLACES = 6;

const StatementAmount = (amount: { value: string; unit: string }) => <Amount {...amount} places={PLACES} />;

const rowOf = ({ entry, cost, gain, sharesAfter }: StatementLine) => ({
  key: entry._id,
  cells: [
    <time key="date" dateTime={entry.createdAt}>
      <bdi>{formatMomentByUtc(entry.createdAt)}</bdi>
    </time>,
    typeText(entry),
    <SignedAmount key="amount" txn={entry} as={StatementAmount} />,
    <Money key="worth" value={entry.fiatValue} />,
    <Money key="fee" value={entry.fee} />,
    <Money key="cost" value={cost} />,
    <Money key="gain" value={gain} />,
    <Amount key="after" value={sharesAfter} unit="FNX" places={PLACES} />,
    entry.txHash ? (
      <bdi key="hash" dir="ltr" title={entry.txHash}>
        {shortAddress(entry.txHash)}
      </bdi>
    ) : (
      'Not recorded'
    ),
  ],
});

export const TransactionsTable = ({ lines, total }: { lines: readonly StatementLine[]; total: number }) =>
  total === 0 ? (
    <p>No transactions in this period.</p>
  ) : (
    <div>
      <PaperTable caption={`Transactions (${total})`} head={HEAD} rows={lines.map(rowOf)} />
      {lines.length < total && (
        <p>
          The first {lines.length} of {total} transactions. The printout has them all.
        </p>
      )}
    </div>
  );
