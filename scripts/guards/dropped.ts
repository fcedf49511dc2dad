import { CHAIN, guardsOf } from './guard';

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
  ]),
  ...guardsOf({ file: 'src/tx/journal/merge.ts', test: `${CHAIN}/found-and-failed.test.ts` }, [
    [
      'a detached hash does not come back while the disk is full',
      '!(isDetached && written.found) &&',
      '',
      'disk is full',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-hash.ts', test: `${CHAIN}/searched-after-closing.test.ts` }, [
    [
      'a sped-up transaction is searched for after its action has closed',
      'isComplete && isClosed(engine, entry)',
      'isComplete',
      'although node 2',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/follow-unanswered.ts', test: `${CHAIN}/searched-after-closing.test.ts` }, [
    [
      'a late transaction is searched for after its action has closed',
      'isComplete && isClosed(engine, entry)',
      'isComplete',
      'although the page was suspended',
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
