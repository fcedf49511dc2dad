import type { SwapFaultKind } from '../swap-fault';
import type { FaultWords } from './transaction';

const WORDS: Readonly<Record<SwapFaultKind, FaultWords>> = {
  'same-token': { title: 'Both sides are the same token', text: 'Choose another token on one side.' },
  'no-pool': {
    title: 'There is no pool for these two tokens',
    text: 'Nobody offers this exchange at the moment. Choose other tokens, or buy shares from the bank.',
  },
  'too-small': {
    title: 'This amount is too small to swap',
    text: 'Nothing would be left of it after rounding. Type a larger amount.',
  },
  'more-than-pool': {
    title: 'The pool does not hold that much',
    text: 'Type a smaller amount, or swap in several parts.',
  },
  'price-moved': {
    title: 'The price has moved',
    text: 'It went past the limit that you set, so the swap was stopped. Look at the new quote, then swap.',
  },
  'too-late': {
    title: 'The time for this swap has passed',
    text: 'It did not reach the network before its deadline. Get a new quote, then swap.',
  },
  'too-little': { title: 'Your wallet does not hold enough', text: 'Type a smaller amount.' },
  'not-approved': {
    title: 'The exchange may not move this amount',
    text: 'Your approval is missing, or is for less. Approve the amount, then swap.',
  },
  'transfer-refused': {
    title: 'The token could not be moved',
    text: 'Its contract turned the transfer down. Look at your balance and your approval, and whether your account may move this token.',
  },
  'payout-refused': {
    title: 'Your account could not receive this',
    text: 'The pool was ready to pay, and the payment to your account was turned down. Choose another token to receive.',
  },
  'token-keeps-part': {
    title: 'Less would reach the pool than you send',
    text: "The token's contract keeps a part of each transfer for itself. Choose another token.",
  },
  'pool-busy': { title: 'The pool is busy', text: 'It was in the middle of another swap. Try again.' },
  'wrong-route': {
    title: 'The exchange does not take this swap',
    text: 'That is a fault of this site, not of yours. Write to support with the two tokens.',
  },
  refused: {
    title: 'The network would not carry out this swap',
    text: 'The contract gave no reason that we know. Look at your balance and your approval, or try a smaller amount.',
  },
};

/** When the fault occurred: in the quote, in the simulation, or on the chain, where the network fee is lost. */
type Moment = 'quoted' | 'tried' | 'mined';

const LEAD: Readonly<Record<Moment, string>> = {
  quoted: '',
  tried: 'Nothing was sent. ',
  mined: 'Nothing was swapped, and the network has kept its fee. ',
};

export function wordsOfSwapFault(kind: SwapFaultKind, moment: Moment): FaultWords {
  const { title, text } = WORDS[kind];
  return { title, text: LEAD[moment] + text };
}
