import { CHAIN, RULES, guardsOf } from './guard';

export const AFTER_ASKING = [
  ...guardsOf({ file: 'src/tx/submit/wallet-fault.ts', test: `${RULES}/wallet-fault.test.ts` }, [
    [
      'only a failure before signing counts as unsent',
      "'not-connected',",
      "'not-connected', 'wallet-failed', 'wallet-unreachable',",
    ],
    [
      'the code of a busy wallet without its text does not count as busy',
      ' && !messagesIn(thrown).some(saysBusy)',
      ' && false',
      'request timed out',
    ],
    ['a busy wallet does not count as unsent', "'not-connected',", "'not-connected', 'wallet-busy',"],
  ]),
  ...guardsOf({ file: 'src/tx/submit/wallet-fault.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'an error code takes precedence over an error name',
      'code === undefined ? kindByName(thrown) : BY_CODE[code]',
      'kindByName(thrown) ?? BY_CODE[code ?? 0]',
      'USDT is searched for when the wallet’s own error',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/node-fault.ts', test: `${RULES}/checks.test.ts` }, [
    ['a fault that the app itself threw keeps its kind', 'cause instanceof ActionFault', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/state.ts', test: `${RULES}/payment.test.ts` }, [
    ['a final state does not change', 'isFinished(state)', 'false'],
    ['an unanswered payment prevents another payment', '...PROVEN_FAILURES', "'unanswered', ...PROVEN_FAILURES"],
    ['a dropped payment is never paid again', '...PROVEN_FAILURES', "'dropped', ...PROVEN_FAILURES"],
    ['a submit counts only in a payable state', "mayPay(state) ? { step: 'checking' } : state", "{ step: 'checking' }"],
    [
      'a refused check does not discard a known hash',
      `state.step === 'checking'
        ? { step: 'idle', refusal: event.reason, missing: event.missing, ...(event.revert && { revert: event.revert }) }
        : state`,
      "state ? { step: 'idle', refusal: event.reason, missing: event.missing } : state",
    ],
    [
      'a late wallet refusal does not discard a known hash',
      `state.step === 'awaiting-wallet' || state.step === 'unanswered'
        ? { step: 'idle', refusal: event.reason }
        : state`,
      "state ? { step: 'idle', refusal: event.reason } : state",
    ],
    [
      'the failure of an earlier attempt does not end the next one',
      "isUnderWay(state) && !(state.step === 'checking' && event.how === 'dropped')\n        ? state\n        : { step: event.how, hash: event.hash }",
      '{ step: event.how, hash: event.hash }',
    ],
    [
      'a declaration about an earlier attempt does not change the next one',
      "isUnderWay(state) ? state : { step: 'unsent' }",
      "{ step: 'unsent' }",
    ],
    [
      'a payment of the first attempt is shown during the second request',
      "state.step === 'awaiting-wallet' ? { ...state, earlierHash: hash } : null",
      "!state ? { step: 'awaiting-wallet', earlierHash: hash } : null",
    ],
  ]),
  ...guardsOf({ file: 'src/chain/confirmations.ts', test: `${RULES}/verdict.test.ts` }, [
    ['a block above the node’s height has no confirmations', '=> above <=', '=> above ==='],
  ]),
  ...guardsOf({ file: 'src/tx/watch/verdict.ts', test: `${RULES}/verdict.test.ts` }, [
    ['a verdict requires three confirmations', 'confirmationsOf(seen.block, height) < REQUIRED_CONFIRMATIONS', 'false'],
    ['confirmations are counted from the lowest height', '=> (height <', '=> (height >'],
    ['a verdict requires all nodes that answer', '!verdicts.every', '!verdicts.some'],
    ['a verdict requires nodes to report the same hash', 'first.kind && word.hash === first.hash', 'first.kind'],
    ['a verdict requires nodes to report the same outcome', 'null && word.kind === first.kind', 'null'],
    [
      'a node that does not know the transaction prevents a verdict',
      '(word) => word !== null && word.kind === first.kind && word.hash === first.hash',
      '(word) => word === null || word.kind === first.kind && word.hash === first.hash',
    ],
    ['a verdict requires two of several nodes', 'received.length > 1 ||', 'received.length > 0 ||'],
    ['a single configured node allows no second payment', '1 && NEVER_PAID_AGAIN.has(first.kind)', '1'],
    [
      'one node of several does not mark a payment as altered',
      'knowing.length >= quorumOf(reports)',
      'knowing.length >= 1',
    ],
    ['nodes that know the hash must agree that the payment was altered', 'knowing.every', 'knowing.some'],
    ['a nonce is recorded only if two nodes report it', 'undefined && nonces.length > 1', 'undefined'],
    ['a nonce is not recorded if a node reports another one', '1 && nonces.every((nonce) => nonce === first)', '1'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'a transaction that differs from the request counts as altered',
      "entry.isContract || mined?.kind === 'stale' || matchesRequest(requestedCallOf(entry), sent)",
      'true',
    ],
    [
      'another account’s transaction does not mark a payment as altered',
      '!entry.isContract && !isSameAddress(sent.from, entry.from)',
      'false',
    ],
    [
      'another account’s transaction from before the request is not its payment',
      'isSuccess && !isTooOld(entry, await node.blockTime(block))',
      'isSuccess',
    ],
    [
      'another account’s transaction is not judged before it is mined',
      'if (receipt === null) return waiting;',
      "if (receipt === null) return { kind: 'stale' };",
    ],
    [
      'another account’s transaction counts only if exactly the due amount moved',
      'isNew ? outcomeByOthers(entry, logs) : null',
      "isNew ? 'paid' : null",
    ],
    [
      'another account’s nonce is not recorded as this account’s',
      "kind: 'mined', hash, nonce: null,",
      "kind: 'mined', hash, nonce: 9,",
    ],
    ['a nonce from the nonce count on was not used earlier', 'wasNonceUsedAtSubmit(entry, nonce)', 'true'],
    [
      'a replacement that pays the bank does not count as a cancellation',
      'hasPaid(mined.outcome) && (await mayPayPayee(entry, sent, { node, block: mined.block }))',
      'false',
    ],
    [
      'a transaction mined before the request is not its payment',
      'await isOfBefore(entry, { nonce, block }, node)',
      'false',
    ],
    [
      'a transaction mined before the request does not mark a payment as altered',
      "(entry.isContract || mined?.kind === 'stale'",
      '(entry.isContract',
    ],
    [
      'a receipt without a transfer does not count as a payment',
      "isSuccess ? judge(effect, logs) : 'reverted'",
      "isSuccess ? 'paid' : 'reverted'",
    ],
    [
      'a reverted transaction does not count as paid',
      "isSuccess ? judge(effect, logs) : 'reverted'",
      'judge(effect, logs)',
    ],
    ['a replacement must have the payment’s nonce', '(!sent || sent.nonce !== entry.nonce', '(!sent'],
    [
      'a replacement must have the payment’s sender',
      'entry.nonce || !isSameAddress(sent.from, entry.from)',
      'entry.nonce',
    ],
    [
      'a replacement must be mined',
      "mined?.kind !== 'mined'",
      "!mined) return { kind: 'replaced', hash: replacement, block: 0n };\n  if (mined.kind !== 'mined'",
    ],
    [
      'a sped-up payment does not count as cancelled',
      '(matchesRequest(requestedCallOf(entry), sent)',
      "({ kind: 'replaced', hash: replacement, block: mined.block }",
    ],
    [
      'a node that knows the payment does not report it as replaced',
      'if (sent) return',
      'if (sent && !replacement) return',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${RULES}/effects.test.ts` }, [
    ['a transfer counts only if the token’s contract logged it', 'isSameAddress(log.address, token) && ', ''],
    [
      'a transfer counts only between the requested accounts',
      'token) && log.topics.join().toLowerCase() === wanted',
      'token)',
    ],
    ['a transfer of nothing does not count as a partial payment', "moved > 0n ? 'short' : 'ineffective'", "'short'"],
    ['less than the due amount does not count as paid in full', 'moved >= BigInt(due)', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${RULES}/replacement-of-many-nodes.test.ts` }, [
    ['a replacement is checked on all nodes within the minute’s budget', '1 && watch.replacement === null', '1'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/find-replacement.test.ts` }, [
    ['an unknown nonce identifies no replacement', 'nonce === null', 'nonce === undefined'],
    ['a contract’s nonce identifies no replacement', 'null || entry.isContract', 'null'],
    ['the search for a replacement compares the nonce', 'from) && sent.nonce === nonce', 'from)'],
    ['the search for a replacement compares the sender', 'isSameAddress(sent.from, from) && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/search-limits.test.ts` }, [
    ['a transfer of nothing costs no call', 'amount === 0n || isOther(hash)', 'isOther(hash)'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${RULES}/search.test.ts` }, [
    [
      'the nonce count is read at the block where the search ends',
      'node.nonce(entry.from, head',
      'node.nonce(entry.from, ',
    ],
    ['blocks that may be reorganised are searched again', 'REORG_DEPTH = 12n;', 'REORG_DEPTH = -1n;'],
    ['a long range of blocks is searched in windows', 'WINDOW = 800n', 'WINDOW = 1_000_000n'],
    ['a search that the budget stopped is not complete', 'read === head', 'true'],
    ['a search on a node that is behind is not complete', 'head === from.block', 'true'],
    [
      'a node failure does not count as an empty search',
      '!(error instanceof OutOfBudget) || read === from.block',
      'false',
    ],
    [
      'a found transfer must match the request',
      'nonce) && matchesRequestAtLeast(requestedCallOf(entry), sent)\n    :',
      'nonce)\n    :',
    ],
    ['another account’s transfer is found only if it moves exactly the due amount', ': mayBeOfOthers && ', ': '],
    ['a transfer of another attempt is skipped', 'isOther(hash)', 'false'],
    ['a found transaction must match the request', 'matchesRequestAtLeast(requestedCallOf(entry), sent) && ', ''],
    ['a transaction of another attempt is skipped', 'sent) && !isOther(sent.hash)', 'sent)'],
    ['another account’s transactions are not counted', '(sent) => isSameAddress(sent.from, entry.from)', '() => true'],
    ['the search finds the first block with a higher nonce count', 'if (count >', 'if (count >='],
    ['each call of a search is deducted from the budget', 'if (!budget.take(1)) return', 'if (false) return'],
  ]),
  ...guardsOf({ file: 'src/tx/search/budget.ts', test: `${RULES}/budget.test.ts` }, [
    ['the calls of one minute are limited', 'return false;', '{}'],
    ['calls beyond the limit are deducted from the next minute', '= [at, overdrawn', '= [at, 0'],
    ['only the first minute of a new hash has a higher limit', '(isNew && minute === 0', '(isNew'],
    ['a call beyond the budget is not made', 'if (!take(1)) throw new OutOfBudget();', 'take(1);'],
  ]),
  ...guardsOf({ file: 'src/chain/transfers.ts', test: `${RULES}/transfers.test.ts` }, [
    [
      'a log query that a node rejects is split into smaller ranges',
      'if (isNoAnswer(error) || last - first < NARROWEST) throw error;',
      'if (last >= first) throw error;',
    ],
    ['no block is left out between two log queries', 'middle + 1n,', 'middle + 2n,'],
    ['a log query that gets no answer is not split', 'isNoAnswer(error) || ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${RULES}/watch.test.ts` }, [
    [
      'the hashes of other attempts are recognised',
      'idOf(one) !== idOf(entry) && isMeant(one)',
      "one.status === 'altered'",
    ],
    ['an attempt’s own hash does not count as another’s', 'idOf(one) !== idOf(entry) && isMeant(one)', 'isMeant(one)'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/watch.test.ts` }, [
    [
      'a node without an answer does not count as not knowing the hash',
      'return null',
      "return { height: 0n, seen: { kind: 'unseen' } }",
    ],
  ]),
];
