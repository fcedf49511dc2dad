import { BANK } from '@/config/bank-identity';
import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import type { User } from '@/api/contract';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { color } from '@/theme/tokens';
import { Certificate } from '@/ui/certificate/certificate';
import { Money } from '@/ui/amount';
import { sharesFor } from '../../model/holding';

const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';
const SUM = '100';

const Small = styled('p')({ marginBlockStart: 14, minBlockSize: '3.1em', color: color.soft, fontSize: '0.9375rem' });

export function SpecimenSkeleton({ user }: { user: User }) {
  const { data: price } = useQuery(fnxPriceQuery);
  const shares = price ? sharesFor(SUM, price.price) : null;
  return (
    <div>
      <div role="img" aria-label="Specimen certificate">
        {/* Hidden from assistive technology: only a delivered certificate may be found by its heading. */}
        <div aria-hidden="true">
          <Certificate
            issuer={BANK}
            kind="specimen"
            number="At delivery"
            issuedOn={null}
            shares={shares ?? '1'}
            holder={user.walletAddress ?? BURN_ADDRESS}
            seed={user._id}
          />
        </div>
      </div>
      <Small>
        {price && shares && (
          <>
            <Money value={SUM} currency={price.currency} /> would buy <bdi>{shares}</bdi> shares today, before
            fees.{' '}
          </>
        )}
        Your certificates will carry an engraving that is yours alone.
      </Small>
    </div>
  );
}
