import { CHAIN, RULES, TX, guardsOf } from './guard';

const snapshotTest = `${RULES}/snapshot.test.ts`;
const checks = `${CHAIN}/checks.test.ts`;
const oddTokens = `${CHAIN}/odd-tokens.test.ts`;
const wallet = `${CHAIN}/wallet.test.ts`;

/** What is looked at before a wallet is asked for anything. */
export const BEFORE_ASKING = [
  ...guardsOf({ file: `${TX}/snapshot.ts`, test: snapshotTest, only: 'The snapshot' }, [
    ['the bank’s address is pinned', 'sameAddress(order.payAddress, config.payAddress) &&', ''],
    ['the token’s contract is pinned', "sameAddress(order.contract ?? '', contract ?? '') &&", ''],
    ['the chain is pinned', 'order.chainId === config.chain.id &&', ''],
    ['the decimals are pinned', 'order.decimals === DECIMALS;', 'true;'],
    ['the amount is more than nothing', 'amount === null || amount === 0n', 'amount === null'],
    ['the currency is one that is paid in', "if (payCurrency === 'USDT') return payTokens.USDT;", 'return payTokens.USDT;'],
    ['the bank does not pay itself', 'if (sameAddress(from, config.payAddress)) throw', "if (sameAddress(from, '')) throw"],
    ['the snapshot is frozen', 'return Object.freeze({', 'return ({'],
    ['what was sent is by the same sender', 'sameAddress(from, sent.from) && ', ''],
    ['what was sent is to the same address', "sameAddress(to, sent.to ?? '') && ", ''],
    ['what was sent is worth the same', 'value === sent.value && ', ''],
    ['what was sent says the same', ' && data.toLowerCase() === sent.input.toLowerCase()', ''],
  ]),
  ...guardsOf({ file: `${TX}/guards.ts`, test: snapshotTest, only: 'The guards' }, [
    ['a wallet is connected', "if (!wallet) throw new PaymentFault('not-connected');", 'if (!wallet) return;'],
    ['it is the linked account', "if (!sameAddress(wallet.address, snapshot.from)) throw new PaymentFault('wrong-account');", ''],
    ['it is on the right network', "if (wallet.chainId !== snapshot.chainId) throw new PaymentFault('wrong-chain');", ''],
    ['the price holds for a minute more', 'now > snapshot.expiresAt - LEAST_LEFT_MS', 'now > snapshot.expiresAt'],
    ['the token has the decimals it is reckoned with', "if (token && token.decimals !== DECIMALS) throw new PaymentFault('odd-token');", ''],
    ['the balance is enough', 'if (held < amount) throw', 'if (held < 0n) throw'],
    ['the network fee is covered', 'if (coin < needed) throw', 'if (coin < 0n) throw'],
    ['the fee comes beside the amount', 'contract ? fee : fee + amount', 'fee'],
  ]),
  ...guardsOf({ file: `${TX}/try-out.ts`, test: oddTokens }, [
    ['the token does not fail', 'await assertAccepted(client, snapshot);', '', { only: 'cannot|no node can try a payment' }],
    ['the token does not say no', "if (FALSE.test(answer.data ?? '')) throw", 'if (answer.data === FALSE.source) throw', { only: 'says no is found out' }],
    ['what arrives is what was sent', 'arriving !== null && arriving !== snapshot.amount', 'arriving !== null && arriving < 0n', { only: 'keeps a hundredth' }],
    ['a payment that fails in its row is not made', 'if (payment.status !== SUCCESS) throw', "if (payment.status === 'never' + SUCCESS) throw", { only: 'fails in its row' }],
  ]),
  ...guardsOf({ file: `${TX}/chain.ts`, test: `${CHAIN}/nodes.test.ts` }, [
    ['a node of another chain is not asked', "if (chainId !== chain.id) throw new PaymentFault('chain-away');", '', { only: 'USDT is not asked for by nodes of another chain' }],
  ]),
  ...guardsOf({ file: 'src/wallet/runtime.ts', test: checks }, [
    ['the wallet’s own network is compared once more', 'data, chainId, gas: null', 'data, gas: null', { only: 'USDT is not asked for on a network that was changed without a word' }],
  ]),
  ...guardsOf({ file: `${TX}/pay.ts`, test: checks }, [
    ['balances are looked at', 'assertCovered(snapshot, balances);', '', { only: 'USDT is not asked for beyond' }],
    ['the fee is reckoned', 'assertFeeCovered(snapshot, balances.coin, fee, coinSymbol);', '', { only: 'BNB is not asked for without the coin' }],
    ['the payment is tried out', "await chain.tryOut(snapshot).catch(nodeFault('would-fail'));", '', { test: oddTokens, only: 'keeps a hundredth' }],
    ['the chain behind the wallet is looked at', 'await assertSameChain(chain, isWarned);', '', { only: 'USDT is not asked for where the wallet stands' }],
    ['the block behind the wallet is ours', 'behind.hash !== (await chain.blockHash(common).catch(away))', "behind.hash === ''", { only: 'USDT is not asked for where the wallet stands' }],
    ['a chain that is not shown is warned of', "if (!isWarned) throw new PaymentFault('unread-chain-behind-wallet');", '', { only: 'USDT is warned of once' }],
    ['only who has read the warning goes on', "before.step === 'ready' && before.refusal === 'unread-chain-behind-wallet'", 'true', { only: 'USDT is warned of once' }],
    ['the wallet is looked at again after the reading', 'assertMayAsk(snapshot, connected(), serviceNow());\n  if', 'if', { only: 'USDT is not asked for once the price' }],
    ['the checks have an end', 'Promise.race([work, late])', 'Promise.race([work, late.catch(() => work)])', { test: `${CHAIN}/nodes.test.ts`, only: 'USDT is not asked for while all are away .silent' }],
    ['nobody presses twice', 'if (!mayPay(before)) return;', '', { test: wallet, only: 'USDT is asked for once where two press at once' }],
    ['one tab pays at a time', "if (!isAlone) throw new PaymentFault('other-tab');", '', { test: wallet, only: 'USDT is asked for once where two tabs press at once, with locks' }],
    ['what was asked before is gone on with, and not checked anew', "if (isStanding(before)) return 'asked-before';", '', { test: wallet, only: 'USDT is never made again' }],
    ['what was asked during the checks is gone on with', "if (isStanding(lastAttempt(order._id, instance))) return 'asked-before';", '', { test: wallet, only: 'USDT is not asked for where a tab' }],
    ['an altered payment is never made again', "attempt.status !== 'failed'", "attempt.status !== 'failed' && attempt.status !== 'altered'", { test: `${CHAIN}/network.test.ts`, only: 'USDT that a wallet changed in its to' }],
    ['the next attempt takes the place of the one that is gone', 'before?.nonce === entry.nonce ? entry.nonce : undefined', 'undefined', { test: `${CHAIN}/network.test.ts`, only: 'USDT is gone after a minute' }],
    ['it is written down before the wallet is asked', "keep(entry);\n  tell(orderId, { type: 'checked' });", "tell(orderId, { type: 'checked' });", { test: wallet, only: 'USDT is found where its hash was lost' }],
    ['the hash is written down at once', 'keepHash(entry, hash);', '', { test: wallet, only: 'USDT goes on after a reload with the hash' }],
    ['a no of the wallet is struck out', 'if (isSurelyUnsent(kind) && strikeOut(entry)) {', 'if (!kind) {', { test: wallet, only: 'USDT is not paid after a no' }],
    ['nothing but a no is struck out', 'if (isSurelyUnsent(kind) && strikeOut(entry)) {', 'if (strikeOut(entry)) {', { test: wallet, only: 'USDT is looked for after a failure' }],
    ['a wallet that hangs does not keep the order for ever', 'noLongerAsking(orderId)]', ']', { test: wallet, only: 'USDT of a wallet that hangs is given up and made again' }],
    ['a late answer says nothing of what was given up', '} else if (isStillOpen(entry)) {', '} else {', { test: wallet, only: 'USDT takes a late answer' }],
  ]),
];
