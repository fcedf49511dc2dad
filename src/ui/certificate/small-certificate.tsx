import { BANK } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { Certificate, type CertificateProps } from './certificate';

const DRAWN = 1000;
export const SMALL = 256;
export const SMALL_SHAPE = '1000 / 780';

const Frame = styled('div')({
  inlineSize: SMALL,
  aspectRatio: SMALL_SHAPE,
  '&[data-kind="specimen"]': { aspectRatio: '1000 / 812' },
  overflow: 'hidden',
  pointerEvents: 'none',
  userSelect: 'none',
});
const Sheet = styled('div')({
  inlineSize: DRAWN,
  scale: String(SMALL / DRAWN),
  transformOrigin: '0 0',
  '[dir="rtl"] &': { transformOrigin: '100% 0' },
  // The lines are not animated, because several moving certificates on one page would distract the reader.
  '& *': { animation: 'none !important' },
});

export type SmallCertificateProps = Pick<
  CertificateProps,
  'holder' | 'number' | 'shares' | 'issuedOn' | 'seed' | 'hash'
> &
  Partial<Pick<CertificateProps, 'kind'>>;

export const SmallCertificate = (facts: SmallCertificateProps) => (
  <Frame aria-hidden="true" data-kind={facts.kind}>
    <Sheet>
      <Certificate issuer={BANK} kind="issued" {...facts} />
    </Sheet>
  </Frame>
);
