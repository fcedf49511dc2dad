import { CHAIN, RULES, guardsOf } from './guard';

export const FOUND = [
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'an attempt cannot be declared unsent while a node shows it',
      'await isWaitingNow(engine, entry, nodes)',
      'false',
      'has not entered its hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'another account’s transaction may be a delegated account’s payment in BNB',
      'leavesNoLog(effect) && isDelegated === true',
      'false',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/payable.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'a delegated account is recorded in its entry',
      '{ isDelegated: true }',
      '{}',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${CHAIN}/forgotten-state.test.ts` }, [
    [
      'an attempt without a nonce count blocks a retry once the nodes have forgotten its block',
      'attempt.knownCount === null ||',
      'attempt.knownCount !== null &&',
      'when one node reported',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/purchase.ts', test: `${CHAIN}/forgotten-state.test.ts` }, [
    [
      'a purchase in BNB is searched by the nonce count of its earlier attempts',
      'assertNotDone: assertActionNotOnChain',
      'assertNotDone: () => Promise.resolve()',
      'a purchase in BNB',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/payable.ts', test: `${RULES}/payable.test.ts` }, [
    [
      'one node alone does not call an account delegated',
      'agreementOf(codes)',
      "agreementOf(codes, (code) => code === 'contract')",
      'one of two nodes',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/relays.test.ts` }, [
    [
      'a delegated account’s payment in BNB has no confirmations without its nonce',
      '|| entry.nonce !== null',
      '|| true',
      'stays pending without confirmations',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/mined-behind-others.test.ts` }, [
    ['a transaction is searched for after others of its account', 'read.count < count;', 'read === from;', 'BNB'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a forgotten block does not count as unsent',
      'first.count > attempt.knownCount',
      'false',
      'has forgotten the block',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    [
      'an account’s own transaction does not count as another account’s',
      "'mined' && (entry.isContract || one.nonce === null || one.outcome === 'altered')",
      "'mined'",
      'the account’s own does not count',
    ],
    [
      'the calls for a found transaction are deducted from the budget',
      'watch.budget.overdraw(CALLS_PER_CANDIDATE * nodes.length);',
      '',
      'costs three calls to each node',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    ['a contract’s hash is not waited for', '(entry.isContract)', '(false)', 'the hash of a contract'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/attach-hash.test.ts` }, [
    [
      'a transaction that two nodes report as another call is not attached',
      'const isRequested = matchesRequestAtLeast(requestedCallOf(entry), sent)',
      'const isRequested = true',
      'another call',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/publish.ts', test: `${CHAIN}/two-requests.test.ts` }, [
    [
      'the open request of a renewed review shows that the old one was sent',
      '...othersOf(request, entries)',
      '',
      'while a renewed review waits',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/two-requests.test.ts` }, [
    [
      'a renewed review is no likelier than the old one',
      '!isOfSameAction(one.key, one.replaces ?? [])(other)',
      'true',
      'by the chain',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${CHAIN}/lone-count.test.ts` }, [
    [
      'an attempt cannot be declared unsent once two nodes have mined it',
      'await isMinedNow(engine, entry, nodes)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'the wait for the wallet’s hash starts when the hash arrives',
      'watch.startedAt',
      'entry.at',
      'the wallet’s late hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'a relay’s payment is searched for if no replacement is found',
      'if (hash !== null) return;',
      'return;',
      'dropped from every node’s pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'an own transaction that a node has is not replaced by another account’s',
      'return isOwnKnown(entry, nodes);',
      'return false;',
      'has in its pool',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/in-place.test.ts` }, [
    [
      'the nonce that nodes have read takes precedence',
      'entry.nonce ?? entry.pendingNonceCount ?? entry.minedNonceCount',
      '(entry.pendingNonceCount ?? entry.minedNonceCount)',
      'nodes report',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/found-in-place.test.ts` }, [
    [
      'another account’s pending transaction does not hide a payment',
      'isFromOtherAccount(entry, sent)',
      'false',
      'is never mined',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/stuck-node.test.ts` }, [
    [
      'a node that has not mined a payment does not hide that others have',
      'watch.turn += 1;',
      '',
      'USDT is confirmed although',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/named-for-another.test.ts` }, [
    [
      'a hash that a wallet has named for another request does not hide an action',
      'isSameRequest(requested, requestedCallOf(other))',
      'true',
      'a transfer of USDT',
    ],
    [
      'a payment with bytes that a wallet appended is not cancelled by a hash that a wallet has named for another request',
      "status !== 'altered'",
      'true',
      'a transfer of USDT that was sped up with bytes',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/rivals.ts', test: `${CHAIN}/two-in-one-transaction.test.ts` }, [
    [
      'one transaction can carry out two different requests',
      'isSameRequest(requested, requestedCallOf(other))',
      'true',
      'a Safe',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/order-record.ts', test: `${CHAIN}/two-in-one-transaction.test.ts` }, [
    [
      'a transaction that pays two orders belongs to each of them',
      'orders.includes(orderId)',
      'orders.every((id) => id === orderId)',
      'two orders that a Safe',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/named-for-another.test.ts` }, [
    [
      'a sped-up action is not cancelled by a hash that a wallet has named for another request',
      'verdict.hash, isRivalOf(requestedCallOf(entry)))',
      'verdict.hash, () => true)',
      'a transfer of USDT that was sped up is',
    ],
    [
      'a sped-up action is settled although a wallet has named its hash for another request',
      '!belongsToRival(engine, entry)(verdict.hash)',
      '!belongsToOtherAttempt(engine, entry)(verdict.hash)',
      'a transfer of USDT that was sped up is',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/named-for-another.test.ts` }, [
    [
      'an action is found although a wallet has named its hash for another request',
      'isRivalOf(requestedCallOf(entry))(other) &&',
      '',
      'a transfer of USDT that was declared unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/detached-hash.test.ts` }, [
    [
      'a found hash that the wallet gave for another order is detached',
      'entry.found && isAttachedToOther(engine, entry)',
      'false',
      'found for the second order is detached',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${RULES}/given-hash.test.ts` }, [
    [
      'a hash that another order has only found does not count as given by the wallet',
      'other.found ? null : other.hash',
      'other.hash',
      'only found',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/named-hash.test.ts` }, [
    [
      'one node alone cannot reject a hash that the investor entered',
      'askNodes(nodes, (each) => checkHashOn',
      'askNodes([node], (each) => checkHashOn',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/watch.test.ts` }, [
    [
      'a detached hash is not found again',
      'rejectedHashes.has(hash.toLowerCase()) || wasDetached(engine, entry, hash)',
      'rejectedHashes.has(hash.toLowerCase())',
      'was detached from its attempt',
    ],
  ]),
];
