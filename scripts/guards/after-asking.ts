import { CHAIN, RULES, TX, guardsOf } from './guard';

const wallet = `${CHAIN}/wallet.test.ts`;
const network = `${CHAIN}/network.test.ts`;
const nodes = `${CHAIN}/nodes.test.ts`;

/** What is believed once a wallet was asked. */
export const AFTER_ASKING = [
  ...guardsOf({ file: `${TX}/fault.ts`, test: `${RULES}/snapshot.test.ts`, only: 'What a' }, [
    ['only a refusal by the wallet itself counts as unsent', "'not-connected',\n]);", "'not-connected', 'wallet-failed', 'wallet-away',\n]);"],
    ['a fault of our own keeps its name', 'if (cause instanceof PaymentFault) throw cause;', ''],
  ]),
  ...guardsOf({ file: `${TX}/alone.ts`, test: `${RULES}/alone.test.ts` }, [
    ['a lease that is fresh keeps others out', 'if (isFresh(localStore.read(key))) return work(false);', ''],
    ['whoever wrote last holds the lease', 'if (localStore.read(key) !== mark) return work(false);', ''],
  ]),
  ...guardsOf({ file: `${TX}/journal.ts`, test: `${RULES}/journal.test.ts` }, [
    ['an attempt is written where it stands', 'isKnown ? entries.map((one) => (isSameAttempt(one, next) ? next : one)) : [...entries, next]', '[...entries.filter((one) => !isKnown || !isSameAttempt(one, next)), next]'],
    ['what is closed is not amended', ' && isOpen(last) ? last', ' ? last'],
    ['only the last attempt is amended', 'last && isSameAttempt(last, read) && ', 'last && '],
    ['a settled payment is not opened by a late hash', "if (last.status !== 'confirmed' && last.status !== 'altered') keep", 'keep'],
    ['what is open is never thrown away', 'isOpen(one) || completed.includes(one)', 'entries.indexOf(one) >= entries.length - COMPLETED_KEPT || completed.includes(one)'],
    ['an attempt belongs to its chain', 'one.orderId === orderId && one.instance === instance', 'one.orderId === orderId'],
    ['only what was not sent is struck out', '!isSameAttempt(one, gone) || ', ''],
    ['what the chain has shown is not struck out', " || one.status !== 'asked'", ''],
    ['one entry that cannot be read takes no other with it', 'return parsed.success ? [parsed.data as Entry] : [];', 'if (!parsed.success) throw parsed.error;\n      return [parsed.data as Entry];'],
  ]),
  ...guardsOf({ file: `${TX}/payment.ts`, test: `${RULES}/payment.test.ts` }, [
    ['the last word is not taken back', 'if (isFinal(state)) return state;', ''],
    ['what may be on its way forbids another payment', "new Set(['ready', 'reverted', 'cancelled', 'dropped'])", "new Set(['ready', 'looking', 'reverted', 'cancelled', 'dropped'])"],
    ['a press counts only where one may pay', "mayPay(state) ? { step: 'checking' } : state", "{ step: 'checking' }"],
    ['a hash is not forgotten for a refusal', "state.step === 'checking' ? { step: 'ready'", "state ? { step: 'ready'"],
    ['a hash is not forgotten for a late no', "state.step === 'asking' || state.step === 'looking' ?", 'state ?'],
    ['the end of an attempt says nothing of the next one', 'isBeingAsked(state) ? state : ', ''],
    ['a hash is not forgotten for a wallet that says nothing', "mayBeUnanswered(state) ? {", 'state ? {'],
    ['nothing on its way is set back to ready', 'mayPay(state) ? READY : state', 'READY'],
  ]),
  ...guardsOf({ file: `${TX}/verdict.ts`, test: `${RULES}/verdict.test.ts` }, [
    ['three confirmations before paid or refused', 'if (sighting.confirmations < ENOUGH) return null;', ''],
    ['three confirmations before cancelled', "sighting.confirmations < ENOUGH ? null : 'cancelled'", "'cancelled'"],
    ['a minute before it is gone', "unknownForMs > HEARD_WITHIN_MS ? 'dropped' : null", "'dropped'"],
    ['all nodes say so', 'heard.every(', 'heard.some('],
    ['somebody says so', 'heard.length > 0 && ', ''],
    ['a node of another chain is not heard', 'if ((await node.instance()) !== entry.instance) return null;', ''],
    ['a node that has stayed behind is not heard', 'height + BEHIND >= highest', 'height <= highest'],
  ]),
  ...guardsOf({ file: `${TX}/watch.ts`, test: `${RULES}/watch.test.ts` }, [
    ['something else than was seen is an alarm', "if (!isWhatWasSeen(seen(entry), sent)) return { kind: 'altered', hash };", ''],
    ['what waits in the pool is not unknown', '(await chain.nonceWithPool(entry.from)) <= entry.nonce', '(await chain.nonce(entry.from)) <= entry.nonce'],
    ['a place that was used without a hash says nothing', "if (entry.hash === null) return { kind: 'unknown' };", ''],
    ['an earlier payment is not taken for this one', 'sent.nonce >= entry.nonce && ', ''],
    ['what is not found is not cancelled', "if (!other) return { kind: 'waiting' };", "if (!other) return { kind: 'cancelled', hash: entry.hash, confirmations: 3n };"],
    ['what has just lost its block waits', "(await minedAs(entry, same.hash, chain)) ?? { kind: 'waiting' }", "(await minedAs(entry, same.hash, chain)) ?? { kind: 'unknown' }"],
    ['a block of the future confirms nothing', 'return above > 0n ? above : 0n;', 'return above < 0n ? -above : above;'],
  ]),
  ...guardsOf({ file: `${TX}/moved.ts`, test: `${RULES}/moved.test.ts` }, [
    ['the token itself must say so', 'sameAddress(log.address, to) && ', ''],
    ['who paid and who was paid must be as asked', 'log.topics.join().toLowerCase() === wanted && ', ''],
    ['nothing is not a payment', ' && BigInt(log.data) > 0n', ''],
  ]),
  ...guardsOf({ file: `${TX}/chain.ts`, test: `${CHAIN}/odd-tokens.test.ts` }, [
    ['a receipt alone is not a payment', " && hasMoved(called, logs)", '', { only: 'one that says yes and moves nothing, since' }],
  ]),
  ...guardsOf({ file: `${TX}/follow.ts`, test: wallet }, [
    ['what was never answered is not said to be gone by itself', "if (sighting.kind === 'unknown' && !entry.hash) return false;", '', { only: 'USDT of a wallet that hangs' }],
    ['each node is asked before the last word', 'if (!verdict || !(await isUnanimous(entry, verdict, each))) return false;', 'if (!verdict) return false;', { test: nodes, only: 'USDT where node 0 of three lies' }],
    ['each node is asked before it is given up', "sighting.kind === 'unknown' && (await isUnanimous(entry, 'dropped', each))", "sighting.kind === 'unknown'", { test: nodes, only: 'USDT is not given up' }],
    ['only what is unknown is given up', "if (sighting.kind === 'unknown' && (await isUnanimous(entry, 'dropped', each))) conclude(", 'conclude(', { only: 'USDT is not given up while something' }],
    ['only what has no hash is given up', "if (!entry || entry.status !== 'asked') return;", 'if (!entry) return;', { test: network, only: 'USDT is gone after a minute' }],
    ['a question that is open here is not taken for lost', "if (paymentOf(orderId).get().step === 'asking') return;", '', { only: 'USDT of a wallet that hangs' }],
    ['the last word of another tab is heard', 'tellAll(entry);\n    return true;', 'return true;', { test: `${CHAIN}/edges.test.ts`, only: 'confirmed meanwhile' }],
    ['an alarm outlives a reload', "status: 'altered' }))", "status: 'failed' }))", { test: network, only: 'USDT that a wallet changed in its to' }],
    ['the minute begins anew where it was heard of', "sighting.kind === 'unknown' ? (watch.unknownSince ?? now) : null", 'watch.unknownSince ?? now', { test: network, only: 'USDT is not gone where a node hears' }],
  ]),
];
