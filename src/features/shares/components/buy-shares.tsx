import { LazyPart } from '@/ui/lazy-part';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import type { usePurchase } from '../hooks/use-purchase';
import { keptPurchase } from '../model/kept-draft';
import { BuyForm } from './form/buy-form';

const loadLastPurchase = async () => (await import('./order-steps')).LastPurchase;

const Looking = () => <LoadingPanel label="Checking for an open order" lines={5} />;

export function BuyShares({ atStart, purchase, opening, send }: ReturnType<typeof usePurchase>) {
  return (
    <>
      {purchase.step === 'editing' || purchase.step === 'opening' ? (
        <>
          <LazyPart isWanted={keptPurchase.read().last !== null} load={loadLastPurchase} />
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
      ) : (
        <Loaded query={atStart} loading={<Looking />}>
          {() => null}
        </Loaded>
      )}
    </>
  );
}
