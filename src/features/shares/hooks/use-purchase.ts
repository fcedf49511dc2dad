import { useEffect, useReducer, useState } from 'react';
import { useQuery, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Order } from '@/api/contract';
import { useOneAtATime } from '@/utils/hooks/use-one-at-a-time';
import { openAtStartQuery, dashboardQuery } from '@/api/endpoints/user/dashboard';
import { openOrder } from '@/api/endpoints/wallet/purchase';
import { pricedCurrenciesQuery } from '@/api/endpoints/wallet/currencies';
import { legalVersionsQuery } from '@/api/endpoints/static/legal-versions';
import { profileQuery } from '@/api/endpoints/user/profile';
import { orderQuery } from '@/api/endpoints/wallet/transactions';
import { AppError } from '@/errors/app-error';
import { keepDraftOf, storedPurchase } from '../model/stored-draft';
import { clearOrderKey, openWithKey } from '../model/order-key';
import { START, purchaseAfter, orderedIn, startedWith, type Purchase, type PurchaseEvent } from '../model/purchase';
import { FIAT, RATE_HOLDS_MS } from '../model/amounts';
import type { Draft } from '../model/draft';
import { gateReason, conflictingOrderId } from '../model/order-errors';
import { orderInputOf, type OrderInput } from '../model/order-input';

/** `present` is the expired order that the new order replaces. */
type OrderRequest = { draft: Draft; present?: Order };

function useOpenOrder(send: (event: PurchaseEvent) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ draft }: OrderRequest) => openFor(draft, client),
    onMutate: (request) => send({ type: 'submitted', ...request }),
    onSuccess: (event) => {
      send(event);
      void client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
    },
    onError: (error) => {
      send({ type: 'refused' });
      // Refetches the profile, so that the gate above the form can explain what is missing.
      if (gateReason(error)) void client.invalidateQueries({ queryKey: profileQuery.queryKey });
      if (gateReason(error) === 'TERMS') void client.invalidateQueries({ queryKey: legalVersionsQuery.queryKey });
    },
  });
}

async function openFor(draft: Draft, client: QueryClient): Promise<PurchaseEvent> {
  const [input, versions] = await Promise.all([readInput(draft, client), client.ensureQueryData(legalVersionsQuery)]);
  try {
    const order = await openWithKey(input, (idempotencyKey) =>
      openOrder({ ...input, idempotencyKey, riskVersion: versions.risk }),
    );
    return { type: 'opened', order };
  } catch (error) {
    const orderId = conflictingOrderId(error);
    const known = orderId && (await client.fetchQuery({ ...orderQuery(orderId), staleTime: 0 }));
    if (!known || !known.order) throw error;
    clearOrderKey();
    return { type: 'met', order: known.order };
  }
}

async function readInput(draft: Draft, client: QueryClient): Promise<OrderInput> {
  const [currencies, user] = await Promise.all([
    client.fetchQuery({ ...pricedCurrenciesQuery(FIAT), staleTime: RATE_HOLDS_MS, retry: false }),
    client.ensureQueryData(profileQuery),
  ]);
  if (!user.walletAddress) throw new AppError({ kind: 'gate', reason: 'WALLET' });
  const paidIn = currencies.find(({ code, enabled }) => code === draft.currency && enabled);
  if (!paidIn) throw refusal('payCurrency', 'This currency is not available right now. Choose another one.');
  const input = orderInputOf(draft, paidIn, user.walletAddress);
  if (!input) throw refusal(draft.side === 'pay' ? 'fiatAmount' : 'shares', 'Enter a valid amount.');
  return input;
}

const refusal = (field: string, message: string) => new AppError({ kind: 'form', fields: { [field]: message } });

let entries = 0;

/** Looks for an open order once per visit, because `entered` makes the query key unique. */
function useOpenAtStart() {
  const [entered] = useState(() => ++entries);
  return useQuery(openAtStartQuery(entered));
}

function useStoreResumedOrder(resumed: Order | null | undefined): void {
  useEffect(() => {
    if (!resumed) return;
    keepDraftOf(startedWith(START, resumed));
    // The resumed order may be from an earlier request whose answer was lost.
    clearOrderKey();
  }, [resumed]);
}

export function usePurchase() {
  const atStart = useOpenAtStart();
  const [typed] = useState(() => storedPurchase.read().draft);
  const begin = (state: Purchase) => startedWith(state, atStart.data, typed);
  const [decided, send] = useReducer(
    (state: Purchase, event: PurchaseEvent) => purchaseAfter(begin(state), event),
    START,
  );
  useEffect(() => keepDraftOf(decided), [decided]);
  useStoreResumedOrder(atStart.data);
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
