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
    body: 'Your name, e-mail, phone number, country and a password. A code goes to the phone and another to the mailbox, so that both are known to be yours.',
    time: '3 minutes',
    cost: NONE,
    troubles: [
      {
        what: 'A code does not come',
        then: 'Give it a minute, look among unwanted mail, then ask for a new one. The new one ends the old one.',
      },
      {
        what: 'You typed a wrong number or address',
        then: 'Go back to your details: what else you typed stays, except the password.',
      },
    ],
  },
  {
    id: 'identity',
    title: 'Show who you are',
    body: 'Photograph a passport or identity card, then your face. Most checks are decided within minutes; a person reads the others, within one working day.',
    time: '5 minutes',
    cost: NONE,
    troubles: [
      {
        what: 'A picture is sent back',
        then: 'The page names the reason, mostly blur or a cut edge. You repeat that part alone.',
      },
      {
        what: 'You have no camera here',
        then: 'The check goes on on a phone and comes back to this page when it is done.',
      },
    ],
  },
  {
    id: 'wallet',
    title: 'Link your wallet',
    body: 'Connect a wallet on BNB Smart Chain and sign a short message. The signature moves nothing; it proves that the address is yours, and the register puts your name beside it.',
    time: '1 minute',
    cost: NONE,
    troubles: [
      {
        what: 'The wallet is on another network or account',
        then: 'Both are named, with the way to switch. Nothing is linked until you sign.',
      },
      {
        what: 'You said no in the wallet',
        then: 'Nothing happened. Ask for the message once more when you are ready.',
      },
    ],
  },
];

const amountOf = (figures: SiteFigures): PurchaseStep => ({
  id: 'amount',
  title: 'Choose an amount',
  body: `From ${smallestPurchase(figures).value} on, in money or in shares; the other follows. You see the price, the amount to the last digit, where it goes and how long the price is held, before the wallet is asked anything.`,
  time: '1 minute',
  cost: `${SHARES.fee.value} to the bank`,
  troubles: [
    {
      what: 'The price lapses while you think',
      then: 'What you typed stays, and you are shown the new price before you agree. Nothing has been paid.',
    },
  ],
});

const AFTER: readonly PurchaseStep[] = [
  {
    id: 'pay',
    title: 'Pay in BNB or USDT',
    body: 'Your wallet asks once. The bank itself reads the payment on the chain and does not take the browser’s word; until then the order says that it is being verified.',
    time: 'about 1 minute',
    cost: 'network fee, in BNB',
    troubles: [
      {
        what: 'You paid too little',
        then: 'The order says what arrived, what is missing, and by when. If the rest does not come, the part is sent back.',
      },
      {
        what: 'You paid too late',
        then: 'A person looks at it: delivered at the price of that moment if you agree, returned if you do not.',
      },
      {
        what: 'The page closed half way',
        then: 'Open it again. The order and its transaction were noted before the wallet was asked. Do not pay a second time.',
      },
    ],
  },
  {
    id: 'receive',
    title: 'Receive your shares',
    body: 'FNX arrives in the linked wallet, the register of shareholders changes with it, and a certificate with its own number and drawing is made for the purchase.',
    time: 'a few minutes',
    cost: NONE,
    troubles: [
      {
        what: 'They have not come',
        then: 'The order says at which check it stands, and goes on without you. After a working day, write to us with its number.',
      },
    ],
  },
  {
    id: 'hold',
    title: 'Hold, vote, receive',
    body: 'Invitations to the general meeting come by e-mail. Where the meeting decides on a dividend, it is paid in USDT to the wallets in the register on the record date.',
    time: 'as you like',
    cost: NONE,
    troubles: [
      {
        what: 'Nobody wants to buy when you want to sell',
        then: 'This can happen, and no step above helps against it. Think of it before the first payment, not after.',
      },
      {
        what: 'You lose the wallet',
        then: 'Its shares stay yours where they are, and another wallet can be linked after thirty days.',
      },
    ],
  },
];

export const purchaseSteps = (figures: SiteFigures): readonly PurchaseStep[] => [
  ...BEFORE,
  amountOf(figures),
  ...AFTER,
];
