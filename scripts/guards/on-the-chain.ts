import { CHAIN, RULES, guardsOf } from './guard';

const file = (name: string) => `${CHAIN}/${name}.test.ts`;
const [checks, oddTokens, wallet, nodes] = [file('checks'), file('odd-tokens'), file('wallet'), file('nodes')];
const [unanswered, storage, browsers] = [file('unanswered'), file('storage'), file('two-browsers')];

/** What only a real wallet, a real chain and a whole page of the app can show to be missing. */
export const ON_THE_CHAIN = [
  ...guardsOf({ test: oddTokens }, [
    ['token-call-fails', 'the token does not fail', null, { only: 'cannot|no node can try a payment' }],
    ['token-says-false', 'the token does not say no', 'answer.data === FALSE.source', { only: 'says no is found out' }],
    ['arriving-amount', 'what arrives is what was sent', 'arriving < 0n', { only: 'keeps a hundredth' }],
    ['simulated-row', 'a payment that fails in its row is not made', "=== 'never' +", { only: 'fails in its row' }],
  ]),
  ...guardsOf({ test: nodes }, [
    [
      'node-chain-id',
      'a node of another chain is not asked',
      null,
      { only: 'USDT is not asked for by nodes of another chain' },
    ],
  ]),
  ...guardsOf({ test: checks }, [
    [
      'wallet-chain-id',
      'the wallet’s own network is compared once more',
      'null',
      { only: 'USDT is not asked for on a network that was changed without a word' },
    ],
  ]),
  ...guardsOf({ test: file('one-question') }, [
    ['asked-by-one-name', 'the wallet is not asked a second time by another name', null, { only: 'USDT' }],
  ]),
  ...guardsOf({ test: file('late-question') }, [
    ['asked-while-wanted', 'a request is made only while it is wanted'],
    ['others-still-unsent', 'a request is not made once an earlier one is known to be sent', 'true'],
    ['begun-in-time', 'a request that begins late is not made', '9e9', { only: 'an hour after' }],
  ]),
  ...guardsOf({ test: file('replaced-by-own') }, [
    [
      'cancelled-by-other',
      'what cancelled one may be what another has sent',
      'entry',
      { only: 'neither called unsent' },
    ],
    ['place-of-cancelled', 'the place of what was cancelled is free', null, { only: 'neither called unsent' }],
  ]),
  ...guardsOf({ test: file('service-clock') }, [
    ['clocks-compared', 'the service and the chain tell the same time'],
    [
      'wrong-clock-ignored',
      'a browser clock that was ahead keeps nothing open',
      null,
      { test: `${RULES}/closed.test.ts` },
    ],
    ['closed-by-both-clocks', 'the service’s clock alone closes nothing', 'true', { test: `${RULES}/closed.test.ts` }],
  ]),
  ...guardsOf({ test: checks }, [
    ['balances-checked', 'balances are looked at', null, { only: 'USDT is not asked for beyond' }],
    ['fee-checked', 'the fee is reckoned', null, { only: 'BNB is not asked for without the coin' }],
    ['simulated', 'the payment is simulated', null, { test: oddTokens, only: 'keeps a hundredth' }],
    [
      'chain-behind-wallet',
      'the chain behind the wallet is looked at',
      null,
      { only: 'USDT is not asked for where the wallet stands' },
    ],
    [
      'block-behind-wallet',
      'the block behind the wallet is ours',
      "behind.hash === ''",
      { only: 'USDT is not asked for where the wallet stands' },
    ],
    ['unread-chain-warned', 'a chain that is not shown is warned of', null, { only: 'USDT is warned of' }],
    [
      'price-after-reading',
      'the price is looked at again after the reading',
      null,
      { only: 'USDT is not asked for once the price' },
    ],
    [
      'why-not-held',
      'an order that has ended is not told as asked for elsewhere',
      'reviewed',
      { test: browsers, only: 'is told that it' },
    ],
    ['fresh-reading', 'what was read is not old', null, { test: browsers, only: 'has grown old' }],
    [
      'short-told',
      'less than was due is told as that',
      'undefined',
      { test: `${CHAIN}/odd-tokens.test.ts`, only: 'keeps a part' },
    ],
    [
      'order-read-again',
      'the order is read again',
      null,
      { test: browsers, only: 'USDT is not asked for where the bank has a hash' },
    ],
    [
      'order-compared',
      'the order on record is compared',
      null,
      { test: browsers, only: 'USDT is not asked for where the bank names' },
    ],
    [
      'service-answers',
      'no answer of the service is no leave',
      'return { ...order, cause };',
      { test: browsers, only: 'USDT is not asked for where the bank does not say' },
    ],
    ['chain-read-again', 'the chain is read again', null, { test: browsers, only: 'where the chain has the payment' }],
    [
      'nodes-answer',
      'no answer of the nodes is no leave',
      null,
      { test: browsers, only: 'no node tells what was transferred' },
    ],
    [
      'records-of-others',
      'what is on record of other orders keeps this one',
      null,
      { test: unanswered, only: 'keeps every other order' },
    ],
    [
      'under-way-resumed',
      'what was asked before is gone on with, and not checked anew',
      null,
      { test: wallet, only: 'USDT is never made again' },
    ],
    [
      'nonce-given',
      'the second attempt takes the place of the first',
      'undefined',
      { test: unanswered, only: 'USDT is paid in the place of the first' },
    ],
  ]),
  ...guardsOf({ test: wallet }, [
    [
      'wallet-after-reading',
      'wallet, price and age are compared again in the journal’s turn',
      null,
      { test: `${CHAIN}/journal-turn.test.ts`, only: 'less than a minute' },
    ],
    [
      'checks-in-time',
      'the checks have an end',
      'late.catch(() => work)',
      { test: nodes, only: 'USDT is not asked for while the wallet does not say' },
    ],
    [
      'silent-once',
      'a node that hangs is waited for once',
      null,
      { test: nodes, only: 'USDT is paid where 2 of three' },
    ],
    ['pressed-once', 'nobody presses twice', null, { only: 'USDT is asked for once where two press at once' }],
    [
      'one-tab',
      'one tab pays at a time',
      null,
      { only: 'USDT is asked for once where two tabs press at once, with locks' },
    ],
    [
      'old-tab-lock',
      'an older tab’s lock is held too',
      null,
      { test: file('old-journal'), only: 'holds the order’s lock' },
    ],
    [
      'asked-meanwhile',
      'what was asked during the checks is gone on with',
      'false',
      { test: file('old-journal'), only: 'which knows no lock' },
    ],
    [
      'held-order-compared',
      'what the service says with the hold is compared',
      null,
      { test: file('second-question'), only: 'USDT is not asked for where another browser has reported' },
    ],
    [
      'sent-of-earlier',
      'the first answer does not take the second question off the screen',
      "dispatch(entry.key, { type: 'sent', hash, isKept: isWritten(entry) });",
      { test: file('second-question'), only: 'USDT is told as found' },
    ],
    [
      'hold-of-second',
      'an order is held while a second question is open',
      null,
      { test: file('second-question'), only: 'USDT is held for this login' },
    ],
    [
      'hold-of-this-login',
      'an order is held by the login that asked',
      null,
      { test: file('two-investors'), only: 'held by the login' },
    ],
    [
      'service-told-first',
      'the service is told before the wallet is asked',
      '{ now: null, release: () => undefined }',
      { test: browsers, only: 'USDT is not asked for while another browser' },
    ],
    [
      'written-first',
      'it is written down before the wallet is asked',
      'attempt.entry',
      { only: 'USDT is found where its hash was lost' },
    ],
    [
      'not-kept',
      'a browser that keeps nothing is not paid from',
      'return true;',
      { test: storage, only: 'USDT is not asked for where storage' },
    ],
    [
      'hash-written-at-once',
      'the hash is written down at once',
      null,
      { only: 'USDT goes on after a reload with the hash' },
    ],
    ['answer-is-hash', 'what is no hash is no answer', null, { only: 'in place of a hash' }],
    [
      'answer-of-other',
      'the hash of a payment of before is no answer',
      null,
      { only: 'USDT is looked for at once where the wallet answers' },
    ],
    [
      'answer-of-before',
      'a hash that was known before the question is no answer to it',
      'false',
      { test: file('old-hashes'), only: 'own attempt that failed' },
    ],
    ['only-no-strikes-out', 'nothing but a no is struck out', 'entry', { only: 'USDT is looked for after a failure' }],
    [
      'busy-with-first',
      'a busy wallet may be busy with the first question',
      null,
      { test: unanswered, only: 'USDT is unanswered again' },
    ],
  ]),
];
