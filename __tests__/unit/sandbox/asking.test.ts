/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { buyShare, getTransactions, logout, openStake, reportPayment, reportStake, type Hash } from '@/api/contract';
import { PAY_ADDRESS, VAULT, userAccount } from '@/sandbox/chain/accounts';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { RISK_VERSION } from '@/sandbox/service/domain/versions';
import { createTestService, type TestService } from '@/sandbox/test-service';
import { memberOf, type Member } from '../../support/member';
import { AMELIA, GUS } from './visitor';

const MINUTE_S = 60;
const HASH: Hash = `0x${'1'.repeat(64)}`;

let service: TestService;
let laptop: Member;
let phone: Member;
let kind: Kind;

/** What an order and a stake have in common: somebody opens it, a wallet pays it. */
type Kind = {
  idField: 'orderId' | 'stakeId';
  open: (member: Member) => Promise<{ status: number; data: unknown }>;
  ask: (member: Member, id: string, asking: boolean) => Promise<{ status: number; message: string; data: unknown }>;
  report: (member: Member, id: string, txHash: Hash) => Promise<{ status: number }>;
  pay: () => Promise<Hash>;
};

const orders: Kind = {
  idField: 'orderId',
  open: (member) =>
    member.ask(buyShare, {
      shares: '10',
      payCurrency: 'USDT',
      walletAddress: userAccount(0),
      idempotencyKey: randomUUID(),
      riskVersion: RISK_VERSION,
    }),
  ask: (member, orderId, asking) => member.ask(reportPayment, { orderId, asking }),
  report: (member, orderId, txHash) => member.ask(reportPayment, { orderId, txHash }),
  pay: () => service.chain.transfer({ asset: 'USDT', from: userAccount(0), to: PAY_ADDRESS, amount: parseUnits('1') }),
};

const stakes: Kind = {
  idField: 'stakeId',
  open: (member) => member.ask(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() }),
  ask: (member, stakeId, asking) => member.ask(reportStake, { stakeId, asking }),
  report: (member, stakeId, txHash) => member.ask(reportStake, { stakeId, txHash }),
  pay: () => service.chain.transfer({ asset: 'FNX', from: userAccount(0), to: VAULT, amount: parseUnits('100') }),
};

const idOf = ({ data }: { data: unknown }) => String((data as { _id: string })._id);
const opened = async () => idOf(await kind.open(laptop));
const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const later = (seconds: number) => service.clock.advance(seconds);

beforeEach(async () => {
  service = await createTestService();
  [laptop, phone] = [await memberOf(service, AMELIA), await memberOf(service, AMELIA)];
});

describe.each([
  ['an order', orders],
  ['a stake', stakes],
])('before a wallet is asked to pay %s', (_name, chosen) => {
  beforeEach(() => {
    kind = chosen;
  });

  it('lets one of two sessions ask that tell it in the same moment', async () => {
    const id = await opened();
    const answers = await Promise.all([laptop, phone].map((member) => kind.ask(member, id, true)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused).toMatchObject({
      data: { [kind.idField]: id },
      message: expect.stringMatching(/in another browser or on another device/),
    });
  });

  it('keeps it for the session that asks for two minutes, which that session renews', async () => {
    const id = await opened();
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
    later(MINUTE_S);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
    later(2 * MINUTE_S - 5);
    expect(await statusOf(kind.ask(phone, id, true))).toBe(409);
    later(10);
    expect(await statusOf(kind.ask(phone, id, true))).toBe(200);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(409);
  });

  it('takes it back from its holder, and from nobody else', async () => {
    const id = await opened();
    await kind.ask(laptop, id, true);
    expect(await statusOf(kind.ask(phone, id, false))).toBe(200);
    expect(await statusOf(kind.ask(phone, id, true))).toBe(409);
    expect(await statusOf(kind.ask(laptop, id, false))).toBe(200);
    expect(await statusOf(kind.ask(phone, id, true))).toBe(200);
  });

  it('keeps it when the holder logs out, since the wallet may still say yes', async () => {
    const id = await opened();
    await kind.ask(laptop, id, true);
    await laptop.get(logout, {});
    expect(await statusOf(kind.ask(phone, id, true))).toBe(409);
  });

  it('is not ended by a new one of any session while it is held, and is when it was given back', async () => {
    const id = await opened();
    await kind.ask(laptop, id, true);
    for (const member of [laptop, phone]) {
      expect(await kind.open(member)).toMatchObject({ status: 409, data: { [kind.idField]: id } });
    }
    await kind.ask(laptop, id, false);
    expect(await statusOf(kind.open(phone))).toBe(200);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(409);
  });

  it('is ended by time however often it is renewed, and refused then', async () => {
    const id = await opened();
    for (let minute = 0; minute < 14; minute += 1) {
      expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
      later(MINUTE_S);
    }
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
    later(MINUTE_S + 1);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(409);
    expect(await statusOf(kind.open(phone))).toBe(200);
  });

  it('leaves it to the browser whether a hash that was told has ended: it may have been cancelled, or have failed', async () => {
    const id = await opened();
    await kind.ask(laptop, id, true);
    expect(await statusOf(kind.report(laptop, id, HASH))).toBe(200);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
    expect(await statusOf(kind.ask(phone, id, true))).toBe(409);
  });

  it('refuses where a payment is on the chain that nobody has told', async () => {
    const id = await opened();
    await kind.pay();
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(409);
  });

  it('takes a hash from any session while another one holds it', async () => {
    const id = await opened();
    await kind.ask(phone, id, true);
    expect(await statusOf(kind.report(laptop, id, HASH))).toBe(200);
  });

  it('is nobody else’s to ask for', async () => {
    const id = await opened();
    const gus = await memberOf(service, GUS);
    expect(await statusOf(kind.ask(gus, id, true))).toBe(404);
    expect(await statusOf(kind.ask(laptop, id, true))).toBe(200);
  });

  it.each(['"true"', '1', 'null'])('refuses %s for a yes or no, by the name of the field', async (json) => {
    const asking: boolean = JSON.parse(json);
    const id = await opened();
    const answer = await kind.ask(laptop, id, asking);
    expect(answer).toMatchObject({ status: 400, data: { errors: { asking: expect.any(String) } } });
  });
});

it('tells nobody who holds an order', async () => {
  kind = orders;
  const id = await opened();
  const { data } = await kind.ask(laptop, id, true);
  const { order } = await laptop.get(getTransactions, { orderId: id });
  for (const told of [data, order]) expect(JSON.stringify(told)).not.toMatch(/held|session/i);
});

it('pays the first stake whose deposit has reached the vault, and lets no second one end it', async () => {
  kind = stakes;
  const id = await opened();
  await kind.pay();
  expect(await kind.open(phone)).toMatchObject({ status: 409, data: { stakeId: id } });
});
