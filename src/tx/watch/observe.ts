import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { wasNonceUsedAtSubmit, isTooOld } from '../search/anchor';
import { matchesRequest, matchesRequestAtLeast } from '../request/matches-request';
import { effectFor, leavesNoLog } from '../request/effects';
import { requestedCallOf, mayBeCarriedOut, type Entry } from '../journal/entry';
import { isNamed, sightingOf } from '../journal/entered';
import { movedAnyAmount, movedExactAmount, judge, type EffectResult } from '../request/judge';
import type { Log, Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { isNoAnswer } from '@/chain/node-fault';

/** The sender and nonce of a transaction. The sender may differ from the attempt's account. */
export type Sender = Readonly<{ from: Address; nonce: number }>;

type Outcome = EffectResult | 'altered' | 'reverted';

export type Observation =
  /** The node knows neither the transaction nor a replacement, which proves nothing. */
  | { kind: 'unseen' }
  | { kind: 'waiting'; nonce: number | null; by?: Sender }
  | { kind: 'mined'; hash: Hash; nonce: number | null; block: bigint; outcome: Outcome }
  /** The pending transaction has other call data than requested. */
  | { kind: 'altered' }
  /**
   * The hash cannot be this attempt's payment, for example because it was mined before the wallet was asked. `block` is
   * the block that shows this, because a reorganisation may change what the transaction did.
   */
  | { kind: 'stale'; block?: bigint }
  /** Another transaction with the same nonce was mined, so this one can no longer be mined. */
  | { kind: 'replaced'; hash: Hash; block: bigint };

export type Observed = Pick<ChainNode, 'receipt' | 'transaction' | 'blockTime' | 'codeOf'>;

const UNSEEN: Observation = { kind: 'unseen' };

const hasPaid = (outcome: Outcome): boolean => outcome === 'paid' || outcome === 'short';

/**
 * Whether the replacement may have paid the payee. A payment in a token was already found by its log, but BNB leaves no
 * log. These may therefore be payments: a transfer to the payee, BNB sent to an account with code, and a call of a
 * delegated account's code.
 */
async function mayPayPayee(
  { effect, from, to, isDelegated }: Entry,
  { to: called, value, input }: Sent,
  { node, block }: { node: Observed; block: bigint },
): Promise<boolean> {
  if (effect.type !== 'coin-transfer' || called === null) return true;
  if (isSameAddress(called, to)) return value > 0n;
  // A wallet cancels a transaction by sending zero BNB to its own account.
  if (isSameAddress(called, from)) return input !== '0x';
  // A relay may have paid instead, while the wallet used the nonce for something else.
  if (isDelegated) return true;
  const codeAccount = value > 0n ? called : from;
  return (value > 0n && input !== '0x') || (await hadCode(codeAccount as Address, block, node));
}

/**
 * Reads the code as of this block, because a delegation can be revoked later. A node without that state proves nothing.
 */
const hadCode = (account: Address, block: bigint, node: Observed): Promise<boolean> =>
  node.codeOf(account, block).then(
    (code) => code !== 'none',
    (error: unknown) => {
      if (isNoAnswer(error)) throw error;
      return true;
    },
  );

/**
 * Whether nothing identifies the payment: a BNB transfer that another account can send for a delegated account leaves
 * no log.
 */
export const cannotBeRecognised = ({ effect, isDelegated }: Entry): boolean =>
  leavesNoLog(effect) && isDelegated === true;

export async function observe(entry: Entry, node: Observed, replacement: Hash | null): Promise<Observation> {
  const { hash } = entry;
  if (!hash) return UNSEEN;
  const sent = await node.transaction(hash);
  if (sent) return observeOwn(entry, hash, sent, node);
  return replacement ? observeReplacement(entry, replacement, node) : UNSEEN;
}

async function observeOwn(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  if (!entry.isContract && !isSameAddress(sent.from, entry.from)) return observeOtherAccounts(entry, hash, sent, node);
  const mined = await minedAs(entry, hash, sent, node);
  if (entry.isContract || mined?.kind === 'stale' || matchesRequest(requestedCallOf(entry), sent))
    return mined ?? { kind: 'waiting', nonce: sent.nonce };
  const isOnlyEntered = entry.found === true && isNamed(entry);
  if (!isOnlyEntered || matchesRequestAtLeast(requestedCallOf(entry), sent)) return { kind: 'altered' };
  return observeEntered(entry, hash, sent, node);
}

/**
 * Observes an entered transaction with another call than requested. The investor may have entered the hash of another
 * payment.
 */
async function observeEntered(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  const receipt = await node.receipt(hash);
  if (receipt === null) return { kind: 'waiting', nonce: sent.nonce };
  const { isSuccess, logs, block } = receipt;
  if (!isSuccess || !hadSimilarEffect(entry, sent, logs)) return { kind: 'stale', block };
  return { kind: 'mined', hash, nonce: sent.nonce, block, outcome: 'altered' };
}

/**
 * Whether the transaction had the requested effect, but with another amount or from another account chosen in the
 * wallet.
 */
function hadSimilarEffect({ effect, to, from, isDelegated }: Entry, sent: Sent, logs: readonly Log[]): boolean {
  if (effect.type !== 'coin-transfer')
    return movedAnyAmount(effect, logs) || movedAnyAmount(effectFor(effect, sent.from as Address), logs);
  const isBatch = isDelegated === true && isSameAddress(sent.to ?? '', from) && sent.input !== '0x';
  return isBatch || (isSameAddress(sent.to ?? '', to) && sent.value > 0n);
}

/**
 * Observes a payment that another account may have executed. It counts only if exactly the due amount moved. With
 * another amount, the payment is altered if the wallet or the investor named its hash. Otherwise, the transaction is
 * not this attempt's, and the search continues.
 */
async function observeOtherAccounts(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  const waiting = { kind: 'waiting', nonce: null, by: { from: sent.from as Address, nonce: sent.nonce } } as const;
  if (cannotBeRecognised(entry) && !isNamedForCall(entry, sent))
    return (await minedTooEarly(entry, hash, node)) ?? waiting;
  const isShownByLogs = !leavesNoLog(entry.effect);
  const mayCount = isShownByLogs && mayBeCarriedOut(entry);
  if (!isNamed(entry) && !mayCount) return { kind: 'stale' };
  const receipt = await node.receipt(hash);
  if (receipt === null) return waiting;
  const { isSuccess, logs, block } = receipt;
  const minedWith = (outcome: Outcome): Observation => ({ kind: 'mined', hash, nonce: null, block, outcome });
  const isNew = isSuccess && !isTooOld(entry, await node.blockTime(block));
  if (isNew && (isNamedForCall(entry, sent) || isNamedForSender(entry, sent, logs))) return minedWith('altered');
  // The wallet may have delegated the account within this request.
  const isCarriedOut = mayCount || (await hadCode(entry.from, block, node));
  if (!isShownByLogs) return isCarriedOut ? waiting : { kind: 'stale', block };
  const outcome = isNew ? outcomeByOthers(entry, logs) : null;
  if (outcome === null) return { kind: 'stale', block };
  return minedWith(isCarriedOut ? outcome : 'altered');
}

async function minedTooEarly(entry: Entry, hash: Hash, node: Observed): Promise<Observation | null> {
  const receipt = await node.receipt(hash);
  if (receipt === null || !isTooOld(entry, await node.blockTime(receipt.block))) return null;
  return { kind: 'stale', block: receipt.block };
}

/**
 * Whether the wallet or the investor named the hash, and its transaction makes the requested call. Any account may
 * have sent the transaction, because the investor may have chosen another account in the wallet.
 */
const isNamedForCall = (entry: Entry, sent: Sent): boolean =>
  isNamed(entry) && matchesRequestAtLeast(requestedCallOf(entry), { ...sent, from: entry.from });

/**
 * Whether another account sent a transaction with the requested effect, whose hash the wallet or the investor named.
 * The amount may differ.
 */
const isNamedForSender = (entry: Entry, sent: Sent, logs: readonly Log[]): boolean =>
  isNamed(entry) && !movedAnyAmount(entry.effect, logs) && hadSimilarEffect(entry, sent, logs);

/**
 * A relay may deduct its fee from the amount. A payment of another amount counts only if the wallet or the investor
 * named its hash.
 */
function outcomeByOthers(entry: Entry, logs: readonly Log[]): Outcome | null {
  if (movedExactAmount(entry.effect, logs)) return 'paid';
  return isNamed(entry) && movedAnyAmount(entry.effect, logs) ? 'altered' : null;
}

async function minedAs(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation | null> {
  const receipt = await node.receipt(hash);
  if (!receipt) return null;
  const { nonce } = sent;
  const { block } = receipt;
  if (await isOfBefore(entry, { nonce, block }, node)) return { kind: 'stale', block };
  const outcome = entry.isContract ? outcomeForContract(entry, sent, receipt) : outcomeOf(entry, receipt);
  return outcome === null ? { kind: 'stale', block } : { kind: 'mined', hash, nonce, block, outcome };
}

type Done = Readonly<{ isSuccess: boolean; logs: readonly Log[] }>;

export const outcomeOf = ({ effect }: Entry, { isSuccess, logs }: Done): Outcome =>
  isSuccess ? judge(effect, logs) : 'reverted';

/** The failure of a contract's transaction proves nothing, because another transaction may still make the payment. */
function outcomeForContract(entry: Entry, sent: Sent, { isSuccess, logs }: Done): Outcome | null {
  if (!isSuccess) return null;
  return outcomeByOthers(entry, logs) ?? (isNamedForCall(entry, sent) ? 'altered' : null);
}

type Mined = Readonly<{ nonce: number; block: bigint }>;

/**
 * Whether the transaction is older than the attempt. The nonce shows this. Without an agreed nonce count, the block's
 * time does.
 */
const isOfBefore = async (entry: Entry, { nonce, block }: Mined, node: Observed): Promise<boolean> =>
  entry.isContract || entry.minedNonceCount === null
    ? isTooOld(entry, await node.blockTime(block))
    : wasNonceUsedAtSubmit(entry, nonce);

/**
 * A replacement with the same call (a speed-up) is the same payment under another hash. One with a different call that
 * may have paid the payee is `altered`, so that the investor does not pay again. Any other replacement has cancelled
 * the payment.
 */
async function observeReplacement(entry: Entry, replacement: Hash, node: Observed): Promise<Observation> {
  const sent = await node.transaction(replacement);
  const sighting = sightingOf(entry, entry.hash);
  if (sent && sighting && isMadeBy(sent, sighting)) return observeOtherReplacement(entry, replacement, sent, node);
  if (!sent || sent.nonce !== entry.nonce || !isSameAddress(sent.from, entry.from)) return UNSEEN;
  const mined = await minedAs(entry, replacement, sent, node);
  if (mined?.kind !== 'mined') return UNSEEN;
  if (matchesRequest(requestedCallOf(entry), sent)) return mined;
  if (hasPaid(mined.outcome) && (await mayPayPayee(entry, sent, { node, block: mined.block })))
    return { ...mined, outcome: 'altered' };
  return { kind: 'replaced', hash: replacement, block: mined.block };
}

const isMadeBy = (sent: Sent, { from, nonce }: Sender): boolean =>
  sent.nonce === nonce && isSameAddress(sent.from, from);

/**
 * Observes the replacement of another account's transaction. Only a replacement that did what was requested shows the
 * outcome of the payment.
 */
async function observeOtherReplacement(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  const seen = await observeOtherAccounts(entry, hash, sent, node);
  return seen.kind === 'stale' ? UNSEEN : seen;
}
