import { CHAIN, RULES, guardsOf, type Guard } from './guard';

/** Payments that were replaced, and requests that follow an ended attempt. */
export const REPLACED: readonly Guard[] = [
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/sped-up-beside-unsent.test.ts` }, [
    [
      'a sped-up payment is not taken for an equal one of another order',
      "if (isNonceOfRival(engine, entry, sent.nonce)) return 'wait';",
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/swapped-nonces.test.ts` }, [
    [
      'a transaction does not wait for the end of another payment whose nonce it has used',
      '      isRival(other) &&\n      other.nonce',
      '      other.nonce',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/relayed-and-cancelled.test.ts` }, [
    [
      'BNB of a delegated account is not repeated after a cancellation',
      "isOpen(entry) || entry.failure === 'cancelled'",
      'isOpen(entry)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/review.ts', test: `${RULES}/review.test.ts` }, [
    [
      'a review is renewed for at most a day',
      'earlier.length > 0 && !mayBeRenewed',
      'false && !mayBeRenewed',
      'at most a day',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/budget.ts', test: `${RULES}/budget.test.ts` }, [
    ['the number of blocks read in a minute is limited', 'blocks <= BLOCKS_IN_A_MINUTE', 'true', 'sixty blocks'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-limits.test.ts` }, [
    [
      'the number of receipts that a node can cause is limited',
      'found.length > MAX_TRANSACTIONS',
      'false',
      'no receipt is read',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    ['the number of matches that a node can cause is limited', 'paid.length > MAX_TRANSACTIONS', 'false', 'in a token'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/replaced.ts', test: `${CHAIN}/replaced-by-batch.test.ts` }, [
    ['a replacement that differs from the request is not waited for', 'hash === altered || ', '', 'tokens of another'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/replaced.ts', test: `${CHAIN}/cancelled-beside-hidden.test.ts` }, [
    [
      'a payment is not cancelled while nodes count a hidden transaction',
      "countHidden(waiting) ? 'searching' : 'cancelled'",
      "'cancelled'",
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/replaced.ts', test: `${RULES}/replaced.test.ts` }, [
    ['a search that does not reach back proves nothing', ", 'beyond-search'", '', 'does not reach back'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/replaced.ts', test: `${RULES}/replaced.test.ts` }, [
    [
      'one node’s invented transaction does not hide the real one',
      'for (const hash of found) if (await',
      'for (const hash of [...found].slice(0, 1)) if (await',
      'invented another',
    ],
    [
      'two nodes must be searched before a payment is cancelled',
      "found.size === 0 && hasQuorum('nothing')",
      'true',
      'only one of two',
    ],
    [
      'a search that cannot be completed does not cancel a payment',
      "isOverdue && hasQuorum('unknown', 'found')",
      'false',
      'anything else',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/replaced.test.ts` }, [
    [
      'a payment in another form keeps the first one from counting as cancelled',
      "? ifPaid() : 'different'",
      "? ifPaid() : 'reject'",
      'paid in another way',
    ],
    [
      'a payment that was sent again has a later nonce',
      "found.watch.nonceUsedAt === null ? 'different' : 'attach'",
      "'different'",
      'later nonce',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/sent-again.test.ts` }, [
    [
      'a payment that was sent again with an earlier nonce is not called cancelled',
      "sent.nonce === expected) return 'attach';",
      "sent.nonce === expected) return 'attach'; if (expected !== null && sent.nonce < expected) return 'reject';",
      'earlier nonce is found once',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${RULES}/replaced.test.ts` }, [
    ['the ended attempt explains its own nonce', ' || ended?.nonce === count', '', 'only the known transaction'],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${RULES}/replaced.test.ts` }, [
    [
      'a dropped or expired attempt does not explain a nonce',
      "return one.failure === 'reverted' || one.failure === 'ineffective';",
      'return one.failure !== undefined;',
      'only dropped or expired',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/taken-nonce.test.ts` }, [
    [
      'the replacement of one payment may be another payment',
      "'cancelled') return isRival",
      "'cancelled') return true",
      'cancelled|later transfer',
    ],
    [
      'the transaction of an altered payment may be another payment',
      "return one.failure === 'reverted' ||",
      "return one.failure === 'reverted' || one.status === 'altered' ||",
      'altered',
    ],
    [
      'a transaction that an equal action has found may belong to another action',
      '!isRival || !mayBeAnothers(one)',
      'true',
      'after its transaction settled an equal transfer',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/sent-again.test.ts` }, [
    [
      'a cancelled attempt is searched before the next request',
      'one.key === key || isOfAction(one)',
      'isOpen(one) && (one.key === key || isOfAction(one))',
      'after the cancellation',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/dated-ahead.test.ts` }, [
    [
      'the payment of another device may be older than the order’s date',
      '(isOfOtherDevice ? MAX_CLOCK_DIFFERENCE_MS : 0)',
      '0',
      'nine minutes ahead',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/dated-ahead.test.ts` }, [
    [
      'a transaction found after a declaration may be another action’s',
      'foundAfterUnsent || ',
      '',
      'after an equal one was declared unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/replaced-by-batch.test.ts` }, [
    [
      'a delegation that was revoked later counts',
      'node.codeOf(account, block)',
      'node.codeOf(account)',
      'was revoked afterwards',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/carried-and-nonce-used.test.ts` }, [
    ['a relay may have paid the BNB of a replaced payment', 'if (isDelegated) return true;', '', 'a transfer of BNB'],
  ]),
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${CHAIN}/replaced-by-batch.test.ts` }, [
    [
      'a swap whose amounts were passed on was made',
      ' || showsSwap(effect, logs) ?',
      ' ?',
      'is not shown as cancelled',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/delegated-by-request.test.ts` }, [
    [
      'a relay’s hash is kept if the account was delegated by the request',
      'mayCount || (await hadCode(entry.from, block, node))',
      'mayCount',
      'a transfer of USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/delegated-by-request.test.ts` }, [
    [
      'a batch that the account has sent may contain the BNB payment',
      'isSecond && inBlock.some((one) => isOwnBatch(requested, one))',
      'false',
      'in its own batch before it revoked',
    ],
  ]),
];
