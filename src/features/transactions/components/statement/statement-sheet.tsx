import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { BANK } from '@/config/bank-identity';
import type { User } from '@/api/contract';
import type { Statement, Missing, Holding } from '@/domain/statement/statement';
import { TransactionsFileButton } from '@/parts/transactions-file/transactions-file-button';
import { useTransactionsFile } from '@/parts/transactions-file/use-transactions-file';
import { Button } from '@/ui/button/button';
import { Stack } from '@/ui/layout/page';
import { FormError } from '@/ui/state/form-error';
import { formatDay, formatUtcMoment } from '@/utils/dates';
import { Prose } from '@/ui/layout/lead';
import { color } from '@/theme/tokens';
import { Amount, Money } from '@/ui/amount';
import { TransactionsTable } from './transactions-table';
import { SumsTable } from './sums-table';
import { PaperTable } from './paper-table';

const Note = styled('p')({ color: color.soft, fontSize: '0.9375rem', '@media print': { fontSize: '8.5pt' } });

const HEAD = [
  { key: 'when', label: 'When' },
  { key: 'shares', label: 'Shares', isFigure: true },
  { key: 'staked', label: 'Of which staked', isFigure: true },
  { key: 'price', label: 'Price', isFigure: true },
  { key: 'value', label: 'Value', isFigure: true },
  { key: 'cost', label: 'Cost basis', isFigure: true },
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

const HoldingsTable = ({ statement, source }: { statement: Statement; source: string }) => (
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

const transactionsText = (count: number) => (count === 1 ? 'one transaction' : `${count} transactions`);

function notesOf(missing: Missing): readonly string[] {
  const { pending, withoutWorth, withoutFee, unread, isShort, isPeriodOpen, isUnpriced } = missing;
  return [
    ...(isShort
      ? [
          'The records do not add up: more shares were sent, or came back from stakes, than you ever had. Do not rely on the cost and gain here, and contact support.',
        ]
      : []),
    ...(unread ? [`The amount of ${transactionsText(unread)} could not be read and counts as zero.`] : []),
    ...(isPeriodOpen ? ['The period has not ended, so the figures at its end are today’s.'] : []),
    ...(pending ? [`Not included because not yet settled: ${transactionsText(pending)}.`] : []),
    ...(withoutWorth
      ? [
          `We have no value for ${transactionsText(withoutWorth)} up to the end of the period. Cost and gain depend on that value, which counts as zero.`,
        ]
      : []),
    ...(withoutFee ? [`We have no fee for ${transactionsText(withoutFee)}.`] : []),
    ...(isUnpriced
      ? ['We have no US dollar reference price for the end of the period, so no value is shown for the shares.']
      : []),
    'Network fees that your wallet paid in BNB are not in our records.',
    'Shares that you sent to someone are deducted at cost, with no gain. Shares that you received count at their value on the day they arrived, and rewards at zero cost. Your country may tax them differently.',
  ];
}

const MissingNotes = ({ missing }: { missing: Missing }) => (
  <Prose>
    <h3>What this statement does not contain</h3>
    <ul>
      {notesOf(missing).map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  </Prose>
);

const Sheet = styled('article')({
  display: 'grid',
  gap: 28,
  minInlineSize: 0,
  '@media print': { color: 'black', gap: 18, fontSize: '10pt', '& h2': { fontSize: '16pt' } },
});
const Head = styled('header')({
  display: 'grid',
  gap: 6,
  marginBlockStart: 24,
  '& h2': { fontSize: '1.75rem' },
  '@media print': { marginBlockStart: 0 },
});
/** `minmax(0, 1fr)` lets the wide tables scroll instead of stretching the page on a phone. */
const Parts = styled(Stack)({ gridTemplateColumns: 'minmax(0, 1fr)' });
const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 10,
  '@media print': { display: 'none' },
});

const AT_FIRST = 200;

type Props = { statement: Statement; holder: User | undefined; source: string; now: number };

export function StatementSheet({ statement, holder, source, now }: Props) {
  const { period, lines } = statement;
  const [isAskedWhole, askWhole] = useState(false);
  const isComplete = isAskedWhole || lines.length <= AT_FIRST;
  const file = useTransactionsFile({ ...period, sort: 'createdAt' });
  useEffect(() => {
    // This handler also runs for the browser's print menu. Rows that are rendered later would not be printed.
    const beforePrint = () => flushSync(() => askWhole(true));
    window.addEventListener('beforeprint', beforePrint);
    return () => window.removeEventListener('beforeprint', beforePrint);
  }, []);
  return (
    <Sheet aria-label="Statement">
      <Head>
        <h2>
          Statement, {formatDay(period.from)} to {formatDay(period.to)}
        </h2>
        {holder && (
          <p dir="auto">
            {holder.firstName} {holder.lastName}
          </p>
        )}
        <p>
          From {BANK}’s records on <bdi>{formatUtcMoment(new Date(now).toISOString())}</bdi>. Dates are in UTC. Amounts
          are in US dollars; gains use average cost.
        </p>
        <Actions>
          <Button type="button" onClick={() => window.print()}>
            Print or save as PDF
          </Button>
          <TransactionsFileButton file={file} />
        </Actions>
        <FormError error={file.error} onRetry={file.start} note={null} />
      </Head>
      <Parts>
        <HoldingsTable statement={statement} source={source} />
        <SumsTable statement={statement} />
        <TransactionsTable lines={isComplete ? lines : lines.slice(0, AT_FIRST)} total={lines.length} />
        {!isComplete && (
          <div>
            <Button type="button" onClick={() => askWhole(true)}>
              Show all {lines.length} transactions
            </Button>
          </div>
        )}
        <MissingNotes missing={statement.missing} />
      </Parts>
    </Sheet>
  );
}
