import { LARGEST_HOLDING, LARGEST_ORDER, SOURCE_OF_FUNDS_FROM } from '../raise';
import type { Question } from './question';

export const SHARES_QUESTIONS: readonly Question[] = [
  {
    id: 'is-it-a-share',
    ask: 'Is FNX a real share?',
    answer:
      'Yes, it is the registered share. The record on the chain is the register of shareholders itself. FNX is not a claim on something else.',
  },
  {
    id: 'one-token',
    ask: 'How many shares is one token?',
    answer: 'One. Half a token is half a share in everything except voting, where only whole shares count.',
  },
  {
    id: 'vote',
    ask: 'How do I vote?',
    answer:
      'We invite you three weeks before the meeting. You can vote online, send a proxy, or come to Port Fenholm in person.',
  },
  {
    id: 'dividend',
    ask: 'When is the next dividend?',
    answer:
      'No one knows. The general meeting can approve a dividend at most once a quarter, or none at all, as in May 2026.',
  },
  {
    id: 'certificate',
    ask: 'What is the certificate for?',
    answer:
      'It records one purchase with its number, date and transaction. It is a receipt and a keepsake; only the register is binding.',
  },
];

export const PRICE_QUESTIONS: readonly Question[] = [
  {
    id: 'who-sets',
    ask: 'Who sets the price?',
    answer:
      'The bank sets the price of new shares with a published formula. Traders set the price in the pool. [Both are explained](/price) with an example.',
  },
  {
    id: 'smallest',
    ask: 'What’s the minimum investment?',
    answer: '$50, paid in USDT or BNB. That buys a few whole shares and a fraction.',
  },
  {
    id: 'most',
    ask: 'Is there a maximum?',
    answer: `${LARGEST_ORDER} an order, and ${LARGEST_HOLDING} a person in this campaign. Above ${SOURCE_OF_FUNDS_FROM} we ask where the money comes from, with one document as evidence.`,
  },
  {
    id: 'change-of-mind',
    ask: 'Can I undo a purchase?',
    answer:
      'Yes, for fourteen days from delivery, as long as you still hold all of its tokens. Open the order and request a withdrawal.',
  },
  {
    id: 'tax',
    ask: 'What about taxes?',
    answer:
      'It depends on where you live. We withhold no tax, and give you a statement for each calendar year in January.',
  },
];

export const ACCOUNT_QUESTIONS: readonly Question[] = [
  {
    id: 'two-codes',
    ask: 'Why do I get two codes at each login?',
    answer: 'One confirms your phone, the other your e-mail. One code alone opens nothing.',
  },
  {
    id: 'no-code',
    ask: 'My code hasn’t arrived. What now?',
    answer:
      'Wait a minute, check your spam folder, then request another. Only the newest code works, and we can send five an hour.',
  },
  {
    id: 'locked',
    ask: 'Why is my account locked?',
    answer:
      'After ten wrong codes it locks for fifteen minutes. If those tries were not yours, change your password at once.',
  },
  {
    id: 'checks',
    ask: 'Why was my identity check sent back?',
    answer:
      'Usually the picture was blurred or cut off, or the document had expired. The message gives the reason. Send that part again; we keep what was accepted.',
  },
  {
    id: 'close',
    ask: 'How do I close my account?',
    answer:
      'In Settings, with a code. Your shares stay in your wallet and in the register; you only lose access to this site.',
  },
];
