import { CHAIN, RULES, TX, guardsOf } from './guard';

const file = (name: string) => `${CHAIN}/${name}.test.ts`;
const [checks, oddTokens, wallet, nodes] = [file('checks'), file('odd-tokens'), file('wallet'), file('nodes')];
const [network, unanswered, storage, browsers] = [file('network'), file('unanswered'), file('storage'), file('two-browsers')];

/** What only a real wallet, a real chain and a whole page of the app can show to be missing. */
export const ON_THE_CHAIN = [
  ...guardsOf({ file: `${TX}/simulate.ts`, test: oddTokens }, [
    ['the token does not fail', 'await assertAccepted(client, snapshot);', '', { only: 'cannot|no node can try a payment' }],
    ['the token does not say no', "if (FALSE.test(answer.data ?? '')) throw", 'if (answer.data === FALSE.source) throw', { only: 'says no is found out' }],
    ['what arrives is what was sent', 'arriving !== null && arriving !== snapshot.amount', 'arriving !== null && arriving < 0n', { only: 'keeps a hundredth' }],
    ['a payment that fails in its row is not made', 'if (payment.status !== SUCCESS) throw', "if (payment.status === 'never' + SUCCESS) throw", { only: 'fails in its row' }],
  ]),
  ...guardsOf({ file: `${TX}/chain.ts`, test: nodes }, [
    ['a node of another chain is not asked', "if (chainId !== chain.id) throw new PaymentFault('chain-away');", '', { only: 'USDT is not asked for by nodes of another chain' }],
  ]),
  ...guardsOf({ file: 'src/wallet/runtime.ts', test: checks }, [
    ['the wallet’s own network is compared once more', 'data, chainId, gas: null', 'data, gas: null', { only: 'USDT is not asked for on a network that was changed without a word' }],
  ]),
  ...guardsOf({ file: `${TX}/prepare.ts`, test: checks }, [
    ['balances are looked at', 'assertCovered(snapshot, balances);', '', { only: 'USDT is not asked for beyond' }],
    ['the fee is reckoned', 'assertFeeCovered(snapshot, balances.coin, fee, coin);', '', { only: 'BNB is not asked for without the coin' }],
    ['the payment is simulated', "await chain.simulate(snapshot).catch(nodeFault('would-fail'));", '', { test: oddTokens, only: 'keeps a hundredth' }],
    ['the chain behind the wallet is looked at', 'await assertSameChain(nodes.chain, acceptedUnreadChain);', '', { only: 'USDT is not asked for where the wallet stands' }],
    ['the block behind the wallet is ours', 'behind.hash !== (await chain.blockHash(common).catch(away))', "behind.hash === ''", { only: 'USDT is not asked for where the wallet stands' }],
    ['a chain that is not shown is warned of', "if (!acceptedUnreadChain) throw new PaymentFault('unread-chain-behind-wallet');", '', { only: 'USDT is warned of' }],
    ['the price is looked at again after the reading', 'assertPriceHolds(snapshot, serviceNow());\n  if (Date.now()', 'if (Date.now()', { only: 'USDT is not asked for once the price' }],
    ['what was read is not old', "if (Date.now() - readAt > FRESH_FOR_MS) throw new PaymentFault('checks-too-slow');", '', { test: browsers, only: 'has grown old' }],
    ['the order is read again', 'await assertDue(order, snapshot, nodes);', '', { test: browsers, only: 'USDT is not asked for where the bank has a hash' }],
    ['the order on record is compared', 'assertStillDue(order, now, endedHashes(entriesOf(keyOfOrder(order._id))));', '', { test: browsers, only: 'USDT is not asked for where the bank names' }],
    ['no answer of the service is no leave', "throw new PaymentFault('service-away', { cause });", 'return { ...order, cause };', { test: browsers, only: 'USDT is not asked for where the bank does not say' }],
    ['the chain is read again', "if (found?.status === 'rejected') throw found.reason;", '', { test: browsers, only: 'where the chain has the payment' }],
    ['no answer of the nodes is no leave', "if (answers.every(({ status }) => status === 'rejected')) throw new PaymentFault('chain-away');", '', { test: browsers, only: 'no node tells what was transferred' }],
    ['what is on record of other orders keeps this one', "if (barrier !== null && barrier !== 'own') throw new PaymentFault(barrier);", '', { test: unanswered, only: 'keeps every other order' }],
    ['what was asked before is gone on with, and not checked anew', 'if (isUnderWay(snapshot)) return null;', '', { test: wallet, only: 'USDT is never made again' }],
    ['the second attempt takes the place of the first', 'return { nonce: isAgreed ? first.mined : undefined,', 'return { nonce: undefined,', { test: unanswered, only: 'USDT is paid in the place of the first' }],
  ]),
  ...guardsOf({ file: `${TX}/pay.ts`, test: wallet }, [
    ['the wallet is looked at again after the reading', 'assertStillSo(attempt);', '', { test: browsers, only: 'has grown old' }],
    ['the checks have an end', 'Promise.race([work, late])', 'Promise.race([work, late.catch(() => work)])', { test: nodes, only: 'USDT is not asked for while all are away .silent' }],
    ['nobody presses twice', 'if (!mayPay(paymentByKey(key).get())) return;', '', { only: 'USDT is asked for once where two press at once' }],
    ['one tab pays at a time', "if (!isFree) throw new PaymentFault('other-tab');", '', { only: 'USDT is asked for once where two tabs press at once, with locks' }],
    ['an older tab’s lock is held too', 'assertFree(isOrderFree);', '', { test: file('old-journal'), only: 'holds the order’s lock' }],
    ['what was asked during the checks is gone on with', 'if (isUnderWay(attempt.snapshot)) return false;', '', { test: file('old-journal'), only: 'which knows no lock' }],
    ['the service is told before the wallet is asked', 'const release = await holdOrder(press.order._id);', 'const release = (await Promise.resolve(holdOrder), () => undefined);', { test: browsers, only: 'USDT is not asked for while another browser' }],
    ['it is written down before the wallet is asked', 'if (await writeDown(attempt.entry)) return true;', 'if (attempt.entry) return true;', { only: 'USDT is found where its hash was lost' }],
    ['a browser that keeps nothing is not paid from', "throw new PaymentFault('not-kept');", 'return true;', { test: storage, only: 'USDT is not asked for where storage' }],
    ['the hash is written down at once', 'await keepHash(entry, hash);', '', { only: 'USDT goes on after a reload with the hash' }],
    ['what is no hash is no answer', 'if (!isHash(hash) || isOfAnother(hash, entry)) throw', 'if (isOfAnother(hash, entry)) throw', { only: 'in place of a hash' }],
    ['the hash of a payment of before is no answer', 'if (!isHash(hash) || isOfAnother(hash, entry)) throw', 'if (!isHash(hash)) throw', { only: 'USDT is looked for at once where the wallet answers' }],
    ['nothing but a no is struck out', '(isUnsent || earlier !== undefined) && (await strikeOut', '(isUnsent || entry) && (await strikeOut', { only: 'USDT is looked for after a failure' }],
    ['a busy wallet may be busy with the first question', 'if (earlier) await amend(idOf(earlier), { saidUnsentAt: undefined });', '', { test: unanswered, only: 'USDT is unanswered again' }],
  ]),
  ...guardsOf({ file: `${TX}/unanswered.ts`, test: unanswered }, [
    ['nothing is said not to be sent before it was looked for', " || payment.step !== 'looking' || !payment.isSearched", '', { only: 'USDT is looked for during 20 seconds' }],
  ]),
  ...guardsOf({ file: `${TX}/follow-unanswered.ts`, test: unanswered }, [
    ['a hash that is named is what was asked for', '(entry.isContract || isAsAsked(entry, sent)) && !isOfOther(entry)(claimed)', 'sent', { only: 'USDT is not taken for another' }],
    ['what is not closed is looked for on', 'if (hash === null && isWhole && isClosed(entry)) await close(entry);', 'if (hash === null && isWhole) await close(entry);', { only: 'USDT is found where the first question' }],
  ]),
  ...guardsOf({ file: `${TX}/follow-hash.ts`, test: network }, [
    ['a payment that nobody knows is lost only once it is closed', 'return isAgreed && isClosed(entry);', 'return isAgreed;', { only: 'USDT is never gone for being unknown' }],
    ['a transaction that is found under another hash is followed', 'if (hash !== null && hash !== entry.hash) await adopt(entry, hash);', '', { only: 'USDT is found under a hash' }],
    ['an alarm outlives a reload', "amend(idOf(entry), { status: 'altered' })", "amend(idOf(entry), { status: 'failed', failure: 'reverted' })", { only: 'USDT that a wallet changed in its to' }],
    ['what took its place leaves its own hash on record', '...(mined !== entry.hash && { replacement: mined })', 'hash: mined', { only: 'USDT is cancelled by another' }],
    ['all nodes are asked before the last word', 'const verdict = verdictOf(told);', 'const verdict = verdictOf(told.slice(0, 1));', { test: nodes, only: 'USDT is paid where one of three' }],
  ]),
  ...guardsOf({ file: `${TX}/publish.ts`, test: network }, [
    ['a failure is told after a reload', "if (failure !== undefined) tell(key, { type: 'over', how: failure, hash: replacement ?? hash });\n  else if", 'if', { test: `${RULES}/publish.test.ts`, only: 'says how an attempt has ended' }],
  ]),
];
