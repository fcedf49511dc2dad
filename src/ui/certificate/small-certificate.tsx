import styled from '@emotion/styled';
import { Certificate, type CertificateProps } from './certificate';

/** The sheet lies on its side as on a desk, and is made smaller as a whole: nothing of it is set anew. */
const DRAWN = 1000;
export const SMALL = 256;
/** Of a sheet of that width, whose words need more room than its usual shape has. */
export const SMALL_SHAPE = '1000 / 780';

const Frame = styled('div')({
  inlineSize: SMALL,
  aspectRatio: SMALL_SHAPE,
  // One word more stands on it.
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
  // Drawn line by line, a wall of them would never come to rest.
  '& *': { animation: 'none !important' },
});

export type SmallCertificateProps = Pick<
  CertificateProps,
  'holder' | 'number' | 'shares' | 'issuedOn' | 'seed' | 'hash'
> &
  Partial<Pick<CertificateProps, 'kind'>>;

/** A picture of a certificate: what it says is said in words beside it. */
export const SmallCertificate = (facts: SmallCertificateProps) => (
  <Frame aria-hidden="true" data-kind={facts.kind}>
    <Sheet>
      <Certificate issuer="FNX Bank" kind="issued" {...facts} />
    </Sheet>
  </Frame>
);
