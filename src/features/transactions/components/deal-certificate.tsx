import { styled } from '@mui/material/styles';
import type { Order } from '@/api/contract';
import { Button } from '@/ui/button';
import { Certificate } from '@/ui/certificate/certificate';
import { ON_PAPER, Particulars } from './particulars';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', gap: 20, paddingBlockStart: 12, '@media print': { padding: 0, gap: 10, '& > article': { maxInlineSize: ON_PAPER } } });
const Print = styled(Button)({ '@media print': { display: 'none' } });

export type DealCertificateProps = { order: Order; holder: string; seed: string };

/** The sheet of a finished purchase. On paper it stands alone: the screen around it is not printed. */
export const DealCertificate = ({ order, holder, seed }: DealCertificateProps) => (
  <Place>
    <Certificate
      issuer="FNX Bank"
      holder={holder}
      number={order.orderNo}
      shares={order.shares}
      issuedOn={order.updatedAt}
      seed={seed}
      kind="issued"
      hash={order.payoutHash ?? undefined}
    />
    <Particulars order={order} holder={holder} />
    <Print type="button" onClick={() => window.print()}>
      Print the certificate
    </Print>
  </Place>
);
