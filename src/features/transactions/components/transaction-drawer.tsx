import styled from '@emotion/styled';
import { ORDERS } from '@/config/routes';
import { color } from '@/theme/tokens';
import { Money } from '@/ui/amount';
import { AppLink } from '@/ui/app-link';
import { CopyText } from '@/ui/address/copy-text';
import { Drawer } from '@/ui/dialog/drawer';
import { ExactAmount } from '@/ui/exact-amount';
import { ExplorerLink } from '@/ui/address/explorer-link';
import { FactList, type FactEntry } from '@/ui/fact-list';
import { Stack } from '@/ui/layout/page';
import { Moment } from '@/ui/moment';
import type { TxnGroup } from '@/parts/txn-groups';
import { TxnStatus } from '@/parts/txn-status';
import { SignedAmount } from '@/parts/signed-amount';
import { typeText } from '@/parts/txn-text';
import { TxnHistory } from './txn-history';

const Note = styled('p')({ color: color.soft });

export type TransactionDrawerProps = {
  group: TxnGroup | null;
  explorer: (hash: string) => string | undefined;
  onClose: () => void;
};

export const TransactionDrawer = ({ group, explorer, onClose }: TransactionDrawerProps) => (
  <Drawer title={group ? typeText(group.lead) : 'Transaction'} isOpen={group !== null} onClose={onClose}>
    {group && <Details group={group} explorer={explorer} />}
  </Drawer>
);

const factsOf = (group: TxnGroup, txn = group.lead): readonly FactEntry[] => [
  ['Status', <TxnStatus key="state" group={group} />],
  ['Amount', <SignedAmount key="amount" txn={txn} as={ExactAmount} />],
  ...group.others.map((other): FactEntry => [
    typeText(other),
    <SignedAmount key={other._id} txn={other} as={ExactAmount} />,
  ]),
  ['Value at the time', <Money key="value" value={txn.fiatValue} />],
  ['Bank fee', <Money key="fee" value={txn.fee} />],
  ['Date', <Moment key="date" iso={txn.createdAt} />],
];

function Details({ group, explorer }: { group: TxnGroup; explorer: TransactionDrawerProps['explorer'] }) {
  const txn = group.lead;
  const { txHash, from, to, note, orderId } = txn;
  const link = txHash ? explorer(txHash) : undefined;
  return (
    <Stack>
      <FactList facts={factsOf(group)} />
      {note && <Note dir="auto">{note}</Note>}
      {from && <Labelled label="From" text={from} copy="Copy sender address" />}
      {to && <Labelled label="To" text={to} copy="Copy recipient address" />}
      {txHash && <Labelled label="Transaction hash" text={txHash} copy="Copy hash" />}
      {link && <ExplorerLink href={link} />}
      <TxnHistory key={txn._id} txn={txn} explorer={explorer} />
      {orderId && (
        <p>
          <AppLink href={`${ORDERS}?order=${encodeURIComponent(orderId)}`}>View the order</AppLink>
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
