import { CHAIN, RULES, guardsOf } from './guard';

export const ON_THE_CHAIN = [
  ...guardsOf({ file: 'src/chain/simulate.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    ['the token does not fail', 'await assertAccepted(client, sent);', '', 'although no node supports the simulation'],
    [
      'the token does not say no',
      "FALSE.test(answer.data ?? '')",
      'answer.data === FALSE.source',
      'says no is refused although',
    ],
    ['what arrives is what was sent', 'arriving === amount', 'arriving < 0n', 'keeps a hundredth'],
    [
      'a payment that fails in its row is not made',
      '(payment.status !==',
      "(payment.status === 'never' +",
      'fails inside the simulation',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/nodes.ts', test: `${CHAIN}/nodes.test.ts` }, [
    [
      'a node of another chain is not asked',
      '(await getChainId(client)) !== chainId',
      'false',
      'USDT is not submitted when the nodes are of another chain',
    ],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'the wallet’s own network is compared once more',
      'onOurChain = chain',
      'onOurChain = null',
      'USDT is not submitted after the network changed without an event',
    ],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/one-question.test.ts` }, [
    ['the wallet is not asked a second time by another name', 'asked.method === SECOND_NAME', 'false', 'USDT'],
  ]),
  ...guardsOf({ file: 'src/wallet/send-once.ts', test: `${CHAIN}/late-question.test.ts` }, [
    ['a request is made only while it is wanted', "asked.method === 'eth_sendTransaction' && !isStillAsked()", 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/ask-wallet.ts', test: `${CHAIN}/late-question.test.ts` }, [
    ['a request is not made once an earlier one is known to be sent', 'others.every(leavesPayable)', 'true'],
    ['a request that begins late is not made', '<= BEGUN_WITHIN_MS', '<= 9e9', 'an hour after'],
  ]),
  ...guardsOf({ file: 'src/tx/entry.ts', test: `${CHAIN}/replaced-by-own.test.ts` }, [
    [
      'what cancelled one may be what another has sent',
      "entry.failure === 'cancelled' ? { ...entry, replacement: undefined } : entry",
      'entry',
      'neither called unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/replaced-by-own.test.ts` }, [
    [
      'the place of what was cancelled is free',
      'entry.chainId &&\n      isOpen(other)',
      'entry.chainId',
      'neither called unsent',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/service-clock.test.ts` }, [
    ['the service and the chain agree on the time', '!isOnTime(chainTime, now, CLOCKS_WITHIN_S.otherwise)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/wrong-date.test.ts` }, [
    [
      'a deadline is made from the chain’s time',
      'timedAt !== undefined && !isNear(chainTime, timedAt, CLOCKS_WITHIN_S.swap)',
      'false',
      'sets no deadline',
    ],
    ['a wrong date dates no attempt', 'closesAt(intent, now)', 'closesAt(intent, serviceNow() - 1e9)', 'does not date'],
  ]),
  ...guardsOf({ file: 'src/tx/assert-due.ts', test: `${CHAIN}/second-request-searched.test.ts` }, [
    ['two nodes are searched before a second request', '? quorumOf(nodes) : 1', '? 1 : 1', 'behind answers alone'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/not-done-yet.ts', test: `${CHAIN}/lost-entry.test.ts` }, [
    [
      'the chain is searched since the review',
      'assertUnpaidOnChain({ intent, openedAt: madeAt, isOther: isOfOtherAction(intent) }, node),',
      '',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/matches-request.ts', test: `${CHAIN}/lost-entry.test.ts` }, [
    ['a swap repeats whatever its deadline', "effect.is !== 'swapped'", 'true', 'a swap that pays'],
  ]),
  ...guardsOf({ file: 'src/tx/watch.ts', test: `${RULES}/closed.test.ts` }, [
    ['a browser clock that was ahead keeps nothing open', 'submittedAt || Date.now() < at', 'submittedAt'],
    ['the service’s clock alone closes nothing', 'Date.now() - at > closesAt - submittedAt || Date.now() < at', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/payable.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'balances are looked at',
      'assertCovered(spends, balances);',
      '',
      'USDT is not submitted when it is more than the balance',
    ],
    ['the fee is reckoned', 'price !== null', 'false', 'BNB is not submitted without enough BNB'],
  ]),
  ...guardsOf({ file: 'src/tx/payable.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    [
      'the payment is simulated',
      'await assertAccepted(nodes, (node) => node.simulate(call, arrivalOf(effect), gas ?? undefined));',
      '',
      'keeps a hundredth',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/checks.test.ts` }, [
    [
      'the chain behind the wallet is looked at',
      'await assertSameChain(nodes, readings, acceptedUnreadChain);',
      '',
      'USDT is not submitted when the wallet’s blocks',
    ],
    [
      'the block behind the wallet is ours',
      "if (behind.hash !== ours) throw new PaymentFault('other-chain-behind-wallet');",
      "behind.hash === ''",
      'USDT is not submitted when the wallet’s blocks',
    ],
    [
      'a chain that is not shown is warned of',
      '!acceptedUnreadChain',
      'false',
      'USDT is submitted to a wallet that hides its chain',
    ],
    [
      'the price is looked at again after the reading',
      'assertPriceHolds(intent, serviceNow());',
      '',
      'USDT is not submitted once the price',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'an order that has ended is not told as asked for elsewhere',
      'isNo ? await service.read(reviewed).catch(() => reviewed) : reviewed',
      'reviewed',
      'is refused because the order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    ['what was read is not old', 'Date.now() - readAt > FRESH_FOR_MS', 'false', 'have grown old'],
  ]),
  ...guardsOf({ file: 'src/tx/follow-hash.ts', test: `${CHAIN}/odd-tokens.test.ts` }, [
    ['less than was due is told as that', "kind === 'short' ? true : undefined", 'undefined', 'keeps a part'],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'the order is read again',
      'await assertDue(KINDS[kind], action, intent, nodes);',
      '',
      'USDT is not submitted when the bank has a hash',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/assert-due.ts', test: `${CHAIN}/two-browsers.test.ts` }, [
    [
      'the order on record is compared',
      'service.assertStillDue(action, now);',
      '',
      'USDT is not submitted when the bank now names',
    ],
    [
      'no answer of the service is no leave',
      "const now = await service.read(action).catch((cause: unknown) => {\n    throw new PaymentFault('service-away', { cause });",
      'const now = await service.read(action).catch((cause: unknown) => {\n    return { ...order, cause };',
      'USDT is not submitted when the bank does not return the order',
    ],
    ['the chain is read again', "found?.status === 'rejected'", 'false', 'when the chain has it'],
    ['no answer of the nodes is no leave', 'searched < needed', 'false', 'no node returns transfers'],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'what is on record of other orders keeps this one',
      "barrier !== null && barrier !== 'own'",
      'false',
      'blocks every other order',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/wallet.test.ts` }, [
    [
      'what was asked before is gone on with, and not checked anew',
      'isUnderWay(intent)',
      'false',
      'USDT is never submitted again',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/unanswered.test.ts` }, [
    [
      'the second attempt takes the place of the first',
      'isAgreed ? minedCount : undefined',
      'undefined',
      'USDT reuses the nonce of the first request',
    ],
  ]),
];
