import type { Question } from './question';

export const SHARES_QUESTIONS: readonly Question[] = [
  {
    id: 'is-it-a-share',
    ask: 'Is FNX a real share or something like one?',
    answer:
      'It is the registered share. The entry on the chain is the register of shareholders itself, so there is nothing else that it could stand for.',
  },
  {
    id: 'one-token',
    ask: 'How many shares is one token?',
    answer: 'One. Half a token is half a share in everything but the vote, for which only whole ones count.',
  },
  {
    id: 'vote',
    ask: 'How do I vote?',
    answer:
      'An invitation reaches you three weeks before the meeting. You vote on screen, send a proxy, or come to Port Fenholm in person.',
  },
  {
    id: 'dividend',
    ask: 'When is the next dividend?',
    answer:
      'Nobody knows. The meeting can decide on one at most every quarter and is free to decide on none, as it did in May 2026.',
  },
  {
    id: 'certificate',
    ask: 'What is the certificate for?',
    answer:
      'It records one purchase with its number, date and transaction. It is a keepsake and a receipt; the register is what counts.',
  },
];

export const PRICE_QUESTIONS: readonly Question[] = [
  {
    id: 'who-sets',
    ask: 'Who sets the price?',
    answer:
      'For new shares, the bank by a published formula; in the pool, those who trade there. [Both are explained](/price) with an example.',
  },
  {
    id: 'smallest',
    ask: 'What is the least that I can invest?',
    answer: '50\u00a0USD, paid in USDT or in BNB. That buys a few whole shares and a fraction.',
  },
  {
    id: 'most',
    ask: 'Is there an upper limit?',
    answer:
      'In this campaign 250,000\u00a0USD for each person. Above 10,000\u00a0USD you are asked where the money comes from, with one paper as evidence.',
  },
  {
    id: 'change-of-mind',
    ask: 'Can I undo a purchase?',
    answer:
      'For fourteen days, as long as you still hold all the tokens of it. Open the order in your list and write to the desk named there.',
  },
  {
    id: 'tax',
    ask: 'What about taxes?',
    answer:
      'They depend on where you live. We withhold none, and give you a statement for each calendar year in January.',
  },
];

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    id: 'two-codes',
    ask: 'Why do I get two codes at each login?',
    answer: 'One proves the phone, the other the mailbox. One code alone opens nothing.',
  },
  {
    id: 'no-code',
    ask: 'A code does not arrive. What now?',
    answer:
      'Wait a minute, look in your spam folder, then ask for another. Only the newest code is valid, and five can be sent within an hour.',
  },
  {
    id: 'locked',
    ask: 'Why is my account locked?',
    answer:
      'After ten wrong codes it closes for a quarter of an hour by itself. If those tries were not yours, change the password at once.',
  },
  {
    id: 'checks',
    ask: 'Why was my identity check sent back?',
    answer:
      'Usually the picture was blurred, cut off or out of date. The message names the reason, and you may repeat it without losing what was accepted.',
  },
  {
    id: 'close',
    ask: 'How do I close my account?',
    answer:
      'In the settings, with a code. Your shares stay in your wallet and in the register; what ends is the access to this site.',
  },
];
