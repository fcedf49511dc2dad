import styled from '@emotion/styled';
import { useEffect, useRef, type ComponentType } from 'react';
import { useQuery } from '@tanstack/react-query';
import { VISUALLY_HIDDEN, color } from '@/theme/tokens';
import { Columns } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { LazyPart, LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { Collapsible } from '@/ui/collapsible';
import { Loaded } from '@/ui/state/loaded';
import { BANK } from '@/config/bank-identity';
import { pricedCurrenciesQuery } from '@/api/endpoints/wallet/currencies';
import { profileQuery } from '@/api/endpoints/user/profile';
import { useIsOffered } from '@/parts/not-offered/use-is-offered';
import { useMatchMedia } from '@/utils/hooks/use-match-media';
import { DECIMALS } from '@/utils/money';
import { Column, PurchaseProgressSteps } from '../components/payment/purchase-frame';
import { UnsettledPayments } from '../components/payment/unsettled-payments';
import { usePurchase } from '../hooks/use-purchase';
import { storedPurchase } from '../model/stored-draft';
import { BuyForm } from '../components/form/buy-form';
import { useEstimate } from '../hooks/use-estimate';
import { FIAT, SHARE_PLACES, plainAmount, shownShares } from '../model/amounts';
import { EMPTY_DRAFT, type Draft } from '../model/draft';
import type { Ordered, Purchase } from '../model/purchase';

const PreviewColumn = styled('div')({ display: 'none', gap: 14, '@media (min-width: 1080px)': { display: 'grid' } });
const Small = styled('p')({ fontSize: '0.875rem', color: color.soft, textWrap: 'pretty' });

const load = async () => (await import('@/ui/certificate/certificate')).Certificate;
const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

function ToReceive({ purchase }: { purchase: Purchase }) {
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
    <PreviewColumn>
      <p>What you’ll receive</p>
      <div role="img" aria-label="Specimen certificate">
        {/* `aria-hidden`, so that only a delivered certificate can be found by its heading. */}
        <div aria-hidden="true">
          <LazyView isWanted={isWide && user !== undefined} load={load} props={facts} />
        </div>
      </div>
      <Small>Updates as you type. A specimen until your shares are delivered.</Small>
    </PreviewColumn>
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

const loadLastPurchase = async () => (await import('../components/order-steps')).LastPurchase;

function BuyShares({ atStart, purchase, opening, send }: ReturnType<typeof usePurchase>) {
  if (purchase.step !== 'editing' && purchase.step !== 'opening')
    return (
      <Loaded query={atStart} loading={<LoadingPanel label="Checking for an open order" lines={5} />}>
        {() => null}
      </Loaded>
    );
  return (
    <>
      <LazyPart isWanted={storedPurchase.read().last !== null} load={loadLastPurchase} />
      <BuyForm
        draft={purchase.draft}
        onDraft={(draft) => {
          if (opening.error) opening.reset();
          send({ type: 'typed', draft });
        }}
        onReview={(draft) => opening.mutateAsync({ draft })}
        error={opening.error}
        isOpening={purchase.step === 'opening'}
      />
    </>
  );
}

const loadBuying = async () => (await import('../components/form/buying-explanation')).BuyingExplanation;
const loadPriceAndMinimum = async () => (await import('../components/form/buying-explanation')).CurrentPriceAndMinimum;
const loadSelling = async () => (await import('../components/form/buying-explanation')).SellingExplanation;

const Explanation = ({ title, load }: { title: string; load: () => Promise<ComponentType> }) => (
  <Collapsible title={title}>
    <LazyPart isWanted load={load} failed={missingCode} />
  </Collapsible>
);

const loadOrderSteps = async () => (await import('../components/order-steps')).OrderSteps;

const ScreenReaderTitle = styled('h1')(VISUALLY_HIDDEN);
const Title = styled(PageTitle)({ marginBlockEnd: 0, '&:focus': { outline: 'none' } });
const StepsBox = styled('div')({ maxInlineSize: 760, inlineSize: '100%', marginInline: 'auto', marginBlockEnd: 32 });
const Below = styled('div')({ marginBlockStart: 32 });

type ReviewProps = Pick<ReturnType<typeof usePurchase>, 'send' | 'leave' | 'renewal'> & { review: Ordered };

const OrderReview = ({ review, send, leave, renewal }: ReviewProps) => (
  <Wide>
    <ScreenReaderTitle>Buy shares</ScreenReaderTitle>
    <Column>
      <UnsettledPayments exceptOrder={review.reviewed._id} />
    </Column>
    <LazyView
      isWanted
      load={loadOrderSteps}
      meanwhile={<LoadingPanel label="Opening your order" lines={8} />}
      failed={missingCode}
      props={{ purchase: review, send, onLeave: leave, renewal }}
    />
  </Wide>
);

export function BuySharesScreen() {
  const state = usePurchase();
  useEffect(() => void loadOrderSteps().catch(() => undefined), []);
  const { review, purchase, send, leave, renewal } = state;
  const title = useFocusAfter(review !== null);
  if (review) return <OrderReview {...{ review, send, leave, renewal }} />;
  return (
    <Wide>
      <StepsBox>
        <PurchaseProgressSteps view={null} />
      </StepsBox>
      <Columns>
        <Stack>
          <Title ref={title} tabIndex={-1}>
            Buy shares
          </Title>
          <UnsettledPayments />
          <BuyShares {...state} />
        </Stack>
        <ToReceive purchase={purchase} />
      </Columns>
      <Below>
        <Explanation title="How buying works" load={loadBuying} />
        <Explanation title="Price and minimum" load={loadPriceAndMinimum} />
        <Explanation title="How to sell" load={loadSelling} />
      </Below>
    </Wide>
  );
}

/** Focuses the title after the review has closed, because the focused button was removed. */
function useFocusAfter(isReviewed: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasReviewed = useRef(isReviewed);
  useEffect(() => {
    if (wasReviewed.current && !isReviewed) title.current?.focus();
    wasReviewed.current = isReviewed;
  }, [isReviewed]);
  return title;
}
