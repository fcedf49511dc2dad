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
    story: 'The general meeting approves new shares. For each one, an entry and a token are created together.',
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
    story: 'A verified investor pays in BNB or USDT. The bank verifies the payment on the chain and delivers.',
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
    labels: ['Your wallet', 'A known holder, or a dormant share'],
    story:
      'A token that is sold, given or sent moves at once and for good. The entry follows if the bank knows the new holder.',
    share: 'Belongs to the recipient',
    entry: 'Follows; dormant while the holder is unknown',
    token: 'Moves to the other wallet',
    who: 'You alone sign',
  },
  {
    id: 'dividend',
    name: 'Paid a dividend',
    petals: 9,
    picture: Paid,
    labels: ['The bank, if the meeting decides', 'Each wallet in proportion'],
    story:
      'Some years there is one, some years none. An approved dividend is paid in USDT to the wallets in the register.',
    share: 'Gets an equal part; fractions too',
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
    story: 'Each whole share has one vote. Cast it online, by proxy or in person.',
    share: 'Votes if it is whole',
    entry: 'Shows who may vote',
    token: 'Stays where it is',
    who: 'You',
  },
  {
    id: 'wallet-lost',
    name: 'If its wallet is lost',
    petals: 13,
    picture: Lost,
    labels: ['The lost wallet', `Another one, after ${LOST_WALLET_DAYS} days`],
    story: `You write to us and confirm two codes. After ${LOST_WALLET_DAYS} days and three notices, you can link another wallet. Until then you can stop the replacement.`,
    share: 'Stays yours',
    entry: 'Stays yours, at the old wallet',
    token: 'Stays there: no one can move it without the keys',
    who: 'You; the bank can’t sign for you or speed it up',
  },
  {
    id: 'cancelled',
    name: 'Cancelled',
    petals: 16,
    picture: Cancelled,
    labels: ['Four of seven keys sign', 'One share and one token fewer'],
    story: 'A share ends only when the meeting cancels it. Its token is then destroyed, so both counts still match.',
    share: 'Ends',
    entry: 'Is deleted',
    token: 'Is destroyed',
    who: 'The meeting decides; holders of four keys sign',
  },
];
