/** @jest-environment node */
import fc from 'fast-check';
import {
  isPastRequest,
  isRequestedByAnother,
  isReservedByAnother,
  releaseReservation,
  reserveFor,
  type Asking,
} from '@/sandbox/service/domain/wallet-reservation';
import type { Session } from '@/sandbox/service/domain/state';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { BOTH_KINDS, type BothKinds } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from './visitor';

const MINUTE_S = 60;

let service: TestService;
let laptop: Member;
let phone: Member;
let kind: BothKinds;

const opened = async () => String(Object((await kind.open(laptop)).data)._id);
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const later = (seconds: number) => service.clock.advance(seconds);

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

describe.each(BOTH_KINDS)('a reservation of $name whose calls name their request', (chosen) => {
  beforeEach(() => {
    kind = chosen;
  });

  it.each([
    ['a release', undefined],
    ['"Nothing was sent"', true],
  ])('is kept when %s of an earlier request of its session arrives late', async (_name, declaredUnsent) => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    expect(await statusOf(kind.wallet(laptop, id, false, declaredUnsent, 'first request'))).toBe(200);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    await kind.wallet(laptop, id, false, declaredUnsent, 'second request');
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is kept when an earlier request of its session is renewed and then released late', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'second request'))).toBe(200);
  });

  it('is kept for the request of one tab when another tab of its session ends a later one', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    await kind.wallet(laptop, id, false, undefined, 'second request');
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(200);
    later(2 * MINUTE_S + 5);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
  });

  it.each([
    ['a release', undefined],
    ['"Nothing was sent"', true],
  ])('is not made again by a renewal that arrives after %s of its request', async (_name, declaredUnsent) => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, false, declaredUnsent, 'first request');
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is not made by a call that arrives after the release of its request', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'second request'))).toBe(200);
  });

  it('is not made by a call that arrives after the release of its request, while another session had one', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(phone, id, false, undefined, 'second request');
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await statusOf(kind.wallet(phone, id, true, undefined, 'second request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
  });

  it('is not ended by a late declaration of another session that has released its own request', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(phone, id, false, undefined, 'second request');
    later(2 * MINUTE_S + 5);
    expect(await statusOf(kind.wallet(phone, id, true, true, 'second request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
  });

  it('is not ended by a declaration about an earlier request, unless that call is repeated', async () => {
    const id = await opened();
    const seen = async () => (await kind.read(phone, id)).asked?.at;
    const declares = (requestId: string, askedAt?: string) =>
      statusOf(kind.wallet(phone, id, true, true, requestId, askedAt));
    await kind.wallet(laptop, id, true, undefined, 'first request');
    const first = await seen();
    await kind.wallet(laptop, id, false, undefined, 'first request');
    later(1);
    await kind.wallet(laptop, id, true, undefined, 'second request');
    later(2 * MINUTE_S + 5);
    expect(await declares('declaration', first)).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    const second = await seen();
    expect([await declares('declaration', second), await declares('declaration', second)]).toEqual([200, 200]);
    expect(await kind.read(phone, id)).toMatchObject({ asked: { here: true } });
  });

  it('is not renewed by a session whose request another session has declared unsent', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    later(2 * MINUTE_S + 5);
    await kind.wallet(phone, id, true, true, 'second request');
    await kind.wallet(phone, id, false, undefined, 'second request');
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
  });

  it('is not released by late calls of an older app, which have no id', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'a request');
    await kind.wallet(laptop, id, true);
    await kind.wallet(laptop, id, false);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'a request'))).toBe(200);
  });

  it('of an older app is not released by a call about a request with an id', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    await kind.wallet(laptop, id, false, undefined, 'a request');
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
  });

  it('can still be renewed when another session names its request as ended', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'a request');
    await kind.wallet(phone, id, false, undefined, 'a request');
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'a request'))).toBe(200);
  });
});

const TABS = ['a tab of the laptop', 'another tab of the laptop', 'the phone'] as const;
type Tab = (typeof TABS)[number];
type Call = Asking & { by: Tab };
const sessionOf = (tab: Tab) => (tab === 'the phone' ? 'phone' : 'laptop');
type Thing = Parameters<typeof reserveFor>[0];

const steps = fc.array(
  fc.oneof(
    fc.record({ is: fc.constant('ask' as const), by: fc.constantFrom(...TABS) }),
    fc.record({
      is: fc.constantFrom('refuse' as const, 'renew' as const),
      by: fc.constantFrom(...TABS),
      isLost: fc.boolean(),
    }),
    fc.record({ is: fc.constant('arrive late' as const), which: fc.nat(5) }),
    fc.record({ is: fc.constant('wait' as const), ms: fc.constantFrom(30_000, 130_000) }),
  ),
  { maxLength: 16, size: 'max' },
);

/** `hasId` says of each request whether a new app or an older one makes it. */
test.each([
  ['all new', () => true],
  ['new but for the first request', (request: number) => request > 1],
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
          if (step.is === 'wait') now += step.ms;
          else if (step.is === 'arrive late') {
            const call = sent[step.which];
            if (call) arrives(call);
          } else if (step.is === 'ask') {
            if (open.has(step.by)) continue;
            requests += 1;
            const call = { by: step.by, asking: true, ...(hasId(requests) && { requestId: `request ${requests}` }) };
            sent.push(call);
            if (arrives(call)) open.set(step.by, call);
            expect(new Set([...open.keys()].map(sessionOf)).size).toBeLessThan(2);
          } else {
            const own = open.get(step.by);
            if (!own) continue;
            const call = { ...own, asking: step.is === 'renew' };
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
