import { CHAIN, RULES, guardsOf } from './guard';

/** What is on record of each payment, and what is told of it. */
export const RECORDS = [
  ...guardsOf({ test: `${RULES}/lock.test.ts` }, [
    ['fresh-lease', 'a lease that is fresh keeps others out'],
    ['last-mark-wins', 'the last mark that was written holds the lease'],
    ['own-mark-only', 'a tab takes down no mark but its own', 'localStore.remove(key);'],
    ['lock-not-awaited', 'a lock that is taken is not waited for'],
  ]),
  ...guardsOf({ test: `${RULES}/entry.test.ts` }, [
    ['effect-of-before', 'what the release before wrote is still watched', 'null'],
    ['pending-has-hash', 'what is on its way has a hash', 'true'],
    ['failure-where-failed', 'what has failed has a failure, and nothing else has one'],
    ['version-read', 'another version is not read', 'z.int()'],
    ['order-of-purchase', 'a purchase has an order, and nothing else has one', 'true'],
  ]),
  ...guardsOf({ test: `${RULES}/journal.test.ts` }, [
    [
      'given-not-forgotten',
      'the hash that the wallet gave is not forgotten',
      null,
      { test: `${RULES}/adopt.test.ts`, only: 'forgotten' },
    ],
    ['open-amended', 'what is closed is not amended', '() => true'],
    ['found-by-one', 'what one attempt has found is not found by another'],
    ['answered-meanwhile', 'what was found does not take the place of an answer that came meanwhile'],
    [
      'given-hash-wins',
      'the wallet’s own answer stands above what another tab has only found',
      null,
      { test: `${RULES}/nearer-truth.test.ts` },
    ],
    ['settled-by-own', 'what the wallet’s own hash has settled is settled'],
    ['settled-stays', 'a settled payment is not opened by a late hash', '() => true'],
    ['hash-without-attempt', 'a hash is written down where its attempt is gone'],
    ['shown-not-struck', 'what the chain has shown is not struck out'],
    ['own-attempt-struck', 'only what was not sent is struck out'],
    ['other-tab-heard', 'what another tab writes is heard of'],
    ['older-tab-heard', 'what an older tab writes is heard of'],
    ['new-hash-due', 'a new hash is due to be told', 'undefined'],
  ]),
  ...guardsOf({ test: `${CHAIN}/lost-storage.test.ts` }, [
    ['page-keeps-attempt', 'a word that was not written takes no attempt from this page'],
    ['lost-written-back', 'an open page writes back what storage has lost'],
  ]),
  ...guardsOf({ test: `${RULES}/storage.test.ts` }, [
    ['written-read-back', 'what is written is read back', 'true'],
    ['throwing-storage', 'storage that throws is storage that keeps nothing', 'true'],
    ['room-for-hash', 'a hash has room before it is known', 'entry'],
    ['room-stays', 'a hash has room as long as it is not known', '{}'],
    ['unwritten-in-page', 'a hash that storage does not take stays in this page'],
    [
      'written-hash-wins',
      'a hash of another tab is not undone',
      'written.hash === here',
      { test: `${RULES}/journal.test.ts` },
    ],
    [
      'written-answer-wins',
      'the wallet’s answer in another tab is not undone by what was found here',
      'false',
      { test: `${RULES}/nearer-truth.test.ts` },
    ],
    [
      'sped-up-found',
      'what was found in place of the wallet’s answer is kept',
      null,
      { test: `${RULES}/nearer-truth.test.ts` },
    ],
    ['written-end-wins', 'an end of another tab is not undone', null, { test: `${RULES}/nearer-truth.test.ts` }],
    ['unwritten-merged', 'what is unwritten is written with the next change', 'entry'],
    ['struck-in-storage', 'what is not struck out of storage is not struck out'],
  ]),
  ...guardsOf({ test: `${RULES}/journal-walk.test.ts` }, [
    ['emptied-storage', 'what storage has lost is not forgotten', null, { test: `${CHAIN}/interrupted.test.ts` }],
    ['attempts-kept', 'an attempt takes no other’s place', 'entries.filter(({ key }) => key !== entry.key)'],
  ]),
  ...guardsOf({ test: `${RULES}/first-seen.test.ts` }, [
    ['future-time', 'a record with a time in the future counts from when it was met'],
  ]),
  ...guardsOf({ test: `${RULES}/journal-text.test.ts` }, [
    ['unreadable-text', 'a text that is no list counts as asked'],
    ['unreadable-record', 'a record that cannot be read counts as asked'],
    ['unreadable-old-record', 'an older record that cannot be read counts as asked'],
    ['unread-written-back', 'what cannot be read is written back', 'next'],
    ['old-unread-written-back', 'what cannot be read of the release before is written back'],
    ['old-tab-hash', 'a hash that an older tab has found is taken over', 'known.key === null'],
    ['old-tab-does-not-win', 'an older tab’s word does not stand above this one’s', 'known'],
  ]),
  ...guardsOf({ test: `${RULES}/journal.test.ts` }, [
    ['open-not-trimmed', 'what is open is never thrown away'],
    ['due-not-trimmed', 'what the bank is to be told of is never thrown away'],
  ]),
  ...guardsOf({ test: `${RULES}/journal-text.test.ts` }, [
    ['old-failure-not-believed', 'an older tab’s failure is not believed while it may be mined'],
    ['asked-in-old-words', 'an older tab reads what is asked as asked', "'failed'"],
    ['old-nonce-no-proof', 'an older tab’s nonce is taken for no proof', 'nonce'],
  ]),
  ...guardsOf({ test: `${RULES}/reports.test.ts` }, [
    ['own-wallet-reports', 'a hash is told by the investor whose wallet has sent it'],
    ['one-report-at-a-time', 'a hash is told once at a time'],
    ['report-retried', 'a report is told again while the service is away'],
    ['report-stays-due', 'a report stays due where no word has come back'],
    ['report-refused', 'a refused report is not told for ever'],
    ['replaced-not-reported', 'a hash that was replaced is told no more'],
    ['report-of-this-hash', 'a report is of the hash that was told', '() => true'],
  ]),
  ...guardsOf({ test: `${RULES}/recent.test.ts` }, [
    ['own-payments-only', 'nobody sees what others have sent'],
    ['waiting-not-failed', 'what waits is never called failed', "'failed'"],
  ]),
  ...guardsOf({ test: `${RULES}/whose.test.ts` }, [
    ['profile-of-this-login', 'what was read for one login is nobody else’s'],
    ['connected-wallet-only', 'a visitor has no wallet of their own', "'address' in wallet ? wallet.address : '0x'"],
  ]),
];
