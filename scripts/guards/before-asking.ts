import { CHAIN, RULES, guardsOf } from './guard';

export const BEFORE_ASKING = [
  ...guardsOf({ file: 'src/tx/submit/prepare.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    [
      'a transfer does not reuse the nonce of a pending payment that no pool shows',
      'isNextNonceTaken(engine, entry)',
      'false',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${RULES}/assert-due.test.ts` }, [
    [
      'a node that was not searched to the end does not count for a second request',
      "status === 'fulfilled').length",
      "status !== 'pending').length",
      'submitted again only if',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/without-record.ts', test: `${RULES}/assert-due.test.ts` }, [
    [
      'an action that the service does not keep requires the service’s time',
      ".catch((cause: unknown) => {\n      throw new ActionFault('service-unreachable', { cause });",
      '.catch((cause: unknown) => {\n      return;',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${CHAIN}/shown-in-pool.test.ts` }, [
    [
      'a payment that a node has shown in its pool once is not requested again',
      'if (!mayWait) await assertNotInPool(engine, intent, waiting);',
      '',
      'USDT',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/assert-due.ts', test: `${RULES}/not-waiting.test.ts` }, [
    [
      'a node that reports neither its pool nor the nonce counts was not searched',
      'if (!mayWait) [one, ...atOtherAccounts.filter(({ node }) => node === one.node)].forEach(assertReportsPending);',
      '',
      'does not count as searched',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/not-waiting.ts', test: `${RULES}/not-waiting.test.ts` }, [
    ['a payment that one node shows in its pool is not requested', "throw new ActionFault('paid-elsewhere')", 'return'],
    ['a payment of another action does not prevent the request', '!isOther(hash) && ', ''],
    ['a node cannot cause any number of calls', 'hashes.size > MAX_MATCHES', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/search/pending.ts', test: `${RULES}/not-waiting.test.ts` }, [
    [
      'a pending transaction that no pool shows prevents the request',
      'hiding.length >= quorumOf(waiting)',
      'false',
      'that two nodes count',
    ],
    [
      'a pending transaction of a node that shows no pool prevents the request',
      'hiding.some(({ pool }) => pool === null) || ',
      '',
      'that a node counts',
    ],
    ['one node cannot invent a pending transaction', 'hiding.length >= quorumOf(waiting)', 'hiding.length > 0'],
    ['only the pending transactions of a pool explain the count', 'nonce >= first && nonce < counts.withPool', 'true'],
    ['a transaction that two nodes have mined is not pending', 'Math.max(counts.mined, agreed)', 'counts.mined'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/attach-hash.ts', test: `${CHAIN}/sending-attacked.test.ts` }, [
    ['a second transaction of the same transfer is found', '!hasServiceRecord(entry) || !isPaid', '!isPaid'],
    ['a sped-up transfer is not attached to another transfer', 'other.nonce === nonce', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/watch/observe.ts', test: `${RULES}/observe.test.ts` }, [
    [
      'tokens that the recipient pulled do not count as the transfer',
      'isShownByLogs && mayBeCarriedOut(entry)',
      'isShownByLogs',
      'because the recipient may pull approved tokens',
    ],
  ]),
  ...guardsOf({ file: 'src/chain/node.ts', test: `${CHAIN}/sending.test.ts` }, [
    ['gas is estimated if the recipient of BNB has code', "'0x' && (await codeOf(client, to)) === 'none'", "'0x'"],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/sending.ts', test: `${RULES}/sending-intent.test.ts` }, [
    ['a transfer of zero is refused', 'null || amount === 0n', 'null'],
    ['a transfer of an unknown token is refused', 'contract === undefined', 'false'],
    [
      'a transfer to an address that would lose it is refused',
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
    ['an order with a zero amount is refused', 'null || amount === 0n', 'null'],
    [
      'an unknown payment currency is refused',
      "if (payCurrency === 'USDT') return payTokens.USDT;",
      'return payTokens.USDT;',
    ],
    ['the bank’s own address cannot pay an order', '(isSameAddress(from, config.payAddress', "(isSameAddress(from, ''"],
    ['the intent of a purchase is frozen', 'Object.freeze', 'Object.assign'],
  ]),
  ...guardsOf({ file: 'src/tx/request/matches-request.ts', test: `${RULES}/purchase-intent.test.ts` }, [
    ['a matching transaction has the same sender', 'isSameAddress(call.from, from) && ', ''],
    ['a matching transaction has the same recipient', " && isSameAddress(call.to, to ?? '')", ''],
    ['a matching transaction has the same value', 'requested.call.value === sent.value && ', ''],
    ['a matching transaction has the same call data', 'asked === sent', 'true'],
  ]),
  ...guardsOf({ file: 'src/tx/submit/checks.ts', test: `${RULES}/checks.test.ts` }, [
    ['a payment requires a connected wallet', "throw new ActionFault('not-connected');", 'return;', 'The checks'],
    [
      'the connected account must be the linked one',
      '!isSameAddress(wallet.address, call.from)',
      'false',
      'The checks',
    ],
    ['the wallet must be on the right network', 'wallet.chainId !== chainId', 'false', 'The checks'],
    ['the price must hold for another minute', 'notAfter - MINED_WITHIN_MS', 'notAfter', 'The checks'],
    [
      'a token with unexpected decimals is refused',
      'tokens.some(({ decimals }) => decimals !== DECIMALS)',
      'false',
      'The checks',
    ],
    ['a payment above the balance is refused', '(has < amount', '(has < 0n', 'The checks'],
    [
      'a payment is refused if the BNB balance does not cover the network fee',
      '(coin < needed',
      '(coin < 0n',
      'The checks',
    ],
    ['the network fee is added to an amount in BNB', 'fee + spent', 'fee + 0n', 'The checks'],
  ]),
  ...guardsOf({ file: 'src/domain/order-figures.ts', test: `${RULES}/figures.test.ts` }, [
    ['the amount is the one that was reviewed', 'order.payAmount,\n  ', ''],
    ['the payee is the one that was reviewed', 'order.payAddress.toLowerCase(),\n  ', ''],
    ['the wallet is the one that was reviewed', 'hasSameWallet(one, other)', 'true'],
    ['the token is the one that was reviewed', 'order.contract?.toLowerCase()', 'null'],
    ['the shares are the ones that were reviewed', 'order.shares,\n  ', ''],
    ['the bank fee is the one that was reviewed', 'order.fee.platform,\n  ', ''],
    ['the expiry is the one that was reviewed', 'order.expiresAt,\n', ''],
  ]),
  ...guardsOf({ file: 'src/tx/kinds/purchase.ts', test: `${RULES}/order-at-bank.test.ts` }, [
    [
      'an order that the service does not have is not paid',
      "(!now) throw new ActionFault('order-ended');",
      '(!now) return;',
    ],
    ['an order that has received money is not paid again', 'isAnythingPaid(now) || ', ''],
    [
      'an order with a hash on record is not paid again',
      '(isAnythingPaid(now) || isReportedElsewhere',
      '(isAnythingPaid(now)',
    ],
    [
      'only the hash of a proven failure is ignored at submit',
      '!ended.includes(now.txHash.toLowerCase())',
      'ended.length === 0',
    ],
    ['an order that no longer waits for payment is not paid', "now.status !== 'WAITING'", "now.status === 'EXPIRED'"],
    ['an order whose figures have changed is not paid', '!hasSameFigures(reviewed, now)', 'false'],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a matching payment in the pool prevents another payment',
      'for (const { hash } of waiting) if (!ended.includes(hash.toLowerCase()) && !(await isOthers(hash))) return { hash };',
      '',
    ],
    [
      'blocks are searched back to before the order',
      '(await node.blockTime(first)) * 1_000n < notBefore',
      'last >= 0n',
    ],
    [
      'the account’s transactions are searched back to before the order',
      '(await node.blockTime(block)) * 1_000n < notBefore',
      'true',
    ],
    ['a failed transaction does not count as a payment', 'receipts[index]?.isSuccess !== false', 'true'],
    ['an account with too many transactions to search is refused', '(left < 0)', '(false)'],
    ['a node that does not answer does not count as searched', 'isNoAnswer(error)', 'false'],
    ['only a transfer of exactly the due amount counts as a payment', 'one.amount === BigInt(amount)', 'true'],
    ['a payment of another order of this browser does not count', 'isOther(hash, times) || ', ''],
    ['a payment mined before the order does not count', 'minedAt * 1_000n >= range.notBefore && ', ''],
    [
      'a payment that the service has for another order does not count',
      'await isOfAnother(engine, hash, intent)',
      '(await isOfAnother(engine, hash, intent)) !== null',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/range.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    ['the search allows for a service clock that is ahead of the chain', 'await lagOf(engine, node, head)', '0n'],
    [
      'an order date in the future does not shorten the search',
      'BigInt(Math.floor(engine.clock.now()))',
      'BigInt(openedAt)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/service/order-record.ts', test: `${RULES}/unpaid-on-chain.test.ts` }, [
    [
      'a hash on record for another order is not this order’s',
      "orders.includes(orderId) ? 'this' : 'another'",
      "'this'",
    ],
    [
      'a payment is not ignored if the service cannot say whose it is',
      "new ActionFault('service-unreachable', { cause })",
      'cause',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/search-backward.ts', test: `${RULES}/unpaid-limits.test.ts` }, [
    [
      'a payment whose block time is unknown is not ignored',
      "node.blockTime(block).catch(nodeFault('nodes-unreachable'))",
      'node.blockTime(block)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/submit/unanswered.ts', test: `${RULES}/in-pool.test.ts` }, [
    [
      'a pending transaction older than the request is not its payment',
      '!isOthers(sent.hash) && !isOfBefore(sent)',
      '!isOthers(sent.hash)',
    ],
  ]),
  ...guardsOf({ file: 'src/tx/search/in-pool.ts', test: `${RULES}/in-pool.test.ts` }, [
    [
      'a payment inside another account’s pending transaction is found',
      'sent) || inputContainsRequest(due, sent)',
      'sent)',
    ],
    [
      'a transaction that carries the payment contains the recipient',
      '[[withoutHexPrefix(effect.to)], [abiWord(effect.amount)]]',
      '[[abiWord(effect.amount)]]',
    ],
    [
      'a transaction that carries the payment contains the amount',
      '[[withoutHexPrefix(effect.to)], [abiWord(effect.amount)]]',
      '[[withoutHexPrefix(effect.to)]]',
    ],
    [
      'a transaction that carries the payment involves this account',
      '(input.includes(withoutHexPrefix(from)) ||\n      [sent.from, sent.to].some((one) => one !== null && isSameAddress(one, from)))',
      'true',
    ],
  ]),
];
