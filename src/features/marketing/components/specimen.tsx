import { BANK } from '@/config/bank-identity';
import { Certificate } from '@/ui/certificate/certificate';
import { KEPT } from '@/ui/certificate/engraving';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

export const Specimen = () => (
  <Certificate
    issuer={BANK}
    holder={BURN_ADDRESS}
    number="FNX 0000 0000"
    shares="40"
    issuedOn="2026-01-01T00:00:00Z"
    seed="specimen"
    engraving={KEPT}
    kind="specimen"
  />
);
