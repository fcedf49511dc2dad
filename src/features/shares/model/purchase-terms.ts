import type { TransactionTerms } from '@/parts/transaction/transaction-copy';

export const PAYMENT_TERMS: TransactionTerms = {
  name: 'payment',
  act: 'pay',
  secondOne:
    'If you pay again and the first payment also goes through, the bank refunds the second one to your wallet.',
  foundAgain: 'Find the payment under Orders.',
  again: 'You can pay again while the price is locked.',
  faults: {
    rejected: {
      title: 'You declined in your wallet',
      text: 'Nothing was sent. The order stays open until its price expires.',
    },
    'not-pinned': {
      title: 'This payment was stopped',
      text: 'Nothing was sent. The order names an address or a token that this site does not use. Do not pay it any other way. Contact support with the order number.',
    },
    'wrong-account': {
      title: 'Another account is selected in your wallet',
      text: 'Nothing was sent. Select the account that your order names, then pay. The shares are delivered to it.',
    },
    'would-fall-short': {
      title: 'The bank would get less than you send',
      text: 'Nothing was sent. The token’s contract keeps a part of each transfer. Pay in another currency.',
    },
    'price-ended': { title: 'The price has expired', text: 'Nothing was sent. Get a new price.' },
    'review-expired': { title: 'This review has expired', text: 'Nothing was sent. Get a new price.' },
    'review-unrecorded': {
      title: 'This payment has already been requested',
      text: 'Your wallet was not asked again. This tab has already requested the payment, and this browser no longer has the record. Check your wallet’s latest transactions. If nothing was paid, get a new price when this one has expired.',
    },
    'order-changed': {
      title: 'The figures of this order have changed',
      text: 'Nothing was sent. Compare the new figures, then pay.',
    },
    'order-ended': {
      title: 'This order can no longer be paid',
      text: 'Nothing was sent. Get a new price.',
    },
    'paid-elsewhere': {
      title: 'A payment that may be for this order was found',
      text: 'Your wallet was not asked. It may have sent this amount already, from this or another browser or device. Do not pay again before the bank has matched that payment.',
    },
    'account-busy': {
      title: 'There are too many transactions to search',
      text: 'Your wallet was not asked. We cannot search them all, so this order may have been paid already. Pay in USDT, or wait ten minutes and get a new price.',
    },
    'beyond-search': {
      title: 'The first request may have been sent',
      text: 'Your wallet was not asked. Our nodes can no longer search back to your first request. Check your wallet’s latest transactions. If nothing was sent, get a new price when this one has expired.',
    },
    'unsent-unproven': {
      title: 'The first request may have been sent',
      text: 'Your wallet was not asked. A network node reports that this is a smart account, and we can’t search the network for BNB sent by one. Check your balance and your wallet’s latest transactions. If nothing was sent, get a new price when this one has expired, or pay in USDT.',
    },
    'contract-pays-no-coin': {
      title: 'This wallet can pay in USDT only',
      text: 'Nothing was sent. It is a contract, and BNB that a contract sends cannot be matched to your order. Change the amount and choose USDT.',
    },
  },
};

export const OF_ANOTHER_ORDER =
  'The first payment was for another order. If it goes through, the bank may deliver the shares of that order instead of sending a payment back.';
