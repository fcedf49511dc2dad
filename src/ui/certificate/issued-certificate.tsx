import { BANK } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { useRef } from 'react';
import { Button } from '../button/button';
import { Certificate } from './certificate';
import { DownloadPicture } from './download-picture';
import { ALONE, ON_PAPER, Particulars } from './particulars';

const Place = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  paddingBlockStart: 12,
  '@media print': { padding: 0, gap: 10, '& > article': { maxInlineSize: ON_PAPER } },
});
const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 12,
  '@media print': { display: 'none' },
});

export type IssuedCertificateProps = {
  number: string;
  shares: string;
  issuedOn: string;
  holder: string;
  seed: string;
  hash?: string;
};

/** The certificate of a finished purchase. Printing the page prints only the certificate. */
export function IssuedCertificate(facts: IssuedCertificateProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <Place {...{ [ALONE]: '' }} ref={place}>
      <Certificate issuer={BANK} kind="issued" {...facts} />
      <Particulars shares={facts.shares} holder={facts.holder} hash={facts.hash} />
      <Ways>
        <Button type="button" onClick={() => window.print()}>
          Print the certificate
        </Button>
        <DownloadPicture number={facts.number} place={() => place.current} />
      </Ways>
    </Place>
  );
}
