import styled from '@emotion/styled';
import { color } from '@/theme/tokens';
import { Badge, type Tone } from '@/ui/badge';
import { Hash } from '@/ui/address/hash';
import { useExplorer } from '@/chain/use-explorer';
import { SHOWN, keepRecent, readRecentPayments, type RecentPayment } from './recent-payment';

const Title = styled('h3')({ fontSize: '1.125rem', marginBlockEnd: 4 });
const List = styled('ul')({ listStyle: 'none', padding: 0, margin: 0 });
const Row = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 16,
  paddingBlock: 8,
  '& + &': { borderBlockStart: `1px solid ${color.rule}` },
});
const What = styled('span')({ minInlineSize: 0, overflowWrap: 'anywhere', flexBasis: '100%' });
const None = styled('p')({ color: color.soft });

const STATES: Readonly<Record<RecentPayment['status'], { tone: Tone; label: string }>> = {
  pending: { tone: 'caution', label: 'Pending' },
  confirmed: { tone: 'gain', label: 'Confirmed' },
  failed: { tone: 'loss', label: 'Failed' },
};

export function RecentPayments({ payments }: { payments: readonly RecentPayment[] }) {
  const explorer = useExplorer();
  const shown = keepRecent(readRecentPayments(payments)).slice(0, SHOWN);
  return (
    <section aria-label="Recent transactions">
      <Title>Recent transactions</Title>
      {shown.length === 0 ? (
        <None>Transactions you send from here appear in this list.</None>
      ) : (
        <List>
          {shown.map((payment) => (
            <Payment key={payment.hash} payment={payment} href={explorer(payment.hash)} />
          ))}
        </List>
      )}
    </section>
  );
}

function Payment({
  payment: { hash, description, status, confirmations },
  href,
}: {
  payment: RecentPayment;
  href?: string;
}) {
  const { tone, label } = STATES[status];
  const awaited =
    status === 'pending' && confirmations ? `, ${confirmations} ${confirmations === 1 ? 'block' : 'blocks'} left` : '';
  return (
    <Row>
      <What>
        <bdi>{description}</bdi>
      </What>
      <Badge tone={tone}>{`${label}${awaited}`}</Badge>
      <Hash value={hash} href={href} />
    </Row>
  );
}
