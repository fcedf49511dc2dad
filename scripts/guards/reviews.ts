import { CHAIN, RULES, guardsOf } from './guard';

/** Which review may be submitted, and how long what was submitted is known. */
export const REVIEWS = [
  ...guardsOf({ test: `${RULES}/review.test.ts` }, [
    ['review-expires', 'a review expires by the service’s clock', 'false'],
    ['review-of-the-future', 'a review that a wrong clock made in the future is expired', 'false'],
    ['earlier-review-counts', 'a review that was made anew counts what the old one has submitted', 'false'],
    ['later-review-counts', 'an old review counts what the one made anew has submitted', 'false'],
    ['sister-review-counts', 'two reviews made anew from one know each other', 'false'],
    [
      'first-review-kept',
      'a review that was made anew many times is still the first one’s',
      'keys.slice(-EARLIER_KEPT)',
    ],
    ['marked-without-record', 'a review that was submitted and left no record is not submitted'],
    ['review-time-known', 'no review is judged by the browser’s clock'],
  ]),
  ...guardsOf({ test: `${RULES}/retention.test.ts` }, [
    ['kept-until-time-known', 'nothing is forgotten while the service’s time is unknown', 'true'],
    ['kept-for-a-day', 'an entry is known for a day', 'true'],
    ['kept-by-browser-clock', 'one wrong date of the service forgets no entry', 'true'],
    ['journal-bounded', 'a journal that is full takes no new request'],
    ['young-outlives-emptying', 'an open page goes on with what is young where storage is emptied', 'false'],
  ]),
  ...guardsOf({ test: `${CHAIN}/reviews.test.ts` }, [
    ['review-in-turn', 'a review is judged in the journal’s own turn', null, { only: '30 minutes after' }],
    [
      'earlier-attempts-checked',
      'the attempts of a replaced review are looked for',
      '() => false',
      { only: 'sent after all' },
    ],
    [
      'marked-first',
      'a review is marked before the wallet is asked',
      'markSubmitted(entry.key);',
      { only: 'is written before' },
    ],
    ['refused-keeps-mark', 'a review that its mark has refused stays marked', 'true', { only: 'record was cleared' }],
    [
      'refusal-unmarks',
      'a refusal of the wallet lets the review be submitted again',
      null,
      { only: 'goes with a refusal' },
    ],
  ]),
  ...guardsOf({ test: `${RULES}/stake-at-bank.test.ts` }, [
    ['reviewed-term', 'the term of a stake is the one that was reviewed', null],
  ]),
  ...guardsOf({ test: `${RULES}/swap-risk.test.ts` }, [
    ['far-off-typed', 'a price that is far from the bank’s is confirmed by typing', 'false'],
  ]),
  ...guardsOf({ test: `${CHAIN}/warnings.test.ts` }, [
    ['warning-computed-again', 'a warning is computed again at submit', null, { only: 'doubled' }],
    ['warning-as-reviewed', 'a warning that has risen is reviewed first', null, { only: 'doubled' }],
    [
      'compared-price-needed',
      'a swap that was compared with the bank’s price is compared again',
      null,
      { only: 'must be read' },
    ],
  ]),
];
