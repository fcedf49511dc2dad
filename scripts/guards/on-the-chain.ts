import { CHAIN, RULES, guardsOf } from './guard';

export const ON_THE_CHAIN = [
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    [
      'a payment is refused if the token’s call fails',
      'await assertWouldSucceed(client, sent);',
      '',
      'although no node supports the simulation',
    ],
    [
      'a payment is refused if the token returns false',
      "FALSE.test(answer.data ?? '')",
      'answer.data === FALSE.source',
      'returns false is refused although',
    ],
    ['the amount that arrives must equal the amount sent', 'arriving === amount', 'arriving < 0n', 'keeps a hundredth'],
    [
      'a payment that fails in the block simulation is refused',
      '(payment.status !==',
      "(payment.status === 'never' +",
      'fails inside the simulation',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/nodes.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'a node of another chain is not used',
      '(await getChainId(client)) !== chainId',
      'false',
      'USDT is not submitted when the nodes are of another chain',
    ],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'the wallet’s network is compared again before sending',
      'onOurChain = chain',
      'onOurChain = null',
      'USDT is not submitted after the network changed without an event',
    ],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/one-method-name.test.ts` }, [
    ['a failed request is not repeated as wallet_sendTransaction', 'asked.method === SECOND_NAME', 'false', 'USDT'],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/late-request.test.ts` }, [
    [
      'a request is made only while it is still open',
      "asked.method === 'eth_sendTransaction' && !isStillAsked()",
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/ask-wallet.ts', test: `${CHAIN}/late-request.test.ts` }, [
    [
      'a request is not made once an earlier one is known to be sent',
      ' && othersOf(entry, readJournal(engine).entries).every(allowsRetry)',
      '',
    ],
    ['a request that begins late is not made', '<= MAX_ENTRY_AGE_MS', '<= 9e9', 'an hour after'],
  ]),
  ...guardsOf({ file: 'src/utils/time-since.ts', test: `${CHAIN}/clock-set-back.test.ts` }, [
    ['a late request stays late after the clock was set back', 'Math.abs(Date.now() - at)', 'Date.now() - at'],
  ]),
  ...guardsOf({ file: 'src/tx/journal/journal.ts', test: `${CHAIN}/late-refusal.test.ts` }, [
    [
      'a late refusal keeps the hash that the investor entered',
      'isWithoutHash(entry) && enteredHashesOf(entry).length === 0',
      'isWithoutHash(entry)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/journal/entry.ts', test: `${CHAIN}/replaced-by-own.test.ts` }, [
    [
      'a transaction that cancelled one attempt may be another attempt’s own',
      "entry.failure === 'cancelled' ? { ...entry, replacement: undefined } : entry",
      'entry',
      'neither shown as unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/replaced-by-own.test.ts` }, [
    [
      'the nonce of a cancelled attempt does not exclude another attempt',
      'entry.chainId &&\n      isOpen(other)',
      'entry.chainId',
      'neither shown as unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/service-clock.test.ts` }, [
    [
      'a payment is refused if the service and the chain disagree on the time',
      '!isOnTime(chainTime, now, CLOCKS_WITHIN_S.otherwise)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/wrong-date.test.ts` }, [
    [
      'a deadline made from a time far from the chain’s is refused',
      'timedAt !== undefined && !isNear(chainTime, timedAt, CLOCKS_WITHIN_S.swap)',
      'false',
      'does not set its deadline',
    ],
    [
      'a wrong date of the service does not date an attempt',
      `const now = assertServiceOnTime(engine, chainTime);
  const closeTime`,
      `const now = engine.clock.now();
  const closeTime`,
      'does not set its time',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/second-request-searched.test.ts` }, [
    [
      'two nodes are searched before a second request',
      '? quorumOf(readable.nodes) : 1',
      '? 1 : 1',
      'only a lagging node answers',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/declared-elsewhere.test.ts` }, [
    ['a request declared unsent for another device counts as the first one', 'wasDeclared(engine, intent.key) || ', ''],
  ]),
  ...guardsOf({ file: 'src/tx/search/not-on-chain.ts', test: `${CHAIN}/lost-entry.test.ts` }, [
    [
      'the chain is searched for the action since its review',
      'assertRequestNotOnChain(engine, { intent, openedAt, isOther: isOfOtherAction(engine, intent, intent) }, node),',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/watch.ts', test: `${RULES}/closed.test.ts` }, [
    ['a browser clock that was ahead does not keep an attempt open', 'ms || Date.now() < at', 'ms'],
    ['the service’s clock alone does not close an attempt', 'Date.now() - at > ms || Date.now() < at', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/payable.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'balances are checked before a payment',
      'assertBalanceCovers(spends, balances);',
      '',
      'USDT is not submitted when it is more than the balance',
    ],
    [
      'the network fee is checked before a payment',
      'price !== null',
      'false',
      'BNB is not submitted without enough BNB',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/payable.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    [
      'a payment is simulated before the wallet is asked',
      'await assertWouldSucceed(nodes, (node) => node.simulate(call, expectedTransferOf(effect), gas ?? undefined));',
      '',
      'keeps a hundredth',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'the wallet’s chain is checked before a payment',
      'await assertSameChain(engine, nodes, readings, acceptedUnreadChain);',
      '',
      'USDT is not submitted when the wallet’s blocks',
    ],
    [
      'a wallet whose block differs from ours is refused',
      "if (behind.hash !== ours) throw new ActionFault('other-chain-behind-wallet');",
      "behind.hash === ''",
      'USDT is not submitted when the wallet’s blocks',
    ],
    [
      'a wallet that hides its chain leads to a warning first',
      '!acceptedUnreadChain',
      'false',
      'USDT is submitted only after the warning',
    ],
    [
      'the price is checked again after the chain was read',
      'assertPriceNotEnded(intent, engine.clock.now());',
      '',
      'USDT is not submitted once the price',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    ['outdated chain readings are refused', 'timeSince(readAt) > MAX_READ', '0 > MAX_READ', 'become too old'],
    [
      'an outdated reading stays outdated after the clock was set back',
      'timeSince(readAt)',
      'Date.now() - readAt',
      'its checks',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/watch/apply-verdict.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    [
      'a payment of less than was due is recorded as short',
      "kind === 'short' ? true : undefined",
      'undefined',
      'kept a part',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'the service and the chain are asked again before a payment',
      'await assertDue(engine, KINDS[kind], action, intent, { nodes, readings });',
      '',
      'it is on the chain and the bank has not seen it yet',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'the order on record is compared with the reviewed one',
      'record.assertStillDue(engine, action, now);',
      '',
      'USDT is not submitted when the bank now reports',
    ],
    [
      'a payment is refused if the service does not answer',
      "const now = await record.read(engine, id).catch((cause: unknown) => {\n    throw new ActionFault('service-unreachable', { cause });",
      'const now = await record.read(engine, id).catch((cause: unknown) => {\n    return { ...action, cause };',
      'USDT is not submitted when the bank does not return the order',
    ],
    [
      'a payment is refused if the chain already has it',
      'if (refusal) throw',
      'if (false) throw',
      'when it is on the chain',
    ],
    ['a payment is refused if too few nodes were searched', 'searched < needed', 'false', 'no node returns transfers'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'a record of another order can block this one',
      "barrier !== null && barrier !== 'own'",
      'false',
      'blocks every other order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'an open attempt is resumed and not checked again',
      'isOwnAttemptInTheWay(engine, intent)',
      'false',
      'USDT is never submitted again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'the second attempt reuses the nonce of the first',
      'isAgreed ? minedNonceCount : undefined',
      'undefined',
      'USDT reuses the nonce of a first request',
    ],
  ]),
];
