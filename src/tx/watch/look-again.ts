import type { Hash } from '@/api/contract';
import { quorumOf, receivedIn } from '@/chain/agreement';
import { askNodes } from '@/chain/ask-nodes';
import type { ChainNode } from '@/chain/node';
import type { Nodes } from '@/chain/nodes';
import { ActionFault } from '@/errors/action-fault';
import { namesIn } from '@/errors/wallet-error';
import { hashesOf, idOf, initialReportOf, isOpen, requestedCallOf, type Entry } from '../journal/entry';
import { openEnteredHashesOf } from '../journal/entered';
import { readJournal, updateEntry } from '../journal/journal';
import type { Intent } from '../kinds/intent';
import { publish } from '../publish';
import type { Engine } from '../engine';
import { isSameRequest } from '../request/matches-request';
import { attemptsOf } from '../search/not-on-chain';
import { outcomeOf } from './observe';
import { isClosed } from './watch';

/** Whether no node knew the hash when the action closed. The wallet may have sent the transaction again since. */
export const mayBeMinedAfterAll = (entry: Entry): boolean =>
  entry.failure === 'dropped' && knownHashesOf(entry).length > 0;

const knownHashesOf = (entry: Entry): readonly string[] => [...hashesOf(entry), ...openEnteredHashesOf(entry)];

/**
 * Looks once more for a dropped transaction, and reopens its attempt if any node knows the transaction. Returns how
 * many nodes answered, and whether any of them knows the transaction.
 */
export async function lookAgain(
  engine: Engine,
  entry: Entry,
  nodes: Nodes,
): Promise<{ answered: number; isKnown: boolean }> {
  const { answers } = await askNodes(nodes, async (node) => {
    const found = await Promise.all(knownHashesOf(entry).map((hash) => node.transaction(hash as Hash)));
    return found.some((sent) => sent !== null);
  });
  const received = receivedIn(answers);
  const isKnown = received.includes(true);
  if (isKnown && (await updateEntry(engine, idOf(entry), opened, mayBeMinedAfterAll))) publish(engine, entry.key);
  return { answered: received.length, isKnown };
}

const opened = ({ hash }: Entry) => ({ status: hash === null ? 'unanswered' : 'pending', failure: undefined }) as const;

const hasMinedEnd = ({ failure }: Entry): boolean =>
  failure === 'cancelled' || failure === 'reverted' || failure === 'ineffective';

/**
 * Reopens failed attempts of the action, or with an equal request, whose proof a reorganisation has removed. The proof
 * is the mined transaction that used the nonce. Without it, the payment may still be mined. A node that has deleted the
 * blocks of that time counts as showing the proof if it counts the nonce as used.
 */
export async function reopenUnproven(engine: Engine, intent: Intent, nodes: Nodes): Promise<void> {
  const attempts = attemptsOf(engine, intent);
  const mayReappear = (entry: Entry) =>
    attempts.includes(entry) || (isSimilar(intent, entry) && !isClosed(engine, entry));
  for (const entry of readJournal(engine).entries.filter((one) => hasMinedEnd(one) && mayReappear(one))) {
    const { answers } = await askNodes(nodes, (node) => showsEnd(entry, node));
    const received = receivedIn(answers);
    if (received.filter((isShown) => isShown).length >= quorumOf(nodes)) continue;
    if (received.filter((isShown) => !isShown).length < quorumOf(nodes)) throw new ActionFault('nodes-unreachable');
    const pending = { status: 'pending', failure: undefined, replacement: undefined } as const;
    const isUnchanged = ({ failure }: Entry) => failure === entry.failure;
    await updateEntry(engine, idOf(entry), { ...pending, reportState: initialReportOf(entry) }, isUnchanged);
    publish(engine, entry.key);
  }
}

async function showsEnd(entry: Entry, node: ChainNode): Promise<boolean> {
  const { hash, replacement, failure } = entry;
  const receipt = await node.receipt((replacement ?? hash) as Hash);
  if (receipt === null) return (await hasDeleted(BigInt(entry.blockAtSubmit), node)) && hasUsedNonce(entry, node);
  return failure === 'cancelled' || outcomeOf(entry, receipt) === failure;
}

const hasUsedNonce = async ({ from, nonce }: Entry, node: ChainNode): Promise<boolean> =>
  nonce !== null && (await node.nonce(from)) > nonce;

async function hasDeleted(block: bigint, node: ChainNode): Promise<boolean> {
  try {
    await node.blockHash(block);
    return false;
  } catch (error) {
    if (!namesIn(error).includes('BlockNotFoundError')) throw error;
    return (await node.height()) > block;
  }
}

/**
 * Throws if a node now knows the transaction of another action's attempt with an equal request. Such an attempt may
 * have closed without proof of its outcome.
 */
export async function assertNoneReappeared(engine: Engine, intent: Intent, nodes: Nodes): Promise<void> {
  const similar = readJournal(engine).entries.filter(
    (entry) => isSimilar(intent, entry) && hasUnknownEnd(engine, entry),
  );
  for (const entry of similar) {
    const { answered, isKnown } = await lookAgain(engine, entry, nodes);
    if (isKnown) throw new ActionFault('paid-elsewhere');
    if (answered < quorumOf(nodes)) throw new ActionFault('nodes-unreachable');
  }
}

const hasUnknownEnd = (engine: Engine, entry: Entry): boolean =>
  mayBeMinedAfterAll(entry) || (isOpen(entry) && knownHashesOf(entry).length > 0 && isClosed(engine, entry));

const isSimilar = ({ key, chainId, call, effect }: Intent, entry: Entry): boolean =>
  entry.key !== key && entry.chainId === chainId && isSameRequest({ call, effect }, requestedCallOf(entry));
