import styled from '@emotion/styled';
import type { Txn } from '@/api/contract';
import { DEALS } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { Badge } from '@/ui/badge';
import { CopyText } from '@/ui/address/copy-text';
import { Drawer } from '@/ui/dialog/drawer';
import { ExactAmount } from '@/ui/exact-amount';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import { signedAmount, stateWords, typeWords } from '@/parts/txn-words';
import { TxnHistory } from './txn-history';

const Note = styled('p')({ color: color.soft });

export type TransactionDrawerProps = {
  txn: Txn | null;
  explorer: (hash: string) => string | undefined;
  onClose: () => void;
};

export const TransactionDrawer = ({ txn, explorer, onClose }: TransactionDrawerProps) => (
  <Drawer title={txn ? typeWords(txn) : 'Transaction'} isOpen={txn !== null} onClose={onClose}>
    {txn && <Details txn={txn} explorer={explorer} />}
  </Drawer>
);

const factsOf = (txn: Txn): readonly FactEntry[] => [
  [
    'Status',
    <Badge key="state" tone={stateWords(txn).tone}>
      {stateWords(txn).label}
    </Badge>,
  ],
  ['Amount', <ExactAmount key="amount" value={signedAmount(txn)} unit={txn.symbol} />],
  ['Value at the time', <Money key="value" value={txn.fiatValue} />],
  ['Fee', <Money key="fee" value={txn.fee} />],
  ['Date', <Moment key="date" iso={txn.createdAt} />],
];

function Details({ txn, explorer }: { txn: Txn; explorer: TransactionDrawerProps['explorer'] }) {
  const { txHash, from, to, note, orderId } = txn;
  const link = txHash ? explorer(txHash) : undefined;
  return (
    <Stack>
      <FactList facts={factsOf(txn)} />
      {note && <Note dir="auto">{note}</Note>}
      {from && <Labelled label="From" text={from} copy="Copy sender address" />}
      {to && <Labelled label="To" text={to} copy="Copy recipient address" />}
      {txHash && <Labelled label="Transaction hash" text={txHash} copy="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      <TxnHistory key={txn._id} txn={txn} explorer={explorer} />
      {orderId && (
        <p>
          <AppLink href={`${DEALS}?order=${encodeURIComponent(orderId)}`}>View the order</AppLink>
        </p>
      )}
    </Stack>
  );
}

const Labelled = ({ label, text, copy }: { label: string; text: string; copy: string }) => (
  <div>
    <Note>{label}</Note>
    <CopyText text={text} label={copy} />
  </div>
);
