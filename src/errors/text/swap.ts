import type { SwapFaultKind } from '../swap-fault';
import type { TitledText } from './transaction';

const TEXTS: Readonly<Record<SwapFaultKind, TitledText>> = {
  'same-token': { title: 'Both sides are the same token', text: 'Choose another token on one side.' },
  'no-pool': {
    title: 'No pool for these two tokens',
    text: 'This swap is not available right now. Choose other tokens, or buy shares from the bank.',
  },
  'too-small': {
    title: 'This amount is too small to swap',
    text: 'After rounding, you would get nothing for it. Enter a larger amount.',
  },
  'more-than-pool': {
    title: 'The pool does not hold enough',
    text: 'Enter a smaller amount, or swap in several parts.',
  },
  'price-moved': {
    title: 'The price has moved',
    text: 'It crossed the limit you set, so the swap was stopped. Check the new quote, then swap.',
  },
  'too-late': {
    title: 'This swap ran out of time',
    text: 'It did not reach the network before its deadline. Get a new quote, then swap.',
  },
  'too-little': { title: 'Your wallet does not hold enough', text: 'Enter a smaller amount.' },
  'not-approved': {
    title: 'The exchange is not approved for this amount',
    text: 'Your approval is missing or too small. Approve the amount, then swap.',
  },
  'transfer-refused': {
    title: 'The token could not be moved',
    text: 'Its contract rejected the transfer. Check your balance, your approval and whether your account may move this token.',
  },
  'payout-refused': {
    title: 'Your account could not receive this',
    text: 'The pool was ready to pay, but the payment to your account was rejected. Choose another token to receive.',
  },
  'token-keeps-part': {
    title: 'The pool would get less than you send',
    text: 'The token’s contract keeps a part of each transfer. Choose another token.',
  },
  'pool-busy': { title: 'The pool is busy', text: 'It was processing another swap. Try again.' },
  'wrong-route': {
    title: 'The exchange does not accept this swap',
    text: 'This is our fault, not yours. Contact support and name the two tokens.',
  },
  refused: {
    title: 'The network does not accept this swap',
    text: 'The contract gave no reason that we recognise. Check your balance and your approval, or try a smaller amount.',
  },
};

/**
 * The time of the fault: in the quote ('quoted'), in the simulation ('tried'), or on the chain ('mined'). On the chain,
 * the network fee is lost.
 */
type Moment = 'quoted' | 'tried' | 'mined';

const LEAD: Readonly<Record<Moment, string>> = {
  quoted: '',
  tried: 'Nothing was sent. ',
  mined: 'Nothing was swapped. Only the network fee was charged. ',
};

export function textOfSwapFault(kind: SwapFaultKind, moment: Moment): TitledText {
  const { title, text } = TEXTS[kind];
  return { title, text: LEAD[moment] + text };
}
