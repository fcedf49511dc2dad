import styled from '@emotion/styled';
import { LEGAL } from '@/config/bank';
import { color } from '@/theme/tokens';

const Small = styled('p')({ marginBlockStart: 16, fontSize: '0.875rem', color: color.soft });

export const FooterLegal = () => (
  <Small>
    {LEGAL.name}, {LEGAL.address}. Licensed and supervised by the {LEGAL.supervisor}, licence {LEGAL.licence}. The
    deposit protection scheme does not cover shares.
  </Small>
);
