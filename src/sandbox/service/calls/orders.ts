import { buyShare, getDealHistory, reportPayment } from '@/api/contract';
import { listDeals } from '../domain/orders/deals';
import { openOrder } from '../domain/orders/new-order';
import { orderAnswer } from '../domain/orders/order';
import { assertFree, orderOf, reportHash } from '../domain/orders/report';
import { forMembers, type Entry } from '../entry';

export const ORDER_CALLS: readonly Entry[] = [
  forMembers(buyShare, async (asked, { state, now, chain, settle, persist }, { account }) => {
    // Somebody who paid the order before this one a moment ago must not lose it.
    await settle();
    const height = await chain.height();
    const order = openOrder(state, account, asked, { now, height });
    await persist();
    return orderAnswer(order, chain);
  }),
  forMembers(reportPayment, async ({ orderId, txHash }, { state, now, chain, settle, persist }, { account }) => {
    const order = orderOf(state, account._id, orderId);
    assertFree(state, order, txHash);
    // The outcome first: what is mined by now, the pass that follows sees.
    const outcome = await chain.outcomeOf(txHash);
    await settle();
    reportHash(state, order, txHash, outcome, now);
    await persist();
    await settle();
    return orderAnswer(order, chain);
  }),
  forMembers(getDealHistory, (wanted, { state, chain }, { account }) => {
    const { docs, ...counts } = listDeals(state, account._id, wanted);
    return { docs: docs.map((order) => orderAnswer(order, chain)), ...counts };
  }),
];
