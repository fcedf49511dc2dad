import { useEffect, useReducer, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Order } from '@/api/contract';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { openAtStartQuery } from '@/api/endpoints/user/dashboard';
import { keepDraftOf, keptPurchase } from '../model/kept-draft';
import { forgetKey } from '../model/order-key';
import { START, purchaseAfter, orderedIn, startedWith, type Purchase, type PurchaseEvent } from '../model/purchase';
import { useOpenOrder } from './use-open-order';

let entries = 0;

/** Looks for an open order once per visit: `entered` makes the query key unique. */
function useOpenAtStart() {
  const [entered] = useState(() => ++entries);
  return useQuery(openAtStartQuery(entered));
}

export function usePurchase() {
  const atStart = useOpenAtStart();
  const [typed] = useState(() => keptPurchase.read().draft);
  const begin = (state: Purchase) => startedWith(state, atStart.data, typed);
  const [decided, send] = useReducer(
    (state: Purchase, event: PurchaseEvent) => purchaseAfter(begin(state), event),
    START,
  );
  useEffect(() => keepDraftOf(decided), [decided]);
  const resumed = atStart.data;
  useEffect(() => {
    if (!resumed) return;
    keepDraftOf(startedWith(START, resumed));
    // The resumed order may be one that an earlier request opened, although the answer to that request was lost.
    forgetKey();
  }, [resumed]);
  const purchase = begin(decided);
  const opening = useOpenOrder(send);
  const ask = useOneAtATime(opening.mutateAsync);
  const review = orderedIn(purchase);
  const leave = (present: Order) => {
    opening.reset();
    send({ type: 'left', present });
  };
  const renewal = {
    run: (present: Order) => review && ask({ draft: review.draft, present }),
    isPending: opening.isPending,
    error: opening.error,
  };
  return { atStart, purchase, review, opening, renewal, leave, send };
}
