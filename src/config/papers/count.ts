import type { PaperPart } from './paper';

export const COUNTED_SHARES = '39,310,000';

export const COUNT_PARTS: readonly PaperPart[] = [
  {
    title: 'What was compared',
    paragraphs: [
      'The auditor added up every FNX on BNB Smart Chain at the last block of 30 September 2026, and took the number of issued shares from the commercial register of the same day.',
    ],
  },
  {
    title: 'What was found',
    paragraphs: [`Both numbers are ${COUNTED_SHARES}. There is no difference to explain.`],
    points: [
      'Tokens created in the quarter: each issue was signed by four of the seven keys and matches an entry in the commercial register.',
      'Tokens destroyed in the quarter: none.',
      'A sample of 200 deliveries: each matches an order that was paid, in amount and wallet.',
    ],
  },
  {
    title: 'What went wrong',
    paragraphs: [
      'Two entries were made a day late, because a holder’s papers had been scanned upside down. No one lost any rights. The bank has since changed its document check so that such scans are noticed at once.',
    ],
  },
  {
    title: 'What this comparison does not cover',
    paragraphs: [
      'It is not an opinion on the value of a share, the bank’s accounts or the contract’s code. It states that on one day the number of tokens equalled the number of issued shares.',
    ],
  },
];
