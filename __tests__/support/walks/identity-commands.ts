import fc from 'fast-check';
import { KYC_STATUSES } from '@/domain/kyc-status';
import { KYC_TEXT } from '@/features/kyc/model/kyc-text';
import type { IdentityWalk } from './identity-walk';
import { ANSWERS } from './troubled-service';

const EVENTS = [
  ...['onReady', 'onReady', 'onApplicantLoaded', 'onStepCompleted', 'onApplicantSubmitted', 'onApplicantStatusChanged'],
  ...['onError', 'onUnknown'],
];

function fail(rule: string, facts: object): never {
  throw new Error(`${rule}: ${JSON.stringify(facts)}`);
}

function assertIdentityRules(walk: IdentityWalk): void {
  if (walk.frames().length > 1) fail('two checks are open', { frames: walk.frames().length });
  if (walk.buttons().length === 0 && walk.links() === 0)
    fail('no step is offered', { text: document.body.textContent });
  if (walk.hasForeignApplicant()) fail('another site has named an applicant', {});
  if (walk.shown() === null && !walk.hasAlert()) fail('no status and no error', { text: document.body.textContent });
}

function command(name: string, run: (walk: IdentityWalk) => unknown): fc.AsyncCommand<IdentityWalk, IdentityWalk> {
  return {
    check: () => true,
    run: async (walk) => {
      await run(walk);
      await walk.settles();
      assertIdentityRules(walk);
    },
    toString: () => name,
  };
}

const click = (at: number) => command(`button ${at + 1}`, (walk) => walk.presses(at));
const tick = command('tick the boxes', (walk) => walk.ticks());

export const IDENTITY_COMMANDS = [
  fc.nat({ max: 4 }).map(click),
  fc.nat({ max: 2 }).map(click),
  fc.constantFrom(...EVENTS).map((event) => command(`the frame posts ${event}`, (walk) => walk.posts(event))),
  fc
    .constantFrom('onReady', 'onApplicantLoaded')
    .map((event) => command(`another site posts ${event}`, (walk) => walk.postsFromElsewhere(event))),
  fc
    .constantFrom(...KYC_STATUSES)
    .map((status) => command(`the provider decides ${status}`, (walk) => walk.decides(status))),
  fc
    .constantFrom('as it should', 'as it should', ...ANSWERS.filter((how) => how !== 'with 401'))
    .map((how) => command(`the service answers ${how}`, (walk) => walk.answers(how))),
  fc.constantFrom(
    tick,
    command('reload', (walk) => walk.opens()),
    command('return to the page', (walk) => walk.returns()),
  ),
];
export const IDENTITY_OPENINGS = [[], [click(0)], [tick, click(0)], [tick, click(0), click(0)]];

/** At the end the service answers: the screen shows its status, and a new visit offers a step. */
export async function showsStatusAtTheEnd(walk: IdentityWalk): Promise<void> {
  walk.answers('as it should');
  walk.returns();
  await walk.settles();
  assertIdentityRules(walk);
  const status = walk.status();
  const { state } = KYC_TEXT[status];
  if (walk.shown() !== state) fail('a status other than the service’s', { status, shown: walk.shown() });
  await walk.opens();
  assertIdentityRules(walk);
  if (walk.shown() !== state || walk.hasAlert()) fail('a new visit does not show the status', { shown: walk.shown() });
}
