import { CHAIN, RULES, guardsOf } from './guard';

export const BEFORE_ASKING = [
  ...guardsOf({ file: 'src/tx/prepare.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    ['a sending takes no place of a payment that no pool shows', 'isPlaceTaken(entry)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/assert-due.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    [
      'an action that no service keeps is asked for once the service’s time is known',
      ".catch((cause: unknown) => {\n      throw new PaymentFault('service-away', { cause });",
      '.catch((cause: unknown) => {\n      return;',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/attach-hash.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    ['the second arrival of a sending is found', '(isReported(entry)', '(true'],
    ['a sped-up sending settles no other one', 'other.nonce === nonce', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/observe.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    ['what a recipient takes by itself settles no sending', '!mayBeCarriedOut(entry)', 'false'],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${CHAIN}/sending.test.ts` }, [
    ['the code of who is paid in coin may cost', "'0x' && (await codeOf(client, to)) === 'none'", "'0x'"],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/sending.ts', test: `${RULES}/sending-intent.test.ts` }, [
    ['more than nothing is sent', 'null || amount === 0n', 'null'],
    ['what is sent is a token that is known', 'contract === undefined', 'false'],
    [
      'nothing is sent where it would be lost',
      'closedTo(config, from).some((closed) => isSameAddress(closed, to))',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/purchase-intent.ts', test: `${RULES}/purchase-intent.test.ts` }, [
    ['the bank’s address is pinned', 'isSameAddress(order.payAddress, config.payAddress) &&\n    ', ''],
    [
      'the token’s contract is pinned',
      "config.payAddress) &&\n    isSameAddress(order.contract ?? '', token ?? '')",
      'config.payAddress)',
    ],
    ['the chain is pinned', "'') &&\n    order.chainId === config.chain.id", "'')"],
    ['the decimals are pinned', 'order.decimals === DECIMALS', 'true'],
    ['the amount is more than nothing', 'null || amount === 0n', 'null'],
    [
      'the currency is one that is paid in',
      "if (payCurrency === 'USDT') return payTokens.USDT;",
      'return payTokens.USDT;',
    ],
    ['the bank does not pay itself', '(isSameAddress(from, config.payAddress', "(isSameAddress(from, ''"],
    ['what the wallet will be asked for is frozen', 'Object.freeze', 'Object.assign'],
  ]),
  ...guardsOf({ file: 'src/tx/matches-request.ts', test: `${RULES}/purchase-intent.test.ts` }, [
    ['what was sent is by the same sender', 'isSameAddress(asked.call.from, sent.from) &&\n  ', ''],
    [
      'what was sent is to the same address',
      "sent.from) &&\n  isSameAddress(asked.call.to, sent.to ?? '')",
      'sent.from)',
    ],
    ['what was sent is worth the same', "'') &&\n  asked.call.value === sent.value", "'')"],
    ['what was sent says the same', 'asked === sent', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/checks.ts', test: `${RULES}/checks.test.ts` }, [
    ['a wallet is connected', "throw new PaymentFault('not-connected');", 'return;', 'The checks'],
    ['it is the linked account', '!isSameAddress(wallet.address, call.from)', 'false', 'The checks'],
    ['it is on the right network', 'wallet.chainId !== chainId', 'false', 'The checks'],
    ['the price holds for a minute more', 'notAfter.at - LEAST_LEFT_MS', 'notAfter.at', 'The checks'],
    [
      'the token has the decimals it is reckoned with',
      'tokens.some(({ decimals }) => decimals !== DECIMALS)',
      'false',
      'The checks',
    ],
    ['the balance is enough', '(has < amount', '(has < 0n', 'The checks'],
    ['the network fee is covered', '(coin < needed', '(coin < 0n', 'The checks'],
    ['the fee comes beside the amount', 'fee + spent', 'fee + 0n', 'The checks'],
  ]),
  ...guardsOf({ file: 'src/domain/order-figures.ts', test: `${RULES}/figures.test.ts` }, [
    ['the amount is the one that was reviewed', 'order.payAmount,\n  ', ''],
    ['the payee is the one that was reviewed', 'order.payAddress.toLowerCase(),\n  ', ''],
    ['the wallet is the one that was reviewed', 'hasSameWallet(one, other)', 'true'],
    ['the token is the one that was reviewed', 'order.contract?.toLowerCase()', 'null'],
    ['the shares are the ones that were reviewed', 'order.shares,\n  ', ''],
    ['the bank fee is the one that was reviewed', 'order.fee.platform,\n  ', ''],
    ['the price holds as long as was reviewed', 'order.expiresAt,\n', ''],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/purchase.ts', test: `${RULES}/order-at-bank.test.ts` }, [
    ['an order that is not there is not paid', "(!now) throw new PaymentFault('order-ended');", '(!now) return;'],
    ['an order with money in it is not paid', 'isPaid(now) || ', ''],
    ['an order with a hash on record is not paid', '(isPaid(now) || isReportedElsewhere', '(isPaid(now)'],
    [
      'only a hash that a proof has ended is passed over',
      '!ended.includes(now.txHash.toLowerCase())',
      'ended.length === 0',
    ],
    ['an order that waits no more is not paid', "now.status !== 'WAITING'", "now.status === 'EXPIRED'"],
    ['an order with other figures is not paid', '!hasSameFigures(reviewed, now)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/unpaid-on-chain.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a payment that waits in the pool counts',
      "(!(await isOthers(hash))) throw new PaymentFault('paid-elsewhere');",
      '(!(await isOthers(hash))) {}',
    ],
    ['blocks are read back to before the order', '(await node.blockTime(first)) * 1_000n < since', 'last >= 0n'],
    [
      'an account’s transactions are read back to before the order',
      '(await node.blockTime(block)) * 1_000n < since',
      'true',
    ],
    ['a transaction that failed does not count', 'receipts[index]?.isSuccess !== false', 'true'],
    ['an account that sends too much to be looked through is not asked', '(left < 0)', '(false)'],
    ['a node that does not answer has told nothing', 'isNoAnswer(error)', 'false'],
    ['exactly this amount counts', 'transfer.amount === amount', 'true'],
    ['a payment of another order of this browser does not count', 'isOther(hash) || ', ''],
    ['the service’s clock may be ahead of the chain’s', 'await lagOf(node, head)', '0n'],
    ['an order is not opened later than now', 'BigInt(Math.floor(serviceNow()))', 'BigInt(openedAt)'],
    ['a payment of before the order does not count', 'minedAt * 1_000n >= range.since && ', ''],
    [
      'a payment that the service has for another order does not count',
      'await isOfAnother(hash, intent)',
      '(await isOfAnother(hash, intent)) !== null',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/order-at-bank.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'the service’s record is of this very hash’s other order',
      "orders.every((id) => id === orderId) ? 'this' : 'another'",
      "'this'",
    ],
    ['a payment that cannot be told apart is not passed over', "new PaymentFault('service-away', { cause })", 'cause'],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/unpaid-on-chain.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a payment whose time is not known is not passed over',
      "node.blockTime(block).catch(nodeFault('chain-away'))",
      'node.blockTime(block)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/in-pool.ts', test: `${RULES}/in-pool.test.ts` }, [
    ['what another account is to carry out waits in the pool too', 'sent) || isCarrying(due, sent)', 'sent)'],
    ['what waits inside another transaction pays the bank', 'isNamed(to) &&\n    ', ''],
    [
      'what waits inside another transaction pays the amount',
      'isNamed(to) &&\n    input.includes(wordOf(amount))',
      'isNamed(to)',
    ],
    [
      'what waits inside another transaction is this account’s',
      'input.includes(wordOf(amount)) &&\n    (isNamed(from) || [sent.from, sent.to].some((one) => one !== null && isSameAddress(one, from)))',
      'input.includes(wordOf(amount))',
    ],
    ['a hash that the investor named and a node knows was sent', 'named !== null', 'false'],
    [
      'what was sent before the question is no answer to it',
      '!isOthers(sent.hash) && !isOfBefore(sent)',
      '!isOthers(sent.hash)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/standing.ts', test: `${RULES}/standing.test.ts` }, [
    [
      'an attempt of the same order forbids another',
      'here.some((entry) => entry.key === key && !leavesPayable(entry))',
      'false',
    ],
    [
      'what cannot be read forbids another',
      'unread.some((record) => mayConcern(record, { key, chainId, from }, now))',
      'false',
    ],
    ['what has long ended forbids nothing', 'from) && !isOver(entry)', 'from)'],
    ['an open question of the account forbids another', 'open.some(isAsked)', 'false'],
    [
      'a second question of a paid order keeps no other from being asked for',
      'others.filter((entry) => !isLeftOver(entry))',
      'others',
    ],
    ['a payment that a node knows keeps others from being asked for', "'pending' && nonce === null", "'pending'"],
    ['a payment on its way forbids another', "entry.status === 'pending' &&", "entry.status === 'altered' &&"],
    ['a payment that was lost is no proof', "'ineffective'", "'ineffective', 'dropped'"],
    [
      'only what the investor says was not sent may be asked again',
      "'unanswered' && saidUnsentAt !== undefined",
      "'unanswered'",
    ],
    ['what cannot be read counts for its own order always', 'record.key === key', 'false'],
    ['what cannot be read and has no time counts', 'record.at === undefined', 'false'],
    ['an alarm is said before anything else', "({ status }) => status === 'altered',\n  ", ''],
    ['a success is said before what failed', "({ status }) => status === 'succeeded',\n  ", ''],
    ['a payment that was lost keeps its order from being paid', "({ failure }) => failure === 'dropped',\n  ", ''],
    ['a lost payment’s hash is not ended', '(!isOpen(entry) && leavesPayable(entry)', '(!isOpen(entry)'],
    [
      'an open payment’s hash is not ended',
      '!isOpen(entry) && leavesPayable(entry) ? hashesOf(entry) : []',
      'leavesPayable(entry) ? hashesOf(entry) : []',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/instance.ts', test: `${RULES}/instance.test.ts` }, [
    ['a real chain hides nothing', "process.env.NEXT_PUBLIC_SANDBOX !== '1'", 'false'],
    [
      'a sandbox hides only by all nodes’ word',
      'first && told.every((instance) => instance === first) ? first : null',
      'first && first',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/reserve.ts', test: `${RULES}/reserve.test.ts` }, [
    [
      'one word about an order arrives after the other',
      'Promise.resolve(before)\n    .catch(() => undefined)\n    .then(() => work({ timeoutMs: TIMEOUT_MS }))',
      'Promise.resolve()',
      'sent one after the other',
    ],
    [
      'only a service that does not know the question is gone without',
      "(isAppError(cause) && cause.fault.kind === 'form'",
      '(isAppError(cause)',
      'a reservation is refused',
    ],
    [
      'an order is held as long as it is asked for',
      'tellAgain()\n      .catch(() => undefined)\n      .finally(wait)',
      'tellAgain().catch(() => undefined)',
      'each minute',
    ],
    [
      'an order is given back where nothing was sent',
      'void tell(false).catch(() => undefined);',
      '',
      'a reservation is released',
    ],
    [
      'an order is not given back where something may have been sent',
      'if (isUnsent) endReservation(key, tell);',
      'endReservation(key, tell);',
      'a reservation is kept until it runs out',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${RULES}/own-question.test.ts` }, [
    ['each question to a node is answered by itself', 'dedupe: false', 'dedupe: true', 'a receipt'],
  ]),
];
