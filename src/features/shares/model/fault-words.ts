import { formatAmount, fromBaseUnits } from '@/utils/money';
import type { PaymentFaultKind } from '@/wallet/paying';

type Missing = { amount: bigint; symbol: string };
export type FaultWords = { title: string; text: string };

const NOTHING = 'Nothing was sent.';

const WORDS: Readonly<Record<PaymentFaultKind, FaultWords>> = {
  rejected: { title: 'You did not confirm', text: `${NOTHING} The order stays as it is while its price holds.` },
  'not-pinned': {
    title: 'This payment was stopped',
    text: `${NOTHING} The order names an address or a token that this site does not pay to. Do not pay it by other means; write to support with the order's number.`,
  },
  'wrong-chain': { title: 'Your wallet is on another network', text: `${NOTHING} Change it to BNB Smart Chain, then pay.` },
  'wrong-account': {
    title: 'Another account is open in your wallet',
    text: `${NOTHING} Choose the account that is linked to you in your wallet, then pay. Shares are delivered to the linked one.`,
  },
  'not-connected': { title: 'Your wallet is not connected', text: `${NOTHING} Connect it, then pay.` },
  'other-chain-behind-wallet': {
    title: 'Your wallet sees another chain',
    text: `${NOTHING} The network behind your wallet is not the one that the bank is paid on. Look at the network's settings in your wallet.`,
  },
  'unread-chain-behind-wallet': {
    title: 'Your wallet does not show its network',
    text: `${NOTHING} It could not be compared with the network that the bank is paid on. Look at the network's settings in your wallet: it has to be BNB Smart Chain. Then press Pay once more.`,
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
  'wallet-busy': { title: 'Your wallet has a question open', text: `${NOTHING} Open it, answer or close what it asks, then pay.` },
  'wallet-locked': { title: 'Your wallet does not allow it', text: `${NOTHING} Unlock it and allow this site to see the account, then pay.` },
  'wallet-away': { title: 'Your wallet is not answering', text: `Open it and look at its latest transactions before you pay.` },
  'wallet-cannot': { title: 'Your wallet cannot do this', text: `${NOTHING} Use another wallet, or update this one.` },
  'place-taken': {
    title: 'A transaction of your wallet is on its way',
    text: 'It may be this payment. Once it is on the network, it stands here; if it is another one, wait for it, or cancel it in your wallet.',
  },
  'wallet-failed': { title: 'Your wallet reported a problem', text: 'Open it and look at its latest transactions before you pay.' },
};

const PLACES = 8;
const DECIMALS = 18;
const STEP = 10n ** BigInt(DECIMALS - PLACES);

/** Told too high rather than too low: who sends that much has enough. */
const roundedUp = (units: bigint) => ((units + STEP - 1n) / STEP) * STEP;

export function wordsOfFault(kind: PaymentFaultKind, missing?: Missing): FaultWords {
  const { title, text } = WORDS[kind];
  if (!missing || missing.amount === 0n) return { title, text };
  const amount = formatAmount(fromBaseUnits(roundedUp(missing.amount), DECIMALS), { places: PLACES });
  return { title, text: `${text} About ${amount} ${missing.symbol} are missing.` };
}
