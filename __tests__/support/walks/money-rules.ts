import { decodeFunctionData } from 'viem';
import { ROUTER } from '@/chain/swap/abi';
import type { Placed, Sent } from './chain';
import type { MoneyWalk } from './money-walk';
import type { Prompt } from './prompts';
import type { Tab } from '../money/tab';

export const isPayment = ({ as }: Sent) => as !== 'cancellation' && as !== 'a stranger’s';

export const paidIn = (placed: readonly Placed[]): Sent[] =>
  placed.filter(({ one, place }) => place === 'mined' && isPayment(one)).map(({ one }) => one);

/** Checks the rules that must hold after every command. The error names the broken rule. */
export async function assertRules(walk: MoneyWalk): Promise<Sent[]> {
  const placed = await walk.chain.places();
  const paid = paidIn(placed);
  payOnce(walk, paid);
  askOnlyAfterProof(walk, placed, await walk.chain.time());
  keepHashes(walk);
  for (const tab of walk.tabs) {
    await agreeWithChain(walk, tab, paid);
    offerStep(walk, tab);
  }
  return paid;
}

function fail(rule: string, facts: object): never {
  throw new Error(`${rule}: ${JSON.stringify(facts)}`);
}

function payOnce({ known }: MoneyWalk, paid: readonly Sent[]): void {
  if (paid.length > 1 + known.falseDeclarations)
    fail('more than one payment', {
      paid: paid.map(({ hash, as }) => ({ hash, as })),
      falseDeclarations: known.falseDeclarations,
    });
}

function deadlineOf({ request: { data } }: Prompt): number {
  try {
    return Number(decodeFunctionData({ abi: ROUTER, data: data! }).args.at(-1));
  } catch {
    return Infinity;
  }
}

/** An earlier request of the same action must be refused, declared unsent, or proven not to pay. */
function askOnlyAfterProof({ held }: MoneyWalk, placed: readonly Placed[], chainTime: number): void {
  for (const earlier of held.prompts.slice(0, -1)) {
    if (earlier.isDeclared || earlier.end === 'refused' || deadlineOf(earlier) < chainTime) continue;
    const own = placed.filter(({ one: { prompt, as } }) => prompt === earlier && as !== 'cancellation');
    const isDead = own.length > 0 && own.every(({ place }) => place === 'replaced' || place === 'failed');
    if (!isDead) fail('asked again before a proof', { earlier: earlier.end, places: own.map(({ place }) => place) });
  }
}

const A_DAY_H = 24;

function keepHashes({ named, known, tabs, entered, chain }: MoneyWalk): void {
  if (known.hours >= A_DAY_H) return;
  const journal = JSON.stringify(tabs.map((tab) => tab.journal())).toLowerCase();
  const lost = named.filter((hash) => !journal.includes(hash.slice(2)));
  if (lost.length > 0 && !(known.hasFull && entered.length > 0)) fail('a hash of the wallet is lost', { lost });
  const own = entered.filter((hash) => chain.sent.some((one) => one.hash === hash && isPayment(one)));
  const forgotten = own.filter((hash) => !journal.includes(hash.slice(2)));
  if (forgotten.length > 0 && !known.hasFull) fail('an entered hash is lost', { forgotten });
}

async function agreeWithChain(walk: MoneyWalk, tab: Tab, paid: readonly Sent[]): Promise<void> {
  const { chain, known, entered } = walk;
  const state = walk.stateIn(tab);
  const facts = { state, paid: paid.map(({ hash, as }) => ({ hash, as })), falseDeclarations: known.falseDeclarations };
  const isOwn = (hash: string | null) => chain.sent.some((one) => one.hash === hash) || entered.includes(hash as never);
  if (state.step === 'succeeded' && !paid.some(({ hash }) => hash === state.hash))
    fail('shown as paid, and is not', facts);
  if (SAYS_UNPAID.has(state.step) && paid.length > known.falseDeclarations) fail('shown as not paid, and is', facts);
  if (state.step !== 'altered' && state.step !== 'pending') return;
  if (!isOwn(state.hash)) fail('shows an unknown transaction', facts);
  if (state.step === 'altered' || known.isForked) return;
  const confirmations = await chain.confirmationsOf(state.hash);
  if (state.confirmations > confirmations) fail('shows too many confirmations', { ...facts, confirmations });
}

const SAYS_UNPAID: ReadonlySet<string> = new Set(['reverted', 'cancelled', 'ineffective', 'expired']);

/** The command that presses Pay waits until `checking` is over, so this state must never be seen here. */
function offerStep(walk: MoneyWalk, tab: Tab): void {
  const state = walk.stateIn(tab);
  if (state.step === 'checking') fail('checks for ever', { state });
  const { held } = walk;
  const isAsked = held.prompts.some(({ visit, end }) => visit === held.visit() && (end === 'open' || end === 'sent'));
  if (state.step === 'awaiting-wallet' && !isAsked) fail('waits for a wallet that was not asked', { state });
}
