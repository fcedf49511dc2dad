/** @jest-environment node */
import { getStaking, type Hash } from '@/api/contract';
import { VAULT, userAccount } from '@/sandbox/chain/accounts';
import { brokenInvariant } from '@/sandbox/state/invariants';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { A_STAKE, BOTH_KINDS } from '../../support/both-kinds';
import { memberOf, type Envelope, type Member } from '../../support/member';
import { AMELIA } from './visitor';

const HASH: Hash = `0x${'a'.repeat(64)}`;
const HOLD_S = 125;
const STRANGER = userAccount(7);

let service: TestService;
let [laptop, phone] = [] as unknown as [Member, Member];

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

function minedElsewhere(hash: Hash, worked: boolean): void {
  const outcomeOf = service.chain.outcomeOf.bind(service.chain);
  service.chain.outcomeOf = async (asked) =>
    asked === hash ? { kind: 'mined', worked, block: 1n, blockHash: hash } : outcomeOf(asked);
}

describe.each(BOTH_KINDS)('a wallet request of $name that a reported hash has answered', (kind) => {
  let id: string;
  const status = async (answer: Promise<Envelope<unknown>>) => (await answer).status;
  const settle = async () => {
    service.chain.mine(3);
    await service.settlement.settle();
  };

  beforeEach(async () => {
    id = String(Object((await kind.open(laptop)).data)._id);
    await kind.wallet(laptop, id, true);
    service.clock.advance(HOLD_S);
    expect(await status(kind.report(laptop, id, HASH))).toBe(200);
    expect((await kind.read(laptop, id)).asked).toBeNull();
  });

  it('is open again when the hash proves not to be a payment', async () => {
    minedElsewhere(HASH, true);
    await settle();
    expect((await kind.read(phone, id)).asked).toMatchObject({ here: false });
    expect(await status(kind.wallet(phone, id, true))).toBe(409);
    expect(await status(kind.open(phone))).toBe(409);
    expect(await status(kind.wallet(phone, id, true, true))).toBe(200);
  });

  it('stays answered when its transaction was reverted', async () => {
    minedElsewhere(HASH, false);
    await settle();
    expect((await kind.read(phone, id)).asked).toBeNull();
    expect(await status(kind.wallet(phone, id, true))).toBe(200);
  });

  it('stays ended when its session releases it meanwhile', async () => {
    await kind.wallet(laptop, id, false);
    minedElsewhere(HASH, true);
    await settle();
    expect((await kind.read(phone, id)).asked).toBeNull();
  });

  it('does not take the place of a newer request', async () => {
    const answeredAt = service.clock.now();
    service.clock.advance(60);
    await kind.wallet(laptop, id, true);
    minedElsewhere(HASH, true);
    await settle();
    const { asked } = await kind.read(laptop, id);
    expect(asked).toMatchObject({ here: true });
    expect(Date.parse(asked!.at)).toBeGreaterThan(answeredAt);
  });

  it('is accepted in a saved file, unless its time is after the time to pay', () => {
    const saved = { state: service.state, chainHeight: 1_000n };
    expect(brokenInvariant(saved)).toBeUndefined();
    const things = [...service.state.orders, ...service.state.stakes];
    const answered = things.find(({ _id }) => _id === id)?.answeredRequest;
    if (!answered) throw new Error('The request is missing');
    answered.at = 9e15;
    expect(brokenInvariant(saved)).toMatch(/after the time to pay/);
  });
});

it.each(BOTH_KINDS)(
  'a late release of an earlier request of $name does not remove the request that a hash has answered',
  async (kind) => {
    const id = String(Object((await kind.open(laptop)).data)._id);
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    await kind.report(laptop, id, HASH);
    await kind.wallet(laptop, id, false, undefined, 'first request');
    minedElsewhere(HASH, true);
    service.chain.mine(3);
    await service.settlement.settle();
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
    expect((await kind.wallet(laptop, id, true, undefined, 'second request')).status).toBe(200);
  },
);

it.each(BOTH_KINDS)(
  'a report that names a request for $name before the request exists does not end it',
  async (kind) => {
    const id = String(Object((await kind.open(laptop)).data)._id);
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.report(laptop, id, HASH, 'second request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    await kind.wallet(laptop, id, false, undefined, 'first request');
    expect(await kind.read(laptop, id)).toMatchObject({ asked: { here: true } });
  },
);

it.each(BOTH_KINDS)(
  'a session for $name that renewed its first request has both requests open again when its hash proves not to be a payment',
  async (kind) => {
    const id = String(Object((await kind.open(laptop)).data)._id);
    await kind.wallet(laptop, id, true, undefined, 'first request');
    await kind.wallet(laptop, id, true, undefined, 'second request');
    await kind.report(laptop, id, HASH);
    await kind.wallet(laptop, id, true, undefined, 'first request');
    minedElsewhere(HASH, true);
    service.chain.mine(3);
    await service.settlement.settle();
    await kind.wallet(laptop, id, false, undefined, 'first request');
    service.clock.advance(HOLD_S);
    expect((await kind.wallet(phone, id, true)).status).toBe(409);
    await kind.wallet(laptop, id, false, undefined, 'second request');
    expect((await kind.wallet(phone, id, true)).status).toBe(200);
  },
);

it.each(BOTH_KINDS)('a repeated report of a failed payment of $name does not end the newer request', async (kind) => {
  const id = String(Object((await kind.open(laptop)).data)._id);
  await kind.wallet(laptop, id, true, undefined, 'first request');
  await kind.report(laptop, id, HASH);
  await kind.wallet(laptop, id, true, undefined, 'second request');
  await kind.report(laptop, id, HASH);
  minedElsewhere(HASH, false);
  service.chain.mine(3);
  await service.settlement.settle();
  service.clock.advance(HOLD_S);
  expect((await kind.wallet(phone, id, true)).status).toBe(409);
});

it.each([
  ['BNB', userAccount(0), true],
  ['FNX', STRANGER, true],
  ['FNX', userAccount(0), false],
] as const)(
  'after a transfer of %s from %s to the vault, the request of a stake is open again: %s',
  async (asset, from, isOpen) => {
    const id = String(Object((await A_STAKE.open(laptop)).data)._id);
    await A_STAKE.wallet(laptop, id, true);
    service.clock.advance(HOLD_S);
    service.chain.set(asset, from, 10n ** 18n);
    const other = await service.chain.transfer({ asset, from, to: VAULT, amount: 10n ** 18n });
    expect((await A_STAKE.report(laptop, id, other)).status).toBe(200);
    for (let pass = 0; pass < 3; pass += 1) {
      service.chain.mine(3);
      await service.settlement.settle();
    }
    const { positions } = await phone.get(getStaking, {});
    expect(positions.find(({ _id }) => _id === id)?.asked !== null).toBe(isOpen);
  },
);
