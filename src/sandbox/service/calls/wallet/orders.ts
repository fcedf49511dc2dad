import { buyShare, getDealHistory, reportPayment } from '@/api/contract';
import { setAsking } from '../../domain/orders/ask-wallet';
import { listOrders } from '../../domain/orders/list-orders';
import { openOrder } from '../../domain/orders/new-order';
import { orderAnswer } from '../../domain/orders/order';
import { assertFree, orderOf, reportHash } from '../../domain/orders/report';
import { isReportedFor, rememberReport, rememberReporter } from '../../domain/reported-hashes';
import { endFailedRequest, endRequest } from '../../domain/wallet-reservation';
import { forMembers, type Entry } from '../../entry';
import { normalHash } from '../../normal-hash';
import { hasFailed } from '../../service-chain';

export const ORDER_CALLS: readonly Entry[] = [
  forMembers(buyShare, async (request, context, member) => {
    const { state, now, chain, settle, persist } = context;
    // Finds a payment that was just made for the previous order, before the new order replaces that order.
    await settle();
    const height = await chain.height();
    const order = openOrder(state, member, request, { now, height });
    await persist();
    return orderAnswer(order, context, member.session);
  }),
  forMembers(reportPayment, async (report, context, { account, session }) => {
    const { state, now, chain, settle, persist } = context;
    const order = orderOf(state, account._id, report.orderId);
    if ('asking' in report) {
      await settle();
      setAsking(order, report, session, now);
      await persist();
      return orderAnswer(order, context, session);
    }
    const txHash = normalHash(report.txHash);
    assertFree(state, order, txHash);
    // Reads the outcome before `settle`. `settle` then includes each transaction that is mined here.
    const outcome = await chain.outcomeOf(txHash);
    const isRepeated = isReportedFor(order, txHash);
    rememberReport(order, txHash);
    await settle();
    if (hasFailed(outcome)) endFailedRequest(order, report, session);
    reportHash(state, order, { hash: txHash, outcome, payAddress: chain.purses.payAddress }, now);
    rememberReporter(order, txHash, session);
    if (!isRepeated || report.requestId !== undefined) endRequest(order, report, session);
    await persist();
    await settle();
    return orderAnswer(order, context, session);
  }),
  forMembers(getDealHistory, (wanted, context, { account, session }) => {
    const { docs, ...counts } = listOrders(context.state, account._id, wanted);
    return { docs: docs.map((order) => orderAnswer(order, context, session)), ...counts };
  }),
];
