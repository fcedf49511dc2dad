import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { UNSEEN } from '@/theme/tokens';
import { Columns } from '@/ui/layout/lead';
import { PageTitle, Stack, Wide } from '@/ui/layout/page';
import { LazyPart, LazyView } from '@/ui/lazy-part';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { missingCode } from '@/ui/state/error-panel';
import { Fold } from '@/ui/fold';
import { BuyShares } from '../components/buy-shares';
import { Column, PurchaseLadder } from '../components/payment/purchase-frame';
import { ToReceive } from '../components/form/to-receive';
import { UnsettledPayments } from '../components/payment/unsettled-payments';
import { usePurchase } from '../hooks/use-purchase';

const loadWordsOfBuying = async () => (await import('../components/form/words-of-buying')).WordsOfBuying;
const loadWordsOfSelling = async () => (await import('../components/form/words-of-buying')).WordsOfSelling;

const HowToBuy = () => (
  <Fold title="How buying works">
    <LazyPart isWanted load={loadWordsOfBuying} failed={missingCode} />
  </Fold>
);

const HowToSell = () => (
  <Fold title="How to sell">
    <LazyPart isWanted load={loadWordsOfSelling} failed={missingCode} />
  </Fold>
);

const loadPriceAndMinimum = async () => (await import('../components/form/words-of-buying')).PriceAndMinimumNow;

const PriceAndMinimum = () => (
  <Fold title="Price and minimum">
    <LazyPart isWanted load={loadPriceAndMinimum} failed={missingCode} />
  </Fold>
);

const loadOrderSteps = async () => (await import('../components/order-steps')).OrderSteps;

const UnseenTitle = styled('h1')(UNSEEN);
const Title = styled(PageTitle)({ marginBlockEnd: 0, '&:focus': { outline: 'none' } });
const Way = styled('div')({ maxInlineSize: 760, inlineSize: '100%', marginInline: 'auto', marginBlockEnd: 32 });
const Below = styled('div')({ marginBlockStart: 32 });

export function BuySharesScreen() {
  const state = usePurchase();
  useEffect(() => void loadOrderSteps().catch(() => undefined), []);
  const { review, purchase, send, leave, renewal } = state;
  const title = useFocusAfter(review !== null);
  if (review)
    return (
      <Wide>
        <UnseenTitle>Buy shares</UnseenTitle>
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
  return (
    <Wide>
      <Way>
        <PurchaseLadder view={null} />
      </Way>
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
        <HowToBuy />
        <PriceAndMinimum />
        <HowToSell />
      </Below>
    </Wide>
  );
}

/** Focuses the title after the review has closed, because the focused button is gone. */
function useFocusAfter(isReviewed: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasReviewed = useRef(isReviewed);
  useEffect(() => {
    if (wasReviewed.current && !isReviewed) title.current?.focus();
    wasReviewed.current = isReviewed;
  }, [isReviewed]);
  return title;
}
