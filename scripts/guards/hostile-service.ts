import { PAYMENT_FAULTS, guardsOf } from './guard';

export const HOSTILE_SERVICE = [
  ...guardsOf({ file: 'src/api/endpoints/user/staking.ts', test: `${PAYMENT_FAULTS}/outdated-stake.test.tsx` }, [
    [
      'an outdated answer does not make a stake payable again',
      '(isUnpaid(now) && begun(now)) || now',
      'now',
      'another device has paid',
    ],
    [
      'a stake is payable again after its recorded deposit was refused',
      " && before.status !== 'PENDING'",
      '',
      'was refused',
    ],
  ]),
  ...guardsOf({ file: 'src/utils/read-text.ts', test: 'unit/server/ask-service.test.ts' }, [
    ['reading an answer ends at its deadline', "signal.addEventListener('abort', stop);", '', 'fails at the deadline'],
  ]),
  ...guardsOf({ file: 'src/server/page-data/ask-service.ts', test: 'unit/server/ask-service.test.ts' }, [
    [
      'a failure holds no text of the answer',
      "return fault.kind === 'conflict' ? { kind: fault.kind } : fault;",
      'return fault;',
      'keeps no part of the answer',
    ],
    ['a redirect does not count as an answer', "redirect: 'error'", "redirect: 'manual'", 'keeps no connection open'],
    [
      'a body that is not read keeps no connection',
      '    end();\n    clearTimeout',
      '    clearTimeout',
      'keeps no connection',
    ],
    ['a call for a page has its own connection', ', ...ownConnection()', '', 'sent without a request'],
  ]),
  ...guardsOf({ file: 'src/proxy/service.ts', test: 'unit/proxy/own-connection.test.ts' }, [
    ['a call of a visitor has its own connection', ', ...ownConnection()', '', 'reaches no other visitor'],
  ]),
  ...guardsOf({ file: 'src/proxy/service.ts', test: 'unit/proxy/hold-body.test.ts' }, [
    ['a body in memory counts', 'hold: holdBody(outgoing),', '', 'occupy 64 MiB'],
  ]),
  ...guardsOf({ file: 'src/proxy/hold-body.ts', test: 'unit/proxy/hold-body.test.ts' }, [
    ['each part of a body counts', 'Math.max(bytes, MIN_PART)', 'bytes', 'one-byte parts'],
    ['a body of an answered call no longer counts', 'held -= own;', '', 'occupies no memory'],
  ]),
  ...guardsOf({ file: 'src/proxy/broken-off.ts', test: 'unit/proxy/broken-off.test.ts' }, [
    [
      'an answer without its last chunk broke off',
      'isChunked && call.hasEnded === true',
      'false',
      'ends before the last',
    ],
    [
      'an answer whose connection is reset broke off',
      'call.isReset === true ||',
      '',
      'is cut off when its connection is reset',
    ],
    [
      'a connection that ends after the answer does not cut it off',
      'answer, isBrokenOff: () => ',
      'answer, isBrokenOff: () => call.socket?.readableEnded === true || ',
      'a shared connection',
    ],
    ['an answer may end with its connection', '(isChunked && ', '(', 'that ends with its connection'],
  ]),
  ...guardsOf({ file: 'src/proxy/forward.ts', test: 'unit/proxy/broken-off.test.ts' }, [
    [
      'a transfer coding is not passed on',
      ' &&\n    TRANSFERS.has(transferCodingOf(answer.headers))',
      '',
      'does not decode',
    ],
  ]),
  ...guardsOf({ file: 'src/api/download.ts', test: 'unit/api/download.test.ts' }, [
    ['a file without its last record is not saved', ' && last >= 0 && end.length - last >= MIN_TAIL', '', 'broke off'],
    ['the last record must be whole', ' && end.length - last >= MIN_TAIL', '', 'broke off'],
    ['a zip file may end with a comment', 'MIN_TAIL + 65_535', 'MIN_TAIL', 'broke off'],
  ]),
  ...guardsOf({ file: 'src/proxy/read-body.ts', test: 'unit/proxy/read-body.test.ts' }, [
    [
      'a body that was read is not kept',
      ".off('end', whole).off('close', cutOff).off('error', cutOff)",
      '',
      'is not kept until',
    ],
  ]),
  ...guardsOf({ file: 'src/server/page-data/read-answer.ts', test: 'unit/server/read-answer.test.ts' }, [
    ['unfinished answers do not fill the memory', ' || held.bytes > MAX_HELD', '', 'at most 64 MB'],
    [
      'answers for pages and for the search count together',
      "processState('answers-held', () => ({ bytes: 0 }))",
      '{ bytes: 0 }',
      'in another bundle',
    ],
    ['an answer that was read no longer counts', 'held.bytes -= size;', '', 'at most 64 MB'],
  ]),
  ...guardsOf({ file: 'src/proxy/own-connection.ts', test: 'unit/proxy/own-connection.test.ts' }, [
    [
      'calls for pages and of visitors count together',
      "processState('own-connections', () => ({ second: 0, opened: 0 }))",
      '{ second: 0, opened: 0 }',
      'in another bundle',
    ],
    [
      'a flood of calls does not use up the ports',
      'count.opened > OWN_CONNECTIONS_PER_SECOND',
      'false',
      'share connections',
    ],
  ]),
];
