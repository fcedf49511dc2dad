import { SANDBOX, guardsOf } from './guard';

/** The sandbox's service: which order or stake a payment belongs to, and what goes back. */
export const SANDBOX_SERVICE = [
  ...guardsOf({ test: `${SANDBOX}/late-payment.test.ts` }, [
    ['order-report-before-scan', 'a report names its order before the chain is scanned'],
    ['stake-report-before-scan', 'a report names its stake before the chain is scanned'],
    ['order-by-report', 'a payment belongs to the order that it was reported for'],
    ['requested-order-first', 'a payment of the amount that a wallet is asked for belongs to that order'],
    ['declared-request-first', 'a request that was declared unsent and approved after all pays no later order'],
    ['declared-only', 'an order without a declared request expects no second payment'],
    ['one-payment-a-request', 'a declared request expects one payment'],
    ['stake-of-earlier-request', 'the deposit of an earlier request is not locked in a later stake', 'waiting[0]'],
  ]),
  ...guardsOf({ test: `${SANDBOX}/refund.test.ts` }, [
    ['late-payment-refunded', 'a payment that arrives during or after a refund goes back'],
    ['settled-stays-settled', 'an order that is delivered or refunded is never decided again'],
    ['refund-final-first', 'a payment is refunded when it is final', 'false'],
    ['refund-ends-after-reorganisation', 'a refund ends although its last payment was taken off the chain'],
    ['refunded-order-found', 'a payment after a refund finds its order', 'false'],
  ]),
  ...guardsOf({ test: `${SANDBOX}/answered-request.test.ts` }, [
    ['answered-request-kept', 'a request that a hash has answered is kept until the chain confirms the hash'],
    ['answered-request-given-back', 'a request that its session gave back is not opened again'],
    ['request-of-other-transaction', 'a request is open again only if its hash was another transaction', 'true'],
    ['newer-request-stays', 'a newer request stays', 'thing.walletRequest = thing.answeredRequest;'],
  ]),
];
