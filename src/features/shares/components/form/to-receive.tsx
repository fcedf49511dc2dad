import { BANK } from '@/config/bank-identity';
import styled from '@emotion/styled';
import { useQuery } from '@tanstack/react-query';
import { pricedCurrenciesQuery } from '@/api/endpoints/wallet/currencies';
import { profileQuery } from '@/api/endpoints/user/profile';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { color } from '@/theme/tokens';
import { LazyView } from '@/ui/lazy-part';
import { useMatchMedia } from '@/utils/hooks/use-match-media';
import { DECIMALS } from '@/utils/money';
import { useEstimate } from '../../hooks/use-estimate';
import { FIAT, SHARE_PLACES, plainAmount, shownShares } from '../../model/amounts';
import { EMPTY_DRAFT, type Draft } from '../../model/draft';
import type { Purchase } from '../../model/purchase';

const Place = styled('div')({ display: 'none', gap: 14, '@media (min-width: 1080px)': { display: 'grid' } });
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft, textWrap: 'pretty' });

const load = async () => (await import('@/ui/certificate/certificate')).Certificate;
const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

export function ToReceive({ purchase }: { purchase: Purchase }) {
  const isWide = useMatchMedia('(min-width: 1080px)');
  const { data: user } = useQuery(profileQuery);
  const isOffered = useIsOffered();
  const shares = useSharesOf('draft' in purchase ? purchase.draft : EMPTY_DRAFT);
  const facts = {
    ...({ issuer: BANK, kind: 'specimen', number: 'At delivery', issuedOn: null } as const),
    ...{ shares, holder: user?.walletAddress ?? BURN_ADDRESS, seed: user?._id ?? 'specimen' },
  };
  if (!isOffered) return null;
  return (
    <Place>
      <p>What you’ll receive</p>
      <div role="img" aria-label="Specimen certificate">
        {/* Hidden from assistive technology: only a delivered certificate may be found by its heading. */}
        <div aria-hidden="true">
          <LazyView isWanted={isWide && user !== undefined} load={load} props={facts} />
        </div>
      </div>
      <Small>Updates as you type. Marked “Specimen” until your shares are delivered.</Small>
    </Place>
  );
}

function useSharesOf(draft: Draft): string {
  const { data: currencies } = useQuery(pricedCurrenciesQuery(FIAT));
  const places = currencies?.find(({ code }) => code === draft.currency)?.decimals ?? DECIMALS;
  const { data } = useEstimate(draft, places);
  const estimate =
    draft.side === 'receive' ? plainAmount(draft.amount, SHARE_PLACES) : data && shownShares(data.estimated);
  return estimate || '1';
}
