import { during } from '../money/clock';
import type { MoneyWalk } from './money-walk';
import { assertRules } from './money-rules';

/** Refusals that are no dead end: the screen names another way on. */
const HAS_ANOTHER_WAY = new Set(['order-ended', 'review-expired', 'review-unrecorded', 'price-ended', 'quote-changed']);
const MOST_TURNS = 6;

/**
 * At the end all is well again: the nodes and the service answer, the wallet's open requests are refused, and what waits
 * is mined. An investor who does what the screen offers must then come to an end.
 */
export async function comesToAnEnd(walk: MoneyWalk): Promise<void> {
  const { bench, known, openPrompts, fails, chain } = walk;
  bench.doors.forEach((door) => door.open());
  bench.bank.answers('as it should');
  walk.frees();
  known.isNodeAway = false;
  for (const prompt of openPrompts()) fails(prompt, 4_001);
  await chain.mine(4);
  await walk.passes(60_000);
  const told: unknown[] = [];
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const state = walk.stateIn(walk.tabs[0]!);
    told.push(state);
    if (await isEnd(walk, told)) return;
  }
  throw new Error(`no end is in sight: ${JSON.stringify(told)}`);
}

async function isEnd(walk: MoneyWalk, told: unknown[]): Promise<boolean> {
  const { tabs, chain, known } = walk;
  const tab = tabs[0]!;
  const state = walk.stateIn(tab);
  const asAsked = (await assertRules(walk)).filter(({ as }) => as === 'as asked');
  const dead = (rule: string): never => {
    throw new Error(`${rule}: ${JSON.stringify({ told, asAsked: asAsked.map(({ hash }) => hash) })}`);
  };
  switch (state.step) {
    case 'succeeded':
    case 'altered':
      return true;
    case 'dropped':
      return known.hours > 0 || dead('called lost within the hour');
    case 'pending': {
      const sent = chain.sent.find(({ hash }) => hash === state.hash);
      const place = sent ? await chain.placeOf(sent) : 'lost';
      // The screen waits for a transaction that no node has: it ends when the action closes.
      if (place === 'lost' || sent?.as === 'from another account') return true;
      return dead('mined long ago, and still waits');
    }
    case 'unanswered':
      if (!state.isSearched) return dead('no step is offered');
      if (asAsked.length > known.untruths && !known.hasAltered) return dead('the payment is not found');
      return goOnUnsent(walk);
    case 'awaiting-wallet':
      // The wallet sent it, and never answers.
      await during(tab.stopsWaiting(walk.action.key));
      await walk.passes(30_000);
      return false;
    default:
      if (asAsked.length > known.untruths && !known.hasAltered) return dead('Pay is offered for what is paid');
      return payAgain(walk, dead);
  }
}

/** What was really sent is entered; otherwise nothing was. */
async function goOnUnsent(walk: MoneyWalk): Promise<boolean> {
  const tab = walk.tabs[0]!;
  const [sent] = await walk.chain.among('mined', 'waiting');
  if (sent && sent.as !== 'cancellation') await walk.enters(tab, sent.hash);
  else if (!(await walk.declares(tab))) throw new Error('“Nothing was sent” is refused, though nothing was');
  await walk.mines(4);
  await walk.passes(60_000);
  return false;
}

async function payAgain(walk: MoneyWalk, dead: (rule: string) => never): Promise<boolean> {
  const tab = walk.tabs[0]!;
  walk.reviewsAgain();
  await walk.presses(tab);
  await assertRules(walk);
  const state = walk.stateIn(tab);
  if (state.step === 'idle' && state.refusal) {
    return HAS_ANOTHER_WAY.has(state.refusal) || dead(`Pay is refused: ${state.refusal}`);
  }
  const prompt = walk.openPrompts().at(-1);
  if (!prompt) return false;
  await walk.approves(prompt, 'as asked', 'names the hash', false);
  await walk.mines(4);
  await walk.passes(30_000);
  return false;
}
