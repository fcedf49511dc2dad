/** @jest-environment node */
import type { Hash } from '@/api/contract';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { BOTH_KINDS, type BothKinds } from '../../support/both-kinds';
import { memberOf, type Member } from '../../support/member';
import { AMELIA } from './visitor';

const MINUTE_S = 60;
const HASH: Hash = `0x${'a'.repeat(64)}`;

let service: TestService;
let laptop: Member;
let phone: Member;
let kind: BothKinds;

const opened = async () => String(Object((await kind.open(laptop)).data)._id);
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const fails = (hash: Hash) => mined(hash, false);

async function mined(hash: Hash, worked: boolean): Promise<void> {
  const outcomeOf = service.chain.outcomeOf.bind(service.chain);
  service.chain.outcomeOf = async (asked) =>
    asked === hash ? { kind: 'mined', worked, block: 1n, blockHash: hash } : outcomeOf(asked);
  service.chain.mine(3);
  await service.settlement.settle();
}
const later = (seconds: number) => service.clock.advance(seconds);

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

describe.each(BOTH_KINDS)('a reservation of $name, when every call has a requestId', (chosen) => {
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

  it('is not made by a call that arrives after the release for the same requestId', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'second request'))).toBe(200);
  });

  it('is not made by a call that arrives after the release for the same requestId, even if another session had a reservation then', async () => {
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

  it('is not ended by a declaration about an earlier request, and a repeated declaration is accepted', async () => {
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

  it('is not made again by a renewal that arrives after the hash of its request', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    expect(await statusOf(kind.report(laptop, id, HASH, 'first request'))).toBe(200);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
  });

  it('is not made again by a renewal that arrives after another session has reported its hash', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.report(phone, id, HASH, 'first request');
    await fails(HASH);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
  });

  it('is not ended by a late first report of an earlier request', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    expect(await statusOf(kind.report(laptop, id, HASH, 'first request'))).toBe(200);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    await fails(HASH);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(409);
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'second request'))).toBe(200);
  });

  it('is ended by a hash that another session has reported before without naming a request', async () => {
    const id = await opened();
    await kind.report(phone, id, HASH);
    later(1);
    await kind.wallet(phone, id, true, undefined, 'first request');
    await kind.report(phone, id, HASH, 'first request');
    expect(await kind.read(phone, id)).toMatchObject({ asked: null });
  });

  it.each(['its own', 'another'])('is ended when %s session reports a hash that has failed', async (whose) => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await fails(HASH);
    expect(await statusOf(kind.report(whose === 'its own' ? laptop : phone, id, HASH, 'first request'))).toBe(409);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
    later(2 * MINUTE_S + 5);
    expect(await statusOf(kind.wallet(phone, id, true))).toBe(200);
  });

  it('is not ended by a hash reported without its request id, and can be released once the hash proves to be that of another transaction', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.report(laptop, id, HASH, 'none');
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    await mined(HASH, true);
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await kind.read(laptop, id)).toMatchObject({ asked: null });
  });

  it('can be renewed again once its hash proves to be that of another transaction', async () => {
    const id = await opened();
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.report(laptop, id, HASH, 'first request');
    await mined(HASH, true);
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    expect(await statusOf(kind.wallet(laptop, id, true, undefined, 'first request'))).toBe(200);
    expect(await statusOf(kind.wallet(phone, id, true, true))).toBe(409);
  });

  it('has the time of the newest open request of its session', async () => {
    const id = await opened();
    const at = async () => (await kind.read(phone, id)).asked?.at;
    await kind.wallet(laptop, id, true, undefined, 'first request');
    const first = await at();
    later(30);
    await kind.wallet(laptop, id, true, undefined, 'first request');
    expect(await at()).toBe(first);
    await kind.wallet(laptop, id, true, undefined, 'second request');
    expect(Date.parse((await at())!) - Date.parse(first!)).toBeGreaterThanOrEqual(30_000);
    await kind.wallet(laptop, id, false, undefined, 'second request');
    expect(await at()).toBe(first);
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
