import type { ComponentType } from 'react';
import { LOST_WALLET_DAYS } from '@/config/wallet-rule';
import { Bought, Cancelled, Issued, Lost, Paid, PassedOn, Voted } from './pictures';

export type Stage = {
  id: string;
  name: string;
  petals: number;
  picture: ComponentType;
  labels: readonly [begin: string, end: string];
  story: string;
  share: string;
  entry: string;
  token: string;
  who: string;
};

export const STAGES: readonly Stage[] = [
  {
    id: 'issued',
    name: 'Issued',
    petals: 3,
    picture: Issued,
    labels: ['Four of seven keys sign', 'As many tokens as shares'],
    story: 'The general meeting allows new shares. For each of them one entry and one token are made, together.',
    share: 'Created',
    entry: 'Written',
    token: 'Made',
    who: 'The meeting decides; holders of four keys sign',
  },
  {
    id: 'bought',
    name: 'Bought',
    petals: 5,
    picture: Bought,
    labels: ['The bank', 'Your wallet'],
    story: 'A verified investor pays in BNB or USDT. The bank reads the payment on the chain and delivers.',
    share: 'Becomes yours',
    entry: 'Carries your name',
    token: 'Arrives in your linked wallet',
    who: 'You sign the payment, the bank the delivery',
  },
  {
    id: 'passed-on',
    name: 'Passed on',
    petals: 7,
    picture: PassedOn,
    labels: ['Your wallet', 'A known holder, or a share at rest'],
    story:
      'Sold, given or sent, the token moves at once and for good. The entry follows to a holder whom the bank knows.',
    share: 'Belongs to the receiver',
    entry: 'Follows; rests while the wallet is unknown',
    token: 'Moves to the other wallet',
    who: 'You alone sign',
  },
  {
    id: 'dividend',
    name: 'Paid a dividend',
    petals: 9,
    picture: Paid,
    labels: ['The bank, if the meeting decides', 'Each wallet by its shares'],
    story: 'Some years bring one, others none. What is decided is paid in USDT to the wallets in the register.',
    share: 'Takes an equal part, a fraction too',
    entry: 'Is read on the record date',
    token: 'Stays where it is',
    who: 'The meeting decides, the bank pays',
  },
  {
    id: 'vote',
    name: 'Voted with',
    petals: 11,
    picture: Voted,
    labels: ['Four and a half shares', 'Four votes'],
    story: 'Each whole share has one vote. It is cast on screen, by proxy, or in the hall.',
    share: 'Counts if it is whole',
    entry: 'Says who may vote',
    token: 'Stays where it is',
    who: 'You',
  },
  {
    id: 'wallet-lost',
    name: 'If its wallet is lost',
    petals: 13,
    picture: Lost,
    labels: ['The lost wallet', `Another one, after ${LOST_WALLET_DAYS} days`],
    story: `You write to the bank and confirm two codes. After ${LOST_WALLET_DAYS} days and three notices another wallet can be linked; until then you can stop it.`,
    share: 'Stays yours',
    entry: 'Stays yours, at the old wallet',
    token: 'Stays there: nobody can move it without the keys',
    who: 'You; the bank can neither sign for you nor hurry it',
  },
  {
    id: 'cancelled',
    name: 'Cancelled',
    petals: 16,
    picture: Cancelled,
    labels: ['Four of seven keys sign', 'One share and one token fewer'],
    story:
      'A share ends only when the meeting cancels it. Its token is then destroyed, so that both counts go on agreeing.',
    share: 'Ends',
    entry: 'Is struck out',
    token: 'Is destroyed',
    who: 'The meeting decides; holders of four keys sign',
  },
];
