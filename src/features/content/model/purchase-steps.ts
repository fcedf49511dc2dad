import { ACCOUNT_MINUTES, DELIVERY_MINUTES, IDENTITY_MINUTES, MAX_REVIEW_TIME } from '@/config/step-times';
import type { SiteFigures } from '@/domain/site-figures';
import { SHARES } from '../facts';
import { smallestPurchase } from './smallest-purchase';

type Trouble = { what: string; then: string };

export type PurchaseStep = {
  id: 'account' | 'identity' | 'wallet' | 'amount' | 'pay' | 'receive' | 'hold';
  title: string;
  body: string;
  time: string;
  cost: string;
  troubles: readonly Trouble[];
};

const NONE = 'none';

const BEFORE: readonly PurchaseStep[] = [
  {
    id: 'account',
    title: 'Open an account',
    body: 'Enter your name, e-mail, phone number, country and a password. We send a code to your phone and one to your e-mail, to confirm that both are yours.',
    time: `${ACCOUNT_MINUTES} minutes`,
    cost: NONE,
    troubles: [
      {
        what: 'A code doesn’t arrive',
        then: 'Wait a minute, check your spam folder, then request a new one. The old one stops working.',
      },
      {
        what: 'You typed a wrong number or address',
        then: 'Go back to your details. Everything else you typed is still there, except the password.',
      },
    ],
  },
  {
    id: 'identity',
    title: 'Verify your identity',
    body: `Photograph a passport or identity card, then your face. Most checks take minutes. A person reviews the rest within ${MAX_REVIEW_TIME}.`,
    time: `${IDENTITY_MINUTES} minutes`,
    cost: NONE,
    troubles: [
      {
        what: 'A picture is rejected',
        then: 'The page gives the reason, usually blur or a missing edge. You repeat only that part.',
      },
      {
        what: 'This device has no camera',
        then: 'Continue on your phone. This page updates when you finish.',
      },
    ],
  },
  {
    id: 'wallet',
    title: 'Link your wallet',
    body: 'Connect a wallet on BNB Smart Chain and sign a short message. The signature moves nothing. It proves the address is yours, and we enter your name beside it in the register.',
    time: '1 minute',
    cost: NONE,
    troubles: [
      {
        what: 'The wallet is on another network or account',
        then: 'We show which one, and how to switch. Nothing is linked until you sign.',
      },
      {
        what: 'You declined the request',
        then: 'Nothing happened. Request the message again when you are ready.',
      },
    ],
  },
];

const amountOf = (figures: SiteFigures): PurchaseStep => ({
  id: 'amount',
  title: 'Choose an amount',
  body: `From ${smallestPurchase(figures).value}, in money or in shares. You see the price, the exact amount, where it goes and how long the price is locked, all before your wallet asks.`,
  time: '1 minute',
  cost: `${SHARES.fee.value} to the bank`,
  troubles: [
    {
      what: 'The price expires while you decide',
      then: 'We keep what you typed and show the new price before you agree. Nothing has been paid.',
    },
  ],
});

const AFTER: readonly PurchaseStep[] = [
  {
    id: 'pay',
    title: 'Pay in BNB or USDT',
    body: 'Your wallet asks once. The bank then verifies the payment on the network itself. Until it has, the order shows Verifying.',
    time: 'about 1 minute',
    cost: 'network fee, in BNB',
    troubles: [
      {
        what: 'You paid too little',
        then: 'The order shows what arrived, what is missing and the deadline. If the rest doesn’t arrive, we return what you paid.',
      },
      {
        what: 'You paid too late',
        then: 'A person reviews it. We deliver at the price of that moment if you agree, or return the payment if you don’t.',
      },
      {
        what: 'The page closed partway through',
        then: 'Open it again. Your order was saved before the wallet request. Do not pay a second time.',
      },
    ],
  },
  {
    id: 'receive',
    title: 'Receive your shares',
    body: 'FNX arrives in your linked wallet, the register of shareholders is updated, and you get a certificate with its own number.',
    time: `about ${DELIVERY_MINUTES} minutes`,
    cost: NONE,
    troubles: [
      {
        what: 'They haven’t arrived',
        then: 'The order shows its progress and continues without you. After one working day, write to us with its number.',
      },
    ],
  },
  {
    id: 'hold',
    title: 'Hold, vote, receive',
    body: 'We e-mail you invitations to the general meeting. If the meeting approves a dividend, it is paid in USDT to the wallets in the register on the record date.',
    time: 'as you like',
    cost: NONE,
    troubles: [
      {
        what: 'No one wants to buy when you want to sell',
        then: 'This can happen, and nothing above prevents it. Consider it before your first payment, not after.',
      },
      {
        what: 'You lose your wallet',
        then: 'The shares in it stay yours but can’t move without its keys. You can link another wallet after thirty days.',
      },
    ],
  },
];

export const purchaseSteps = (figures: SiteFigures): readonly PurchaseStep[] => [
  ...BEFORE,
  amountOf(figures),
  ...AFTER,
];
