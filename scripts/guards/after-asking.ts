import { CHAIN, RULES, guardsOf } from './guard';

export const AFTER_ASKING = [
  ...guardsOf({ file: 'src/tx/wallet-fault.ts', test: `${RULES}/wallet-fault.test.ts` }, [
    [
      'only a refusal by the wallet itself counts as unsent',
      "'not-connected',",
      "'not-connected', 'wallet-failed', 'wallet-away',",
    ],
    ['a wallet that is busy may be busy with our own question', "'not-connected',", "'not-connected', 'wallet-busy',"],
  ]),
  ...guardsOf({ file: 'src/tx/wallet-fault.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'a wallet’s own number counts before any name',
      'code === undefined ? kindByName(thrown) : BY_CODE[code]',
      'kindByName(thrown) ?? BY_CODE[code ?? 0]',
      'USDT is looked for when the wallet’s own failure',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/node-fault.ts', test: `${RULES}/wallet-fault.test.ts` }, [
    ['a fault of our own keeps its name', 'cause instanceof PaymentFault', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/state.ts', test: `${RULES}/payment.test.ts` }, [
    ['the last word is not taken back', 'isFinal(state)', 'false'],
    ['what may be on its way forbids another payment', "'reverted'", "'unanswered', 'reverted'"],
    ['what was lost is never paid again', "'reverted'", "'dropped', 'reverted'"],
    ['a press counts only where one may pay', "mayPay(state) ? { step: 'checking' } : state", "{ step: 'checking' }"],
    [
      'a hash is not forgotten for a refusal',
      "state.step === 'checking'\n        ? { step: 'idle', refusal: event.why, missing: event.missing, ...(event.revert && { revert: event.revert }) }\n        : state",
      "state ? { step: 'idle', refusal: event.why, missing: event.missing } : state",
    ],
    [
      'a hash is not forgotten for a late no',
      "state.step === 'awaiting-wallet' || state.step === 'unanswered'\n        ? { step: 'idle', refusal: event.why }\n        : state",
      "state ? { step: 'idle', refusal: event.why } : state",
    ],
    [
      'the end of an attempt says nothing of the next one',
      "isBeingAsked(state) && !(state.step === 'checking' && event.how === 'dropped')\n        ? state\n        : endedAs(event.how, event.hash)",
      'endedAs(event.how, event.hash)',
    ],
    [
      'what was said of an attempt says nothing of the next one',
      "isBeingAsked(state) ? state : { step: 'unsent' }",
      "{ step: 'unsent' }",
    ],
    [
      'a first attempt that was paid is told while the second is asked',
      "state.step === 'awaiting-wallet'\n        ? { ...state, found: event.hash }\n        : { step: 'succeeded', hash: event.hash, ...(event.isShort && { isShort: true }) }",
      "!state ? { step: 'awaiting-wallet', found: event.hash } : { step: 'succeeded', hash: event.hash }",
    ],
  ]),
  ...guardsOf({ file: 'src/tx/verdict.ts', test: `${RULES}/verdict.test.ts` }, [
    [
      'three confirmations before any last word',
      'confirmationsOf(seen.block, height) < REQUIRED_CONFIRMATIONS',
      'false',
    ],
    ['a block of the future confirms nothing', '=> above <=', '=> above ==='],
    ['the lowest height counts', '=> (height <', '=> (height >'],
    ['all nodes that answer say the same', '!words.every', '!words.some'],
    ['they say it of the same transaction', 'first.kind && word.hash === first.hash', 'first.kind'],
    ['they say the same of it', 'null && word.kind === first.kind', 'null'],
    [
      'a node that knows nothing is heard too',
      '(word) => word !== null && word.kind === first.kind && word.hash === first.hash',
      '(word) => word === null || word.kind === first.kind && word.hash === first.hash',
    ],
    ['two nodes say so', 'heard.length > 1 ||', 'heard.length > 0 ||'],
    ['the only node there is lets nobody pay again', '1 && hasPaid(first)', '1'],
    ['one node alone raises no alarm that lasts', 'Math.min(2, told.length)', '1'],
    ['an alarm needs those that know the hash to agree', 'knowing.every', 'knowing.some'],
    ['two nodes have read its nonce', 'undefined && nonces.length > 1', 'undefined'],
    ['no node has read another nonce', '1 && nonces.every((nonce) => nonce === first)', '1'],
  ]),
  ...guardsOf({ file: 'src/tx/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'something else than was seen is an alarm',
      "!entry.isContract && mined?.kind !== 'stale' && !matchesRequest(askedOf(entry), sent)",
      'false',
    ],
    [
      'somebody else’s transaction alters nothing',
      '!entry.isContract && !isSameAddress(sent.from, entry.from)',
      'false',
    ],
    [
      'what was carried out before the wallet was asked is not its answer',
      'receipt.logs) && !isTooOld(entry, await node.blockTime(receipt.block))',
      'receipt.logs)',
    ],
    [
      'what is still to be carried out is not judged',
      "if (receipt === null) return { kind: 'waiting', nonce: null };",
      "if (receipt === null) return { kind: 'stale' };",
    ],
    [
      'what another account has sent is judged by exactly what has moved',
      'receipt.isSuccess && isExactly(entry.effect, receipt.logs)',
      'receipt.isSuccess',
    ],
    ['another account’s nonce is not this one’s', 'nonce: null,', 'nonce: 9,'],
    ['a nonce from the count on makes no hash one of before', 'isCountedBefore(entry, nonce)', 'true'],
    ['one that pays the bank has not cancelled it', 'hasPaid(mined.outcome) && paysPayee(entry, sent)', 'false'],
    [
      'what was mined before the wallet was asked is not its answer',
      'await isOfBefore(entry, { nonce, block }, node)',
      'false',
    ],
    [
      'what was mined before the wallet was asked is no alteration',
      "(!entry.isContract && mined?.kind !== 'stale'",
      '(!entry.isContract',
    ],
    ['a receipt alone is not a payment', "none: 'ineffective'", "none: 'worked'"],
    [
      'what failed has not paid',
      "isSuccess ? OUTCOMES[judge(entry.effect, logs)] : 'reverted'",
      'OUTCOMES[judge(entry.effect, logs)]',
    ],
    ['only its own nonce takes its place', '(!sent || sent.nonce !== entry.nonce', '(!sent'],
    ['only its own sender takes its place', 'entry.nonce || !isSameAddress(sent.from, entry.from)', 'entry.nonce'],
    [
      'only what is mined takes its place',
      "mined?.kind !== 'mined'",
      "!mined) return { kind: 'replaced', hash: rival, block: 0n };\n  if (mined.kind !== 'mined'",
    ],
    [
      'sped up is not cancelled',
      '(matchesRequest(askedOf(entry), sent)',
      "({ kind: 'replaced', hash: rival, block: mined.block }",
    ],
    ['a payment that a node knows is not cancelled for it', 'if (sent) return', 'if (sent && !rival) return'],
  ]),
  ...guardsOf({ file: 'src/tx/judge.ts', test: `${RULES}/effects.test.ts` }, [
    ['the token itself must say so', 'isSameAddress(log.address, token) && ', ''],
    ['who paid and who was paid must be as asked', 'token) && log.topics.join().toLowerCase() === wanted', 'token)'],
    ['nothing is not a payment', "moved > 0n ? 'partial' : 'none'", "'partial'"],
    ['less than was due is not all of it', 'moved >= BigInt(due)', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/effects.ts', test: `${RULES}/effects.test.ts` }, [
    ['only a plain transfer tells its effect', '!TRANSFER_CALL.test(data)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${RULES}/rival-of-many.test.ts` }, [
    [
      'what takes a payment’s place is asked of all nodes within the minute’s measure',
      '1 && watch.rival === null',
      '1',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search.ts', test: `${RULES}/rival.test.ts` }, [
    ['a nonce that was never read names no rival', 'nonce === null', 'nonce === undefined'],
    ['a contract’s nonce names no rival', 'null || entry.isContract', 'null'],
    ['a rival has the very nonce', 'from) && sent.nonce === nonce', 'from)'],
    ['a rival is by the same account', 'isSameAddress(sent.from, from) && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/search.ts', test: `${RULES}/search.test.ts` }, [
    [
      'a payment in coin is counted at the block up to which it is looked for',
      'node.nonce(entry.from, head',
      'node.nonce(entry.from, ',
    ],
    ['what may still change places is read again', 'UNSETTLED = 12n;', 'UNSETTLED = -1n;'],
    ['a long time is read window by window', 'WINDOW = 800n', 'WINDOW = 1_000_000n'],
    ['a budget that ends is not the end of the chain', 'read === head', 'true'],
    ['one block of several is not all', 'read >= count', 'true'],
    ['a node that is behind has not read all', 'head === from.block', 'true'],
    ['a node that fails has not answered', '!(error instanceof OutOfBudget) || read === from.block', 'false'],
    ['a transfer is what was asked for', '? matchesRequestAtLeast(askedOf(entry), sent)', '? true'],
    ['what another account has carried out is exactly what was due', 'sent)\n    : isExact', 'sent)\n    : true'],
    ['a transfer of another attempt is not taken', 'isOther(hash)', 'false'],
    ['a transaction is what was asked for', 'matchesRequestAtLeast(askedOf(entry), sent) && ', ''],
    ['a transaction of another attempt is not taken', 'sent) && !isOther(sent.hash)', 'sent)'],
    ['another’s transaction is not counted', '(sent) => isSameAddress(sent.from, entry.from)', '() => true'],
    ['what is read is read from the first new transaction on', 'if (count >', 'if (count >='],
    ['each question is spent from the budget', '!budget.take(1)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/budget.ts', test: `${RULES}/budget.test.ts` }, [
    ['a minute has an end of calls', 'return false;', '{}'],
    ['what was spent beyond a minute is missing in the next', '= [at, owed', '= [at, 0'],
    ['only the first minute of a hash has more', '(isNew && minute === 0', '(isNew'],
    ['a question beyond the budget is not asked', 'if (!take(1)) throw new OutOfBudget();', 'take(1);'],
  ]),
  ...guardsOf({ file: 'src/chain/transfers.ts', test: `${RULES}/transfers.test.ts` }, [
    [
      'a node that tells logs for few blocks is asked for few',
      'if (isNoAnswer(error) || last - first < NARROWEST) throw error;',
      'if (last >= first) throw error;',
    ],
    ['no block is left out between two questions', 'middle + 1n },', 'middle + 2n },'],
    ['a node that is away is not asked block by block', 'isNoAnswer(error) || ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${RULES}/watch.test.ts` }, [
    ['nothing is closed by the visitor’s own clock', 'isServiceTimeKnown() && ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/journal.ts', test: `${RULES}/watch.test.ts` }, [
    [
      'other attempts’ hashes are known',
      'idOf(one) === id ? [] : ownHashesOf(one)',
      "one.status !== 'altered' ? [] : ownHashesOf(one)",
    ],
    ['its own hash is not another’s', 'idOf(one) === id ? [] : ownHashesOf(one)', 'ownHashesOf(one)'],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${RULES}/watch.test.ts` }, [
    ['a node that gave no answer is not heard', 'return null', "return { height: 0n, seen: { kind: 'unseen' } }"],
  ]),
];
