import { styled } from '@mui/material/styles';
import { Button } from '../button';
import { Certificate } from './certificate';

const Actions = styled('div')({ marginBlockStart: 20, '@media print': { display: 'none' } });

export type IssuedCertificateProps = {
  number: string;
  shares: string;
  issuedOn: string;
  holder: string;
  /** The investor's own drawing grows from it. */
  seed: string;
  hash?: string;
};

/** The sheet of a finished purchase. On paper it stands alone: the screen around it is not printed. */
export const IssuedCertificate = (facts: IssuedCertificateProps) => (
  <div>
    <Certificate issuer="FNX Bank" kind="issued" {...facts} />
    <Actions>
      <Button type="button" onClick={() => window.print()}>
        Print the certificate
      </Button>
    </Actions>
  </div>
);
