/** @jest-environment node */
import { getTransactions, logout, type Hash } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { A_STAKE, AN_ORDER, BOTH_KINDS, type BothKinds } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA, GUS } from './visitor';

const MINUTE_S = 60;
const HASH: Hash = `0x${'1'.repeat(64)}`;

let service: TestService;
let laptop: Member;
let phone: Member;
let kind: BothKinds;

const idOf = ({ data }: { data: unknown }) => String((data as { _id: string })._id);
const opened = async () => idOf(await kind.open(laptop));
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const later = (seconds: number) => service.clock.advance(seconds);

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

describe.each(BOTH_KINDS)('a reservation before a wallet pays $name', (chosen) => {
  beforeEach(() => {
    kind = chosen;
  });

  it('is given to one of two sessions that request it in the same moment', async () => {
    const id = await opened();
    const answers = await Promise.all([laptop, phone].map((member) => kind.wallet(member, id, true)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      data: { [kind.idField]: id },
      message: expect.stringMatching(/in another browser or on another device/),
    });
  });

  it('is kept for two minutes by the session that renews it, whatever another session declares', async () => {
    const id = await opened();
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
    later(MINUTE_S);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
    later(2 * MINUTE_S - 5);
    expect(await statusOf(kind.wallet(phone, id, true, true))).toBe(409);
    later(10);
    expect(await statusOf(kind.wallet(phone, id, true, true))).toBe(200);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
  });

  it('is released only by the session that made it', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    expect(await statusOf(kind.wallet(phone, id, false))).toBe(200);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, false))).toBe(200);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is kept when its owner logs out, since the wallet may still approve', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    await laptop.get(logout, {});
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
  });

  it('blocks a new order or stake while it is active, and no longer after its release', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    for (const member of [laptop, phone]) {
      expect(await kind.open(member)).toMatchObject({ status: 409, data: { [kind.idField]: id } });
    }
    await kind.wallet(laptop, id, false);
    expect(await statusOf(kind.open(phone))).toBe(200);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
  });

  it('ends when the order or stake expires, even if it was renewed, and is refused afterwards', async () => {
    const id = await opened();
    for (let minute = 0; minute < 14; minute += 1) {
      expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
      later(MINUTE_S);
    }
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
    later(MINUTE_S + 1);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
    expect(await statusOf(kind.open(phone))).toBe(200);
  });

  it('can be made again after a reported hash, because only the browser knows that its payment failed', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    expect(await statusOf(kind.report(laptop, id, HASH))).toBe(200);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
  });

  it('is refused to every other session while a hash is recorded, whatever that session declares or reports', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true);
    await kind.report(laptop, id, HASH);
    later(2 * MINUTE_S + 5);
    for (const declaredUnsent of [undefined, true]) {
      expect(await kind.wallet(phone, id, true, declaredUnsent)).toMatchObject({
        status: 409,
        data: { [kind.idField]: id },
        message: expect.stringMatching(/was reported from another login/),
      });
    }
    expect(await statusOf(kind.report(phone, id, HASH))).toBe(200);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    await kind.wallet(laptop, id, false);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
  });

  it('passes to the session that reports another hash', async () => {
    const id = await opened();
    await kind.report(laptop, id, HASH);
    await kind.report(phone, id, `0x${'2'.repeat(64)}`);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is refused to every session if a saved hash has no known session', async () => {
    const id = await opened();
    await kind.report(laptop, id, HASH);
    for (const thing of [...service.state.orders, ...service.state.stakes]) delete thing.reporter;
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
  });

  it('is refused when an unreported payment is on the chain', async () => {
    const id = await opened();
    await kind.pay(service);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(409);
  });

  it('does not stop another session from reporting a hash', async () => {
    const id = await opened();
    await kind.wallet(phone, id, true);
    expect(await statusOf(kind.report(laptop, id, HASH))).toBe(200);
  });

  it('is not given to another investor', async () => {
    const id = await opened();
    const gus = await memberOf(service, GUS);
    expect(await statusOf(kind.wallet(gus, id, true))).toBe(404);
    expect(await statusOf(kind.wallet(laptop, id, true))).toBe(200);
  });

  it.each(['"true"', '1', 'null'])(
    'is refused with %s instead of a boolean, and the field is reported',
    async (json) => {
      const asking: boolean = JSON.parse(json);
      const id = await opened();
      const answer = await kind.wallet(laptop, id, asking);
      expect(answer).toMatchObject({ status: 400, data: { errors: { asking: expect.any(String) } } });
    },
  );
});

it('the owner of a reservation is not shown', async () => {
  kind = AN_ORDER;
  const id = await opened();
  const { data } = await kind.wallet(laptop, id, true);
  const { order } = await laptop.get(getTransactions, { orderId: id });
  for (const body of [data, order]) expect(JSON.stringify(body)).not.toMatch(/held|session/i);
});

it('a stake whose deposit has reached the vault is not ended by a second stake', async () => {
  kind = A_STAKE;
  const id = await opened();
  await kind.pay(service);
  expect(await kind.open(phone)).toMatchObject({ status: 409, data: { stakeId: id } });
});
