import styled from '@emotion/styled';
import { useRef, useState } from 'react';
import { BANK } from '@/config/bank-identity';
import { report } from '@/errors/report';
import { saveFile } from '@/utils/save-file';
import { Button } from '../button/button';
import { Certificate } from './certificate';
import { PRINTS_ALONE, ON_PAPER, Particulars } from './particulars';

const Failed = styled('p')({ inlineSize: '100%', textAlign: 'center' });

const fileName = (number: string) => `FNX-certificate-${number.replaceAll(/[^\w-]+/g, '-')}.png`;

type Props = { number: string; place: () => HTMLElement | null };

function useDownload({ number, place }: Props) {
  const [state, setState] = useState<'ready' | 'drawing' | 'failed'>('ready');
  const isDrawing = useRef(false);
  const download = async () => {
    const certificate = place();
    if (!certificate || isDrawing.current) return;
    isDrawing.current = true;
    setState('drawing');
    try {
      const { certificatePicture } = await import('./picture/certificate-picture');
      saveFile(fileName(number), await certificatePicture(certificate));
      setState('ready');
    } catch (error) {
      report('certificate picture', error);
      setState('failed');
    }
    isDrawing.current = false;
  };
  return { state, download };
}

function DownloadPicture(props: Props) {
  const { state, download } = useDownload(props);
  return (
    <>
      <Button type="button" aria-busy={state === 'drawing' || undefined} onClick={() => void download()}>
        Download PNG
      </Button>
      {state === 'failed' && (
        <Failed role="alert">
          We couldn’t make the picture. Choose Download PNG to try again, or print the certificate to a file.
        </Failed>
      )}
    </>
  );
}

const CertificateArea = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 20,
  paddingBlockStart: 12,
  '@media print': { padding: 0, gap: 10, '& > article': { maxInlineSize: ON_PAPER } },
});
const ActionRow = styled('div')({
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

export function IssuedCertificate(facts: IssuedCertificateProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <CertificateArea {...{ [PRINTS_ALONE]: '' }} ref={place}>
      <Certificate issuer={BANK} kind="issued" {...facts} />
      <Particulars shares={facts.shares} holder={facts.holder} hash={facts.hash} />
      <ActionRow>
        <Button type="button" onClick={() => window.print()}>
          Print the certificate
        </Button>
        <DownloadPicture number={facts.number} place={() => place.current} />
      </ActionRow>
    </CertificateArea>
  );
}
