import { formatAmount, fromBaseUnits } from '@/utils/money';
import type { PaymentFaultKind } from '../payment-fault';

export type Missing = { amount: bigint; symbol: string };
export type FaultWords = { title: string; text: string };

const NOTHING = 'Nothing was sent.';

const WORDS: Readonly<Record<PaymentFaultKind, FaultWords>> = {
  rejected: { title: 'You declined in your wallet', text: `${NOTHING} The order stays open while its price holds.` },
  'not-pinned': {
    title: 'This payment was stopped',
    text: `${NOTHING} The order names an address or a token that this site does not pay to. Do not pay it by other means; write to support with the order's number.`,
  },
  'wrong-chain': {
    title: 'Your wallet is on another network',
    text: `${NOTHING} Change it to BNB Smart Chain, then pay.`,
  },
  'wrong-account': {
    title: 'Another account is open in your wallet',
    text: `${NOTHING} Choose the account that your order names in your wallet, then pay. The shares are delivered to it.`,
  },
  'not-connected': { title: 'Your wallet is not connected', text: `${NOTHING} Connect it, then pay.` },
  'other-chain-behind-wallet': {
    title: 'Your wallet sees another chain',
    text: `${NOTHING} The network behind your wallet is not the one that the bank is paid on. Look at the network's settings in your wallet.`,
  },
  'unread-chain-behind-wallet': {
    title: 'Your wallet does not show its network',
    text: `${NOTHING} It could not be compared with the network that the bank is paid on. Look at the network's settings in your wallet: it has to be BNB Smart Chain. Then you can pay anyway.`,
  },
  'price-ended': { title: 'The price has ended', text: `${NOTHING} Get a new price, and pay that one.` },
  'too-little': { title: 'Your wallet does not hold enough', text: NOTHING },
  'too-little-gas': {
    title: 'The network fee is missing',
    text: `${NOTHING} BNB Smart Chain takes its fee in BNB, whatever is paid with. Send a little BNB to your wallet, then pay.`,
  },
  'would-fail': {
    title: 'The network would refuse this payment',
    text: `${NOTHING} It was tried out first, and the token's contract turned it down. Look whether your account may move this token.`,
  },
  'would-fall-short': {
    title: 'Less would arrive than you send',
    text: `${NOTHING} It was tried out first: the token's contract keeps a part of the payment for itself. Pay with another currency.`,
  },
  'odd-token': {
    title: "The token's contract does not answer as it should",
    text: `${NOTHING} Pay with another currency, or write to support with the order's number.`,
  },
  'other-tab': { title: 'Another tab is paying this order', text: 'Go on there. This one follows what it does.' },
  'chain-away': { title: 'The network could not be reached', text: `${NOTHING} Check your connection, then pay.` },
  'nodes-disagree': {
    title: 'Our sources on the network do not agree',
    text: `${NOTHING} They report different figures for your wallet, so we can't be sure of any. Wait a minute, then pay.`,
  },
  'chain-clock': {
    title: 'Two clocks differ',
    text: `${NOTHING} The network's time and ours are too far apart. Wait a minute, then pay.`,
  },
  'wallet-busy': {
    title: 'Your wallet has a question open',
    text: `${NOTHING} Open it, answer or close what it asks, then pay.`,
  },
  'wallet-locked': {
    title: 'Your wallet does not allow it',
    text: `${NOTHING} Unlock it and allow this site to see the account, then pay.`,
  },
  'wallet-away': {
    title: 'Your wallet is not answering',
    text: `Open it and look at its latest transactions before you pay.`,
  },
  'wallet-cannot': { title: 'Your wallet cannot do this', text: `${NOTHING} Use another wallet, or update this one.` },
  'not-kept': {
    title: 'This browser cannot write the payment down',
    text: `${NOTHING} Its storage is full or blocked, so after a reload nobody would know that you have paid. Free some space, or use a window that is not private or another browser, then pay there.`,
  },
  'unread-record': {
    title: 'There is a record that this page cannot read',
    text: `${NOTHING} Another version of this page has written down a payment in this browser. Reload the page to get the newest version. If this message stays, write to support with the order's number.`,
  },
  'other-question': {
    title: 'Another payment is not settled',
    text: `${NOTHING} Your wallet was asked for another payment, and its answer did not arrive. Say above what became of that one, then pay.`,
  },
  'other-pending': {
    title: 'Another payment is on its way',
    text: `${NOTHING} Wait until the network has confirmed it, then pay.`,
  },
  'review-expired': {
    title: 'This review is too old',
    text: `${NOTHING} Get a new price, and pay that one.`,
  },
  'review-unrecorded': {
    title: 'This payment was requested before',
    text: 'Your wallet was not asked again. This tab has requested the payment before, and the record of it is gone from this browser. Look at your wallet’s latest transactions. If nothing was paid, get a new price when this one has ended.',
  },
  'journal-full': {
    title: 'This browser has recorded too many transactions today',
    text: `${NOTHING} Each one is kept for a day, so that nothing is paid twice. Try again in some hours, or pay in another browser.`,
  },
  /** Cannot occur for an order, because its price is fixed. */
  'warning-changed': {
    title: 'The price has changed',
    text: `${NOTHING} Get a new price, then pay.`,
  },
  'order-changed': {
    title: 'The figures of this order have changed',
    text: `${NOTHING} Compare the new figures, then pay.`,
  },
  'order-ended': {
    title: 'This order takes no payment any more',
    text: `${NOTHING} Get a new price, and pay that one.`,
  },
  'paid-elsewhere': {
    title: 'A payment that may be for this order was found',
    text: 'Your wallet was not asked. It may have sent this amount already, from here or from another browser or device. Do not pay again before the bank has matched that payment.',
  },
  'asked-elsewhere': {
    title: 'This order is being paid elsewhere',
    text: `${NOTHING} Another browser in which you are logged in is asking its wallet at this moment. Finish it there. To pay here instead, first reject the request in that wallet, and try again after two minutes.`,
  },
  'asked-before': {
    title: 'Your wallet was asked before',
    text: `${NOTHING} A request to pay this order was opened before and has no answer. It can still be approved. Reject it in that wallet, then declare here that nothing was sent.`,
  },
  'service-away': {
    title: 'FNX could not be reached',
    text: `${NOTHING} Without our answer nobody knows whether the order was paid already. Check your connection, then pay.`,
  },
  'checks-too-slow': {
    title: 'The checks took too long',
    text: `${NOTHING} What was read may have changed since. Pay again.`,
  },
  'account-busy': {
    title: 'Your account has sent many transactions just now',
    text: `${NOTHING} Among so many, nobody can tell in time whether this order is paid already. Pay in USDT, or wait ten minutes and get a new price.`,
  },
  'unsent-unproven': {
    title: 'The first request may still have been sent',
    text: `${NOTHING} A node of the network reports that your account is a smart account. BNB that a smart account sends can’t be searched for. Compare your balance and your wallet’s latest transactions. If nothing was sent, place a new order or pay in USDT.`,
  },
  /** Cannot occur for an order unless there is a bug, because its price is fixed. */
  'quote-changed': {
    title: 'The price has changed',
    text: `${NOTHING} Get a new price, then pay.`,
  },
  'contract-pays-no-coin': {
    title: 'This wallet can pay in USDT only',
    text: `${NOTHING} It is a contract, and what a contract pays in BNB cannot be matched to your order. Change the amount and choose USDT.`,
  },
  'other-hash': {
    title: 'That hash is of another transaction',
    text: 'It is not what this page asked your wallet for. Look for the one with this amount.',
  },
  'wallet-failed': {
    title: 'Your wallet reported a problem',
    text: 'Open it and look at its latest transactions before you pay.',
  },
};

const PLACES = 8;
const DECIMALS = 18;
const STEP = 10n ** BigInt(DECIMALS - PLACES);

/** Rounded up, so that the named amount is always enough. */
const roundedUp = (units: bigint) => ((units + STEP - 1n) / STEP) * STEP;

const NOTHING_THIS_TIME = 'Nothing was sent this time.';

export function wordsOfFault(kind: PaymentFaultKind, missing?: Missing, isFirstOpen = false): FaultWords {
  const { title, text: always } = WORDS[kind];
  const text = isFirstOpen ? always.replace(NOTHING, NOTHING_THIS_TIME) : always;
  return { title, text: withMissing(text, missing) };
}

export function withMissing(text: string, missing?: Missing): string {
  if (!missing || missing.amount === 0n) return text;
  const amount = formatAmount(fromBaseUnits(roundedUp(missing.amount), DECIMALS), { places: PLACES });
  return `${text} You need about ${amount} ${missing.symbol} more.`;
}
