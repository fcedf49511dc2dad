import styled from '@emotion/styled';
import { BANK } from '@/config/bank-identity';
import { from } from '@/theme/tokens';
import { Certificate } from '@/ui/certificate/certificate';
import { SPECIMEN_ENGRAVING } from '@/ui/certificate/engraving';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

const Small = styled('div')({
  maxInlineSize: 260,
  marginInline: 'auto',
  [from.tablet]: { maxInlineSize: 'none' },
});

export const Specimen = () => (
  <Small>
    <Certificate
      issuer={BANK}
      holder={BURN_ADDRESS}
      number="FNX 0000 0000"
      shares="40"
      issuedOn="2026-01-01T00:00:00Z"
      seed="specimen"
      engraving={SPECIMEN_ENGRAVING}
      kind="specimen"
    />
  </Small>
);
