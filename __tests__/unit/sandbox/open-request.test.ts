/** @jest-environment node */
import { logout, type Hash } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { BOTH_KINDS } from '../../support/both-kinds';
import { memberOf, type Envelope, type Member } from '../../support/member';
import { AMELIA, GUS } from './visitor';

const HASH: Hash = `0x${'1'.repeat(64)}`;
const HOLD_S = 125;

let service: TestService;
let [laptop, phone, tablet] = [] as unknown as [Member, Member, Member];

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone, tablet] = [
    await memberOf(service, AMELIA),
    await memberOf(service, AMELIA),
    await memberOf(service, AMELIA),
  ];
});

describe.each(BOTH_KINDS)('an unanswered wallet request of $name', (kind) => {
  let id: string;
  const status = async (answer: Promise<Envelope<unknown>>) => (await answer).status;
  const askedOf = async (member: Member) => (await kind.read(member, id)).asked;
  const declarations = () =>
    [...service.state.orders, ...service.state.stakes].flatMap((one) => one.declaredUnsent ?? []);

  /** The laptop asks its wallet for the payment and is closed. Its reservation expires. */
  beforeEach(async () => {
    id = String(Object((await kind.open(laptop)).data)._id);
    expect(await askedOf(laptop)).toBeNull();
    expect(await status(kind.wallet(laptop, id, true))).toBe(200);
    service.clock.advance(HOLD_S);
  });

  it('is still reported after two minutes, with its time and whether this session made it', async () => {
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await askedOf(laptop)).toEqual({ at, here: true });
    expect(await askedOf(phone)).toEqual({ at, here: false });
  });

  it('keeps the time of the first request while it is renewed', async () => {
    const before = await askedOf(laptop);
    await kind.wallet(laptop, id, true);
    expect(await askedOf(laptop)).toEqual(before);
  });

  it('is refused to another session until that session declares that nothing was sent', async () => {
    expect(await kind.wallet(phone, id, true)).toMatchObject({ status: 409, data: { [kind.idField]: id } });
    expect(await kind.wallet(phone, id, true, false)).toMatchObject({ status: 409 });
    expect(await status(kind.wallet(phone, id, true, true))).toBe(200);
    expect(await askedOf(phone)).toMatchObject({ here: true });
    expect(await askedOf(laptop)).toMatchObject({ here: false });
  });

  it('records each declaration with its time and session', async () => {
    await kind.wallet(phone, id, true, true);
    await kind.wallet(phone, id, true, true);
    const [first, ...rest] = declarations();
    expect(rest).toHaveLength(1);
    expect(first).toMatchObject({ at: expect.any(Number), about: { sessionId: expect.any(String) } });
    expect(first?.sessionId).not.toBe(first?.about.sessionId);
  });

  it('cannot be declared unsent while its reservation is active', async () => {
    await kind.wallet(laptop, id, true);
    expect(await status(kind.wallet(phone, id, true, true))).toBe(409);
    expect(declarations()).toEqual([]);
  });

  it('is taken over by one of two sessions that declare at the same moment', async () => {
    const answers = await Promise.all([phone, tablet].map((member) => kind.wallet(member, id, true, true)));
    expect(answers.map(({ status: code }) => code).toSorted()).toEqual([200, 409]);
    expect(declarations()).toHaveLength(1);
  });

  it('is taken over by a third session only after its own declaration', async () => {
    await kind.wallet(phone, id, true, true);
    service.clock.advance(HOLD_S);
    expect(await status(kind.wallet(tablet, id, true))).toBe(409);
    expect(await status(kind.wallet(laptop, id, true))).toBe(409);
    expect(await status(kind.wallet(tablet, id, true, true))).toBe(200);
  });

  it('is cleared by a refusal that the same session reports, and by no other session', async () => {
    for (const declared of [undefined, true]) {
      expect(await status(kind.wallet(phone, id, false, declared))).toBe(200);
      expect(await askedOf(laptop)).toMatchObject({ here: true });
    }
    expect(declarations()).toEqual([]);
    await kind.wallet(laptop, id, false);
    expect(await askedOf(laptop)).toBeNull();
    expect(await status(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is cleared by the declaration of the session that asked', async () => {
    await kind.wallet(laptop, id, false, true);
    expect(await askedOf(phone)).toBeNull();
    expect(declarations()).toHaveLength(1);
  });

  it('is cleared when another device declares it unsent and releases it', async () => {
    await kind.wallet(phone, id, true, true);
    await kind.wallet(phone, id, false, true);
    expect(await askedOf(tablet)).toBeNull();
    expect(await status(kind.wallet(tablet, id, true))).toBe(200);
    expect(declarations()).toHaveLength(2);
  });

  it.each(['laptop', 'phone'])('is cleared by a hash that the %s reports', async (who) => {
    expect(await status(kind.report(who === 'laptop' ? laptop : phone, id, HASH))).toBe(200);
    expect(await askedOf(laptop)).toBeNull();
  });

  it('is not renewed while the hash of another session is recorded', async () => {
    await kind.report(phone, id, HASH);
    expect(await status(kind.wallet(laptop, id, true))).toBe(409);
    expect(await askedOf(phone)).toBeNull();
  });

  it('outlives the logout of the session that asked', async () => {
    await laptop.get(logout, {});
    expect(await askedOf(phone)).toMatchObject({ here: false });
    expect(await status(kind.wallet(phone, id, true))).toBe(409);
    const again = await memberOf(service, AMELIA);
    expect(await askedOf(again)).toMatchObject({ here: false });
  });

  it('keeps another session from opening a new order or stake until that session declares it unsent', async () => {
    expect(await kind.open(phone)).toMatchObject({ status: 409, data: { [kind.idField]: id } });
    await kind.wallet(phone, id, true, true);
    expect(await status(kind.open(phone))).toBe(409);
    await kind.wallet(phone, id, false);
    expect(await status(kind.open(phone))).toBe(200);
  });

  it('does not keep the session that asked from opening a new order or stake', async () => {
    expect(await status(kind.open(laptop))).toBe(200);
  });

  it('ends when the order or stake expires', async () => {
    service.clock.advance(15 * 60);
    expect(await askedOf(phone)).toBeNull();
    expect(await status(kind.wallet(phone, id, true, true))).toBe(409);
    expect(declarations()).toEqual([]);
    expect(await status(kind.open(phone))).toBe(200);
  });

  it('is hidden from another investor', async () => {
    const gus = await memberOf(service, GUS);
    expect(await status(kind.wallet(gus, id, true, true))).toBe(404);
    expect(await status(kind.wallet(gus, id, false, true))).toBe(404);
    expect(await askedOf(laptop)).toMatchObject({ here: true });
  });

  it.each(['"true"', '1', 'null'])(
    'cannot be declared unsent with %s instead of a boolean, and the field is reported',
    async (json) => {
      const answer = await kind.wallet(phone, id, true, JSON.parse(json));
      expect(answer).toMatchObject({ status: 400, data: { errors: { declaredUnsent: expect.any(String) } } });
    },
  );

  it('keeps the latest fifty declarations', async () => {
    for (let count = 0; count < 52; count += 1) await kind.wallet(laptop, id, true, true);
    expect(declarations()).toHaveLength(50);
  });
});
