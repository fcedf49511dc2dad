import { CHAIN, RULES, guardsOf } from './guard';

export const DROPPED = [
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${CHAIN}/searched-after-closing.test.ts` }, [
    [
      'a transaction is called lost only after a search',
      'searched.length >= quorumOf(nodes) && ',
      '',
      'when the page is opened after',
    ],
    [
      'one node’s search does not prove a loss',
      '>= quorumOf(nodes) &&',
      '>= 1 &&',
      'although the node that is read first',
    ],
    [
      'only a search after its action has closed shows that a transaction is lost',
      'found.isComplete && hasClosed',
      'found.isComplete',
      'suspended after a search',
    ],
    [
      'a search that began before its action has closed does not prove a loss',
      'found.isComplete && hasClosed',
      'found.isComplete && isClosed(engine, entry)',
      'suspended during a search',
    ],
    [
      'a node that shows a transaction does not count as searched',
      'found.isComplete && hasClosed',
      '(found.isComplete || found.hash !== null) && hasClosed',
      'only one node showed it',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${CHAIN}/stuck-after-closing.test.ts` }, [
    [
      'a stuck node does not count as searched after its action has closed',
      'blockTimeMs(newest) > entry.closesAt',
      'true',
      'USDT is found after two nodes were stuck',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/found-again.test.ts` }, [
    [
      'a node that does not show its newest block is still searched',
      'node.newestTime().catch(() => 0n)',
      'node.newestTime()',
      'found again once',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${CHAIN}/sent-again.test.ts` }, [
    [
      'a payment that was sent again with another nonce is not called lost',
      ' && watch.differentHashes.size === 0',
      '',
      'not called lost when its action has closed',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-forward.ts', test: `${CHAIN}/searched-after-closing.test.ts` }, [
    [
      'a node that shows a log without its transaction does not count as searched',
      'if (!sent || isItsPayment(',
      'if (sent && isItsPayment(',
      'but not the transaction',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/watch.test.ts` }, [
    [
      'a search that fails ends an earlier result',
      'isSearched: false, position: { ...',
      'position: { ...',
      'next search',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${CHAIN}/found-and-failed.test.ts` }, [
    [
      'a detached hash does not come back while the disk is full',
      '!(isDetached && written.found) &&',
      '',
      'disk is full',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/dropped-entered.test.ts` }, [
    [
      'the hashes that were entered for a lost transaction are still searched for',
      'isNow ? await moveOpenEntered',
      'isNow && isProven ? await moveOpenEntered',
      'found before is lost',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow.ts', test: `${CHAIN}/dropped-and-mined.test.ts` }, [
    [
      'a dropped transaction is looked for again',
      'if (mayBeMinedAfterAll(entry)) await lookAgain(engine, entry, await reachableNodes(engine));',
      '',
      'after a reload: a transfer of USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/start.ts', test: `${CHAIN}/dropped-and-mined.test.ts` }, [
    [
      'a dropped transaction is looked for again on every page',
      'mayBeMinedAfterAll(entry) && !lookedAgain.has(id)',
      'false',
      'does not show the action',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/dropped-and-mined.test.ts` }, [
    [
      'a dropped transaction is looked for before an equal one is requested',
      'await assertNoneReappeared(engine, intent, nodes);',
      '',
      'prevents an equal transfer of USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/cancelled-until-reorganised.test.ts` }, [
    [
      'a payment is not made again if a reorganisation has removed its replacement',
      'await reopenUnproven(engine, intent, nodes);',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/end-removed-while-checked.test.ts` }, [
    [
      'a payment is not made again if a reorganisation removes its replacement during the checks',
      'if (await isReopened(engine, intent, nodes)) return null;\n  return {',
      'return {',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/reopened-after-reorganisation.test.ts` }, [
    [
      'a payment whose replacement was removed is watched again',
      "{ status: 'pending', failure: undefined, replacement: undefined }",
      '{}',
      'settles again',
    ],
    [
      'a failed transaction that succeeded after a reorganisation is watched again',
      "failure === 'cancelled' || outcomeOf(entry, receipt) === failure",
      'true',
      'in which it succeeds',
    ],
    [
      'a transaction that pays only after a reorganisation is watched again',
      'outcomeOf(entry, receipt) === failure',
      "receipt.isSuccess === (failure === 'ineffective')",
      'in which it pays',
    ],
    [
      'an equal payment is watched again before another is made',
      'isSimilar(intent, entry) && !isClosed(engine, entry)',
      'false',
      'an equal order',
    ],
    [
      'two nodes must answer for the transaction that ended an attempt',
      'if (received.filter((isShown) => !isShown).length < quorumOf(nodes)) throw',
      'if (received.length === 0) throw',
      'only one node answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/cancelled-by-failed.test.ts` }, [
    [
      'a payment stays cancelled although the transaction that used its nonce has failed',
      "failure === 'cancelled' || outcomeOf(entry, receipt) === failure",
      "receipt.isSuccess === (failure !== 'reverted')",
      'can be requested again after',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/deleted-and-removed.test.ts` }, [
    [
      'a node that has deleted old blocks does not hide that a replacement was removed',
      ' && hasUsedNonce(entry, node)',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/deleted-by-nodes.test.ts` }, [
    [
      'a node that has deleted old blocks does not open a failed payment again',
      'hasDeleted(BigInt(entry.blockAtSubmit), node)',
      'false',
      'an equal order can be paid',
    ],
    [
      'a node that fails to show a block has not deleted it',
      "!namesIn(error).includes('BlockNotFoundError')",
      'false',
      'while nodes fail to show',
    ],
    [
      'a node without the newest blocks has deleted nothing',
      '(await node.height()) > block',
      'true',
      'nodes that are behind',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/look-again.ts', test: `${CHAIN}/dropped-and-mined.test.ts` }, [
    [
      'two nodes must answer before a payment that was dropped is made again',
      'answered < quorumOf(nodes)',
      'false',
      'that no node knows',
    ],
    [
      'a dropped transaction that waits again prevents an equal one each time',
      '(isOpen(entry) && knownHashesOf(entry).length > 0 && isClosed(engine, entry))',
      'false',
      'at each submit',
    ],
  ]),
];
