/** @jest-environment node */
import fc from 'fast-check';
import {
  endRequest,
  isPastRequest,
  isRequestedByAnother,
  isReservedByAnother,
  releaseReservation,
  reserveFor,
  type Asking,
} from '@/sandbox/service/domain/wallet-reservation';
import type { Session } from '@/sandbox/service/domain/state';

const TABS = ['a tab of the laptop', 'another tab of the laptop', 'the phone'] as const;
type Tab = (typeof TABS)[number];
type Call = Asking & { by: Tab; isReport?: boolean };
const sessionOf = (tab: Tab) => (tab === 'the phone' ? 'phone' : 'laptop');
type Thing = Parameters<typeof reserveFor>[0];

const steps = fc.array(
  fc.oneof(
    fc.record({ type: fc.constant('ask' as const), by: fc.constantFrom(...TABS) }),
    fc.record({
      type: fc.constantFrom('refuse' as const, 'renew' as const, 'report' as const),
      by: fc.constantFrom(...TABS),
      isLost: fc.boolean(),
    }),
    fc.record({ type: fc.constant('arrive late' as const), which: fc.nat(5) }),
    fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(30_000, 130_000) }),
  ),
  { maxLength: 16, size: 'max' },
);

/** `hasId` says for each request whether a new app or an older one makes it. */
test.each([
  ['all new', () => true],
  ['new except for the first request', (request: number) => request > 1],
])(
  'two sessions never have an open wallet request at once, whichever calls are lost, late or repeated, with apps that are %s',
  (_name, hasId) => {
    fc.assert(
      fc.property(steps, (chosen) => {
        const thing: Thing = { expiresAt: Number.MAX_SAFE_INTEGER };
        const sent: Call[] = [];
        const open = new Map<Tab, Call>();
        let now = 0;
        let requests = 0;
        const arrives = (call: Call): boolean => {
          const session = { id: sessionOf(call.by) } as Session;
          if (call.isReport) {
            endRequest(thing, call, session);
            return true;
          }
          if (!call.asking) {
            releaseReservation(thing, call, session, now);
            return true;
          }
          if (isPastRequest(thing, call, session) || isReservedByAnother(thing, session, now)) return false;
          if (isRequestedByAnother(thing, session, now)) return false;
          reserveFor(thing, call, session, now);
          return true;
        };
        for (const step of chosen) {
          if (step.type === 'wait') now += step.ms;
          else if (step.type === 'arrive late') {
            const call = sent[step.which];
            if (call) arrives(call);
          } else if (step.type === 'ask') {
            if (open.has(step.by)) continue;
            requests += 1;
            const call = { by: step.by, asking: true, ...(hasId(requests) && { requestId: `request ${requests}` }) };
            sent.push(call);
            if (arrives(call)) open.set(step.by, call);
            expect(new Set([...open.keys()].map(sessionOf)).size).toBeLessThan(2);
          } else {
            const own = open.get(step.by);
            if (!own || (step.type === 'report' && !own.requestId)) continue;
            const call = { ...own, asking: step.type === 'renew', isReport: step.type === 'report' };
            sent.push(call);
            if (!call.asking) open.delete(step.by);
            if (!step.isLost) arrives(call);
          }
        }
      }),
      { numRuns: 5_000 },
    );
  },
);
