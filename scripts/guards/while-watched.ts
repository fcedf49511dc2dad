import { CHAIN, RULES, guardsOf } from './guard';

export const WHILE_WATCHED = [
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'an attempt cannot be declared unsent before it was searched for',
      '(!entry || !isSearched',
      '(!entry',
      'USDT is searched for during 20 seconds',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/late-answers.test.ts` }, [
    ['a withdrawn declaration is not recorded', 'withdrawn.aborted', 'false', 'a declaration that is withdrawn'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a hash that the investor entered must match the request',
      "if (type === 'match') return entered;",
      "if (type !== 'unseen') return entered;",
      'USDT is not attached to another',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/found-again.test.ts` }, [
    [
      'a transaction that was found but not attached is found again',
      'if (hash !== null) return { hash, position, isComplete: false };',
      'if (hash !== null) return { hash, position: { block, count: read.count + used }, isComplete: false };',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-unanswered.ts', test: `${CHAIN}/second-request-searched.test.ts` }, [
    [
      'the searches for an earlier request do not count for a second one',
      ' && isAwaitingAnswer(entry))',
      ')',
      'cannot be declared unsent too',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-unanswered.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a request counts as searched only after four searches',
      'watch.looks > FIRST_PAUSES_MS.length && ',
      '',
      'USDT is searched for during 20 seconds',
    ],
    [
      'an attempt is searched for until it is closed',
      '(await isLost(engine, entry, watch, nodes)) && ',
      '',
      'USDT is found when the first request',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'a transaction is attached to the likelier of two similar attempts',
      ' || hasLikelierAttempt(engine, entry, sent)',
      '',
      'USDT that was sent for the second order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'a payment that the bank has for another order is not attached',
      "onRecord === 'another'",
      'false',
      'another order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/second-payment.test.ts` }, [
    [
      'an answer from before the attempt closed rejects no hash',
      'hasClosed &&',
      'isClosed(engine, entry) &&',
      'when the attempt closes while the page receives',
    ],
    [
      'a service that does not answer rejects no hash',
      'hasClosed && onRecord &&',
      'hasClosed &&',
      'while the bank does not answer the search for it',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/second-payment-after-closing.test.ts` }, [
    [
      'the service’s answer to another investor rejects no hash',
      ' && (await service.isVisible())',
      '',
      'while another investor is logged in',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'a hash that one order has only found may be another order’s',
      '!keys.includes(entry.key) && !mayBeAnothers(entry)',
      '!keys.includes(entry.key)',
      'may belong to it',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'the bank is asked again before a found payment counts as paid',
      '(entry.found || isRelayed) && (await isOthersAtService(engine, verdict.hash, entry))',
      'false',
      'USDT that the bank has recorded for another order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'the wallet’s hash is replaced only by a transaction with its nonce',
      'sent.nonce === expected',
      'true',
      'USDT keeps its own hash',
    ],
    [
      'a payment of another order is not attached to a paid order',
      ' || !isPaid(engine, entry.key)',
      ' || true',
      'USDT of another order is not attached to a paid order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/order-record.ts', test: `${CHAIN}/same-figures.test.ts` }, [
    [
      'the bank’s answer counts only for this order',
      'if (order?._id !== orderId) return',
      'if (false) return',
      'the bank’s answer counts',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/edges.test.ts` }, [
    [
      'a verdict applies only to the hash that was observed',
      'isOpen(now) && now.hash === hash',
      'isOpen(now)',
      'an observation of one hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    [
      'the wallet’s hash is waited for before another account’s transaction is attached',
      'entry.hash !== null && Date.now() - watch.startedAt < OWN_HASH_PREFERRED_MS',
      'false',
      'waited for',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    ['another account’s payment is attached only if two nodes have it', 'quorumOf(nodes)', '0', 'another account'],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${CHAIN}/one-node.test.ts` }, [
    [
      'a node’s answer about another hash is rejected',
      'requested.toLowerCase() !== answered.toLowerCase()',
      'false',
      'shifted by one',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${RULES}/replacement-of-many-nodes.test.ts` }, [
    [
      'a replacement that only one node reports is discarded',
      'knowing.length < quorumOf(received)',
      'knowing.length < 1',
      'reports a false replacement',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/one-node.test.ts` }, [
    [
      'one node alone never completes the confirmations',
      'REQUIRED_CONFIRMATIONS - 1',
      'confirmations',
      'does not complete its confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'a transaction counts as a contract’s payment only if exactly the due amount moved',
      'if (movedExactAmount(entry.effect, logs)) return',
      'return',
      'is not proven by a transaction that',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'another account’s transaction is not judged by its nonce',
      '!isSameAddress(sent.from, entry.from)',
      'false',
      'invented hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'an entered hash is not rejected while it is pending',
      "if (seen.kind === 'waiting')",
      'if (false)',
      'that the investor enters while',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'the bank is asked whose payment another account has sent',
      '((entry.found || isRelayed',
      '((entry.found',
      'does not pay this order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/contracts.test.ts` }, [
    [
      'a contract’s transfer is found only if it moves exactly the due amount',
      'amount === BigInt(due);',
      'true;',
      'another owner of the account',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/carried-out-at-submit-height.test.ts` }, [
    [
      'a relay’s transaction is found in a block below the height at submit',
      'amount === BigInt(due);',
      'amount === BigInt(due) && first > BigInt(entry.since);',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/stored-state.ts', test: `${RULES}/publish.test.ts` }, [
    [
      'a failure is shown after a reload',
      'failure !== undefined',
      'false',
      'shows how an attempt of another tab has ended',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/watch.test.ts` }, [
    ['an attempt is not closed before the service’s time is known', 'engine.clock.isKnown() && ', ''],
  ]),
];
