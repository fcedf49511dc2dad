import { during } from '../money/clock';
import type { Tab } from '../money/tab';
import type { DeviceWalk } from './device-walk';
import type { MoneyWalk } from './money-walk';
import { assertRules, isPayment, paidIn } from './money-rules';

/** Refusals because of a request of the other device. */
const OF_OTHER_DEVICE: ReadonlySet<string> = new Set(['asked-elsewhere', 'asked-before']);
const OTHER_DEVICE_MS = 130_000;
const HAS_ANOTHER_WAY = new Set(['order-ended', 'review-expired', 'review-unrecorded', 'price-ended', 'quote-changed']);
const MAX_TURNS = 6;
const PATIENT_TURNS = 3;

/**
 * At the end all faults are over: the nodes and the service answer, the wallet's open requests are refused, and pending
 * transactions are mined. An investor who follows the screen must then reach a final state.
 */
export async function comesToAnEnd(walk: MoneyWalk): Promise<void> {
  const { bench, known, openPrompts, fails, chain } = walk;
  bench.nodes.forEach((node) => node.open());
  bench.bank.answers('as it should');
  walk.frees();
  known.isNodeAway = false;
  for (const prompt of openPrompts()) fails(prompt, 4_001);
  await chain.mine(4);
  await walk.passes(60_000);
  const states: unknown[] = [];
  for (let turn = 0; turn < MAX_TURNS; turn += 1) {
    const state = walk.stateIn(usedTab(walk));
    states.push(state);
    if (await isEnd(walk, states)) return;
  }
  throw new Error(`no end is in sight: ${JSON.stringify(states)}`);
}

/** A tab that never paid shows nothing, so the investor continues in one that does. */
const usedTab = ({ tabs, stateIn }: MoneyWalk): Tab => tabs.find((tab) => stateIn(tab).step !== 'idle') ?? tabs[0]!;

async function isEnd(walk: MoneyWalk, states: unknown[]): Promise<boolean> {
  const { known, held } = walk;
  const tab = usedTab(walk);
  const state = walk.stateIn(tab);
  const paid = await assertRules(walk);
  const asAsked = paid.filter(({ as, prompt }) => as === 'as asked' && prompt?.device === held.device());
  const dead = (rule: string): never => {
    throw new Error(`${rule}: ${JSON.stringify({ states, asAsked: asAsked.map(({ hash }) => hash) })}`);
  };
  const { step } = state;
  const mayBeAlteredOnly = known.hasAltered || asAsked.length <= known.falseDeclarations;
  if (step === 'succeeded' || step === 'altered') return true;
  if (step === 'dropped') return known.hours > 0 || dead('called lost within the hour');
  if (step === 'pending') {
    if (await isLost(walk, state.hash)) return true;
    if (states.length > PATIENT_TURNS) return dead('mined long ago, and still waits');
    await walk.passes(120_000);
    return false;
  }
  if (step === 'awaiting-wallet') {
    // The wallet sent the transaction but never answers.
    await during(tab.stopsWaiting(walk.action.key));
    await walk.passes(30_000);
    return false;
  }
  if (!mayBeAlteredOnly) return dead('the payment is not found');
  if (step !== 'unanswered') return payAgain(walk, { states, dead });
  if (state.isSearched) return goOnUnsent(walk);
  if (states.length > PATIENT_TURNS) return dead('no step is offered');
  await walk.passes(30_000);
  return false;
}

/** True for a transaction that is lost or from another account. The screen may wait for it until the action closes. */
async function isLost({ chain }: MoneyWalk, hash: string): Promise<boolean> {
  const sent = chain.sent.find((one) => one.hash === hash);
  return !sent || sent.as === 'from another account' || (await chain.placeOf(sent)) === 'lost';
}

/** The investor enters the hash of a transaction that was sent, or else declares that nothing was sent. */
async function goOnUnsent(walk: MoneyWalk): Promise<boolean> {
  const tab = usedTab(walk);
  const sent = (await walk.chain.among('mined', 'waiting')).find(isPayment);
  if (sent) await walk.enters(tab, sent.hash);
  else if (!(await walk.declares(tab))) throw new Error('“Nothing was sent” is refused, though nothing was');
  await walk.mines(4);
  await walk.passes(60_000);
  return false;
}

type Turn = { states: readonly unknown[]; dead: (rule: string) => never };

async function payAgain(walk: MoneyWalk & Partial<DeviceWalk>, { states, dead }: Turn): Promise<boolean> {
  const tab = usedTab(walk);
  walk.reviewsAgain();
  await walk.presses(tab);
  await assertRules(walk);
  const state = walk.stateIn(tab);
  if (state.step === 'idle' && state.refusal) {
    const isPaid = paidIn(await walk.chain.places()).length > 0;
    const mayHaveFailedThere = OF_OTHER_DEVICE.has(state.refusal) && walk.isReportedElsewhere?.() === true;
    if (mayHaveFailedThere && states.length > PATIENT_TURNS) return true;
    if (await followsRefusal(walk, state.refusal)) return false;
    const hasAnotherWay = HAS_ANOTHER_WAY.has(state.refusal) || (isPaid && state.refusal === 'paid-elsewhere');
    return hasAnotherWay || dead(`Pay is refused: ${state.refusal}`);
  }
  const prompt = walk.openPrompts().at(-1);
  if (!prompt) return false;
  await walk.approves(prompt, 'as asked', 'names the hash', false);
  await walk.mines(4);
  await walk.passes(30_000);
  return false;
}

/** The investor does what the screen says about a request of the other device. */
async function followsRefusal(walk: MoneyWalk & Partial<DeviceWalk>, refusal: string): Promise<boolean> {
  if (!OF_OTHER_DEVICE.has(refusal)) return false;
  await walk.passes(OTHER_DEVICE_MS);
  if (refusal === 'asked-before') await walk.declaresOther?.(usedTab(walk));
  return true;
}
