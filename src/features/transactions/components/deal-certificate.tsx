import { styled } from '@mui/material/styles';
import type { Order } from '@/api/contract';
import { Button } from '@/ui/button';
import { Certificate } from '@/ui/certificate/certificate';

const Actions = styled('div')({ marginBlockStart: 20, '@media print': { display: 'none' } });

export type DealCertificateProps = { order: Order; holder: string; seed: string };

/** The sheet of a finished purchase. On paper it stands alone: the screen around it is not printed. */
export const DealCertificate = ({ order, holder, seed }: DealCertificateProps) => (
  <div>
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
    <Actions>
      <Button type="button" onClick={() => window.print()}>
        Print the certificate
      </Button>
    </Actions>
  </div>
);
