import { CHAIN, RULES, guardsOf, type Guard } from './guard';

/**
 * The app never loses a hash that the wallet returned or the investor entered, and never calls it failed without a
 * proof.
 */
export const NAMED_HASHES: readonly Guard[] = [
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/sent-from-other-account.test.ts` }, [
    [
      'a transaction that the wallet sent from another account is altered',
      'isNamedForCall(entry, sent) || isNamedForSender(entry, sent, logs)',
      'isNamedForSender(entry, sent, logs)',
      'a swap of BNB',
    ],
    [
      'BNB that a delegated account’s wallet sent from another account is altered',
      'cannotBeRecognised(entry) && !isNamedForCall(entry, sent)',
      'cannotBeRecognised(entry)',
      'that account is delegated',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entered.ts', test: `${CHAIN}/sent-from-other-account.test.ts` }, [
    [
      'a hash that the investor entered stays named',
      '!entry.found || (entry.hash !== null && isEntered(entry, entry.hash))',
      '!entry.found',
      'whose hash the investor entered',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/sent-from-other-account.test.ts` }, [
    [
      'the bank is asked whose payment an altered one is',
      'if (isRelayed && (await isOthersAtService(engine, entry.hash, entry))) return rejectHash(engine, entry);',
      '',
      'the bank has it for another order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'a named transaction from before the request is not altered',
      'isNew && (isNamedForCall',
      '(isNamedForCall',
      'is rejected if it',
    ],
    [
      'a transaction that was only found is not altered',
      'isNamed(entry) && movedAnyAmount(entry.effect, logs)',
      'movedAnyAmount(entry.effect, logs)',
      'has moved less and whose hash the wallet did not return',
    ],
    [
      'tokens that the payee pulled do not prove a transfer',
      "minedWith(isCarriedOut ? outcome : 'altered')",
      'minedWith(outcome)',
      'because the recipient may pull approved tokens',
    ],
    [
      'a contract’s payment that an owner sent from another account is altered',
      "(isNamedForCall(entry, sent) ? 'altered' : null)",
      'null',
      'is altered by a transaction with a hash from the wallet or the investor',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/carried-in-other-amount.test.ts` }, [
    [
      'a payment from which a relay deducted its fee is altered',
      'isNamed(entry) && movedAnyAmount(entry.effect, logs)',
      'false',
      'a transfer of USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${CHAIN}/carried-in-other-amount.test.ts` }, [
    [
      'an approval that a relay carried out may be raised',
      "judgeAllowance(effect, logs) === 'paid'",
      'allowedIn(effect, logs).at(-1) === BigInt(effect.amount)',
      'an approval whose amount was raised',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/request/judge.ts', test: `${RULES}/judge.test.ts` }, [
    [
      'a transfer of nothing is not a payment of another amount',
      "judge(effect, logs) !== 'ineffective'",
      'true',
      'counts as a payment of another amount',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/verdict.ts', test: `${RULES}/verdict.test.ts` }, [
    [
      'one configured node is enough for altered',
      "'short', 'altered'",
      "'short'",
      'the only node, which shows it from another account',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/recent.ts', test: `${RULES}/recent.test.ts` }, [
    ['an altered payment is not listed as failed', 'altered: null', "altered: 'failed'", 'may have arrived'],
    ['a dropped payment is not listed as failed', "failure === 'dropped' ? null : ", '', 'may have arrived'],
    ['a short payment is not listed as a full one', 'isShort ?', 'false ?', 'arrived in part'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/swap-intent.ts', test: `${RULES}/swap-intents.test.ts` }, [
    [
      'a swap is not listed with a quoted amount',
      '${pay} for ${get}',
      '${pay} for ${amountText(got)} ${get}',
      'described by its exact amount',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/other-account-and-amount.test.ts` }, [
    [
      'a payment from another account in another amount is altered',
      ' || isNamedForSender(entry, sent, logs)',
      '',
      'a transfer of USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/entered-other-amount.test.ts` }, [
    [
      'an entered hash of a payment in another amount is kept',
      "isEntered(entry, found.hash) ? ifPaid() : 'different'",
      "'different'",
      'a transfer of BNB',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${CHAIN}/altered-replacement.test.ts` }, [
    [
      'an altered replacement is final after three confirmations only',
      "return { ...mined, outcome: 'altered' };",
      "return { kind: 'altered' };",
      'reorganisation leaves',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/altered-replacement.test.ts` }, [
    [
      'an altered payment names the mined transaction',
      'markAltered(engine, entry, verdict.hash ?? entry.hash)',
      'markAltered(engine, entry, entry.hash)',
      'shows the hash of the transaction',
    ],
    [
      'a payment is not called altered while nodes cannot search for it',
      "(replaced === 'searching' && !isUndecidedForLong(watch))",
      'false',
      'two nodes refuse log queries',
    ],
    [
      'a payment is called altered if it cannot be searched for',
      ' && !isUndecidedForLong(watch)',
      '',
      'two nodes refuse log queries',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/entered-hashes.test.ts` }, [
    [
      'the wallet’s answer does not replace an entered hash',
      ' && !hasOtherEnteredHash(entry, hash)',
      '',
      'when the wallet later returns',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entered.ts', test: `${CHAIN}/entered-hashes.test.ts` }, [
    [
      'a hash that was entered and is then named by the wallet is one attempt',
      ' && !isEntered(entry, hash)',
      '',
      'one attempt, not two',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entered.ts', test: `${CHAIN}/entered-hashes.test.ts` }, [
    [
      'an entered hash is kept when another one is entered',
      'listed([hash, ...enteredHashesOf(entry)].slice',
      'listed([hash].slice',
      'when the investor enters another one',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/padding.ts', test: `${CHAIN}/entered-on-full-disk.test.ts` }, [
    [
      'an entered hash replaces a part of the padding',
      "storedLength - JSON.stringify({ ...now, padding: '' }).length",
      'PADDING.length',
      'entered while the disk was full',
    ],
    [
      'the sender of an entered hash replaces a part of the padding',
      '{ ...now, padding',
      '{ ...now, sightings: undefined, padding',
      'while the page was closed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/entered-for-contract.test.ts` }, [
    [
      'an entered hash is not attached before the attempt whose amount it moved has found it',
      '(entry.isContract || mayBeCarriedOut(entry)) && movedExactAmount(entry.effect, logs)',
      'false',
      'although the hash of the first',
    ],
    [
      'an entered hash is attached at once if its transaction moved the amount',
      '!movedExactAmount(entry.effect, logs)',
      'true',
      'was entered for both',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/entered.ts', test: `${CHAIN}/entered-for-contract.test.ts` }, [
    [
      'a hash that belongs to another attempt can still be found for this one',
      'if (by) watch.rejectedHashes',
      'watch.rejectedHashes',
      'was entered for the second',
    ],
  ]),
];
