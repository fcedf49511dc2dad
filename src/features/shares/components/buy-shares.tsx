import { useReducer } from 'react';
import { ActionGate } from '@/parts/gate/action-gate';
import { Panel } from '@/ui/layout/panel';
import { Loaded } from '@/ui/state/loaded';
import { LoadingPanel } from '@/ui/state/loading-panel';
import { useOneAtATime } from '@/utils/use-one-at-a-time';
import { useOpenOrder } from '../hooks/use-open-order';
import { useResumedOrder } from '../hooks/use-resumed-order';
import { START, purchaseAfter, reviewedIn } from '../model/purchase';
import { BuyForm } from './buy-form';
import { Review } from './review';
import { UnsettledPayments } from './unsettled-payments';

const Looking = () => <LoadingPanel label="Looking for an open order" lines={5} />;

/** Above the gate, so that a wallet that lets go of its connection takes nothing of what was typed along. */
export function BuyShares() {
  const [purchase, send] = useReducer(purchaseAfter, START);
  const opening = useOpenOrder(send);
  const orders = useResumedOrder(purchase.step === 'looking', send);
  const renew = useOneAtATime(opening.mutateAsync);
  const reviewed = reviewedIn(purchase);
  if (reviewed) {
    const { draft, order } = reviewed;
    const renewal = { run: () => renew(draft), isPending: opening.isPending, error: opening.error };
    const leave = () => {
      opening.reset();
      send({ type: 'left' });
    };
    return (
      <>
        <UnsettledPayments exceptOrder={order._id} />
        <Review key={order._id} purchase={reviewed} send={send} onLeave={leave} renewal={renewal} />
      </>
    );
  }
  return (
    <>
      <UnsettledPayments />
      <Panel title="Your purchase">
        <ActionGate action="buy shares">
          {purchase.step === 'looking' ? (
            <Loaded query={{ ...orders, data: undefined }} loading={<Looking />}>
              {() => null}
            </Loaded>
          ) : (
            <BuyForm
              draft={purchase.draft}
              onDraft={(draft) => {
                if (opening.error) opening.reset();
                send({ type: 'typed', draft });
              }}
              onReview={opening.mutateAsync}
              error={opening.error}
              isOpening={purchase.step === 'opening'}
            />
          )}
        </ActionGate>
      </Panel>
    </>
  );
}
