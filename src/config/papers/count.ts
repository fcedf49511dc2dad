import type { PaperPart } from './paper';

export const COUNTED_SHARES = '39,310,000';

export const COUNT_PARTS: readonly PaperPart[] = [
  {
    title: 'What was compared',
    paragraphs: [
      'The auditor added up every FNX on BNB Smart Chain at the last block of 30 September 2026, and read the number of issued shares in the commercial register of the same day.',
    ],
  },
  {
    title: 'What was found',
    paragraphs: [`Both numbers are ${COUNTED_SHARES}. There is no difference to explain.`],
    points: [
      'Tokens made in the quarter: each issue was signed by four of the seven keys and matches an entry in the commercial register.',
      'Tokens destroyed in the quarter: none.',
      'A sample of 200 deliveries: each matches an order that was paid, in amount and wallet.',
    ],
  },
  {
    title: 'What was not as it should be',
    paragraphs: [
      'Two entries were made a day late, because a holder’s papers had been scanned upside down. No right was lost by it. The bank has since changed the check that reads them, so that such a scan is noticed at once.',
    ],
  },
  {
    title: 'What this comparison does not say',
    paragraphs: [
      'It is no opinion on the worth of a share, on the bank’s accounts or on the contract’s code. It says that on one day as many tokens existed as shares had been issued.',
    ],
  },
];
