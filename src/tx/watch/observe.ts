import type { Address, Hash } from '@/api/contract';
import { isSameAddress } from '@/utils/is-same-address';
import { isCountedBefore, isTooOld } from './anchor';
import { matchesRequest } from './matches-request';
import { leavesNoLog } from '../kinds/effects';
import { requestedCallOf, mayBeCarriedOut, type Entry } from '../journal/entry';
import { movedExactAmount, judge } from './judge';
import type { Sent } from '@/chain/call';
import type { ChainNode } from '@/chain/node';
import { isNoAnswer } from '@/chain/node-fault';

type Outcome = 'worked' | 'short' | 'reverted' | 'ineffective';

export type Observation =
  /** The node knows neither the transaction nor a replacement. This proves nothing. */
  | { kind: 'unseen' }
  | { kind: 'waiting'; nonce: number | null }
  | { kind: 'mined'; hash: Hash; nonce: number | null; block: bigint; outcome: Outcome }
  | { kind: 'altered' }
  /** The hash cannot be this attempt's payment, for example because it was mined before the wallet was asked. */
  | { kind: 'stale' }
  /** Another transaction with the same nonce was mined, so this one never can be. */
  | { kind: 'replaced'; hash: Hash; block: bigint };

export type Observed = Pick<ChainNode, 'receipt' | 'transaction' | 'blockTime' | 'codeOf'>;

const UNSEEN: Observation = { kind: 'unseen' };

const hasPaid = (outcome: Outcome): boolean => outcome === 'worked' || outcome === 'short';

/**
 * A payment in a token was already found by its log. Coin leaves no log: the transaction may pay the payee itself, or
 * through code that it sends coin to, or through the code of a delegated account.
 */
async function mayPayPayee(
  { effect, from, to, lendsCode }: Entry,
  { to: called, value, input }: Sent,
  { node, block }: { node: Observed; block: bigint },
): Promise<boolean> {
  if (effect.is !== 'coin-sent' || called === null) return true;
  if (isSameAddress(called, to)) return value > 0n;
  // A wallet cancels by sending nothing to its own account.
  if (isSameAddress(called, from)) return input !== '0x';
  // A relay may have paid instead, and the wallet has used the nonce for something else.
  if (lendsCode) return true;
  const coder = value > 0n ? called : from;
  return (value > 0n && input !== '0x') || (await hadCode(coder as Address, block, node));
}

/**
 * Reads the code at that block, because a delegation can be revoked later. A node without that state proves nothing.
 */
const hadCode = (account: Address, block: bigint, node: Observed): Promise<boolean> =>
  node.codeOf(account, block).then(
    (code) => code !== 'none',
    (error: unknown) => {
      if (isNoAnswer(error)) throw error;
      return true;
    },
  );

/** Coin leaves no log. If another account sends for a delegated one, its payment cannot be recognised. */
export const cannotBeRecognised = ({ effect, lendsCode }: Entry): boolean => leavesNoLog(effect) && lendsCode === true;

export async function observe(entry: Entry, node: Observed, replacement: Hash | null): Promise<Observation> {
  const { hash } = entry;
  if (!hash) return UNSEEN;
  const sent = await node.transaction(hash);
  if (sent) return observeOwn(entry, hash, sent, node);
  return replacement ? observeReplacement(entry, replacement, node) : UNSEEN;
}

async function observeOwn(entry: Entry, hash: Hash, sent: Sent, node: Observed): Promise<Observation> {
  if (!entry.isContract && !isSameAddress(sent.from, entry.from)) return observeOtherAccounts(entry, hash, node);
  const mined = await minedAs(entry, hash, sent.nonce, node);
  if (!entry.isContract && mined?.kind !== 'stale' && !matchesRequest(requestedCallOf(entry), sent))
    return { kind: 'altered' };
  return mined ?? { kind: 'waiting', nonce: sent.nonce };
}

/**
 * Another account may carry out the payment. It counts only if exactly the due amount moved. Otherwise the hash is not this
 * attempt's, and the search goes on.
 */
async function observeOtherAccounts(entry: Entry, hash: Hash, node: Observed): Promise<Observation> {
  if (cannotBeRecognised(entry)) return { kind: 'waiting', nonce: null };
  const isShownByLogs = !leavesNoLog(entry.effect);
  const mayCount = isShownByLogs && mayBeCarriedOut(entry);
  if (entry.found && !mayCount) return { kind: 'stale' };
  const receipt = await node.receipt(hash);
  if (receipt === null) return { kind: 'waiting', nonce: null };
  const { isSuccess, logs, block } = receipt;
  // The wallet may have delegated the account with this very request.
  if (!mayCount && !(await hadCode(entry.from, block, node))) return { kind: 'stale' };
  if (!isShownByLogs) return { kind: 'waiting', nonce: null };
  const isPayment = isSuccess && movedExactAmount(entry.effect, logs) && !isTooOld(entry, await node.blockTime(block));
  return isPayment ? { kind: 'mined', hash, nonce: null, block, outcome: 'worked' } : { kind: 'stale' };
}

async function minedAs(entry: Entry, hash: Hash, nonce: number, node: Observed): Promise<Observation | null> {
  const receipt = await node.receipt(hash);
  if (!receipt) return null;
  const { block, isSuccess, logs } = receipt;
  if (await isOfBefore(entry, { nonce, block }, node)) return { kind: 'stale' };
  // Another transaction may still carry out a contract's payment, so this one counts only if exactly the due amount moved.
  if (entry.isContract && !(isSuccess && movedExactAmount(entry.effect, logs))) return { kind: 'stale' };
  const outcome = isSuccess ? OUTCOMES[judge(entry.effect, logs)] : 'reverted';
  return { kind: 'mined', hash, nonce, block, outcome };
}

type Mined = Readonly<{ nonce: number; block: bigint }>;

/** The nonce shows when an account sent a transaction. Without an agreed nonce count, the block's time decides. */
const isOfBefore = async (entry: Entry, { nonce, block }: Mined, node: Observed): Promise<boolean> =>
  entry.isContract || entry.minedCount === null
    ? isTooOld(entry, await node.blockTime(block))
    : isCountedBefore(entry, nonce);

const OUTCOMES = { full: 'worked', partial: 'short', none: 'ineffective' } as const;

/**
 * A replacement with the same call (sped up) is the same payment under another hash. A different call that may still have
 * paid the payee is `altered`, so that the payment is not repeated. Any other replacement has cancelled the payment.
 */
async function observeReplacement(entry: Entry, replacement: Hash, node: Observed): Promise<Observation> {
  const sent = await node.transaction(replacement);
  if (!sent || sent.nonce !== entry.nonce || !isSameAddress(sent.from, entry.from)) return UNSEEN;
  const mined = await minedAs(entry, replacement, sent.nonce, node);
  if (mined?.kind !== 'mined') return UNSEEN;
  if (matchesRequest(requestedCallOf(entry), sent)) return mined;
  if (hasPaid(mined.outcome) && (await mayPayPayee(entry, sent, { node, block: mined.block })))
    return { kind: 'altered' };
  return { kind: 'replaced', hash: replacement, block: mined.block };
}
