import { RULES, guardsOf } from './guard';

const view = `${RULES}/purchase-view.test.ts`;
const purchase = `${RULES}/purchase.test.ts`;

/** What stands around a payment: the amounts, the order, and what is said of both. */
export const AROUND = [
  ...guardsOf({ test: view }, [
    [
      'open-question-shown',
      'what is open in the wallet is said before anything else',
      "if (payment.step === 'awaiting-wallet') return { kind: 'delivered' };",
    ],
    ['prompt-before-standing', 'what is open in the wallet is said before how the order stands'],
    ['delivered-by-bank', 'only the bank says that shares were delivered', "{ kind: 'delivered' }"],
    ['alarm-before-bank', 'an alarm is not covered by the bank’s word', "'altered' && order.status === 'WAITING'"],
    ['ended-not-payable', 'an order whose price has ended is not payable', 'toBePaid(payment)'],
    ['reported-not-payable', 'an order that was paid from another device is not payable'],
    ['proven-hash-on-screen', 'only a hash that a proof has ended is passed over here', 'ended.length === 0'],
    ['with-bank-not-payable', 'what is with the bank is not payable', 'isCounted'],
    ['dropped-not-payable', 'what was lost is not payable', "{ kind: 'payable' }"],
    ['paid-before-changed', 'what is with the bank is not compared any more'],
    ['reported-before-changed', 'what was paid elsewhere is told before figures that have changed'],
    ['under-way-before-changed', 'a payment on its way is told before figures that have changed'],
    ['unanswered-not-payable', 'what nobody has answered is not payable', "{ kind: 'payable' }"],
  ]),
  ...guardsOf({ test: `${RULES}/purchase-moment.test.ts` }, [
    ['prompt-outlives-price', 'what the wallet shows is to be declined once the price has ended', 'false'],
    ['prompt-of-changed', 'what the wallet shows is to be declined once the figures have changed', 'false'],
    ['former-wallet-not-asked', 'a wallet that is linked no more is asked for nothing', 'false'],
    ['arrived-not-payable', 'an order that something has arrived for is not payable', 'false'],
  ]),
  ...guardsOf({ test: purchase }, [
    ['paid-order-not-left', 'an order with money in it is not left'],
    ['asked-does-not-lapse', 'what was asked of a wallet does not lapse'],
    ['partly-paid', 'what was paid in part is not unpaid'],
  ]),
  ...guardsOf({ test: purchase }, [
    [
      'order-on-screen',
      'an order on screen is not pushed aside',
      "if (state.step === 'reviewing') return reviewing(state, event.order, 'met');",
    ],
    ['word-on-other-order', 'what is said of another order changes nothing'],
    ['late-answer', 'an answer that comes late changes nothing'],
    ['answer-of-other-order', 'another order’s answer changes nothing'],
    ['paid-order-not-renewed', 'an order with money in it is not renewed'],
    ['changed-figures', 'figures that change are a new review', 'order'],
    ['reviewed-figures-stay', 'what was reviewed stays until the other figures were accepted', 'order'],
  ]),
  ...guardsOf({ test: `${RULES}/read-hash.test.ts` }, [
    ['hash-digits', 'a hash is nothing but its digits', 'hash as Hash'],
  ]),
  ...guardsOf({ test: `${RULES}/order-key.test.ts` }, [
    ['same-order-key', 'an order whose answer was lost is not opened twice'],
    ['other-order-key', 'another wish has another key', 'known'],
  ]),
  ...guardsOf({ test: `${RULES}/amounts.test.ts` }, [
    ['gas-reserve', 'the most of the coin leaves the gas', '0n'],
    ['rounded-up', 'a payment is told no lower than it is', 'exact(estimate)'],
  ]),
  ...guardsOf({ test: `${RULES}/money.test.ts` }, [
    ['decimals-of-unit', 'no more decimals than the unit has'],
    ['longest-amount', 'an amount has an end'],
    ['most-units', 'an amount is no more than a contract can hold', 'units'],
    ['rounded-down', 'nobody is shown more than there is', 'fraction'],
  ]),
];
