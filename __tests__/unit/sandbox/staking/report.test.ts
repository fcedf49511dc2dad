/** @jest-environment node */
import { reportStake, type Hash } from '@/api/contract';
import { userAccount } from '@/sandbox/chain/accounts';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { memberOf } from '../../../support/member';
import { GUS } from '../visitor';
import { newSaver, type Saver } from './saver';

const UNKNOWN: Hash = `0x${'1'.repeat(64)}`;
const ELSEWHERE = userAccount(7);

let saver: Saver;
beforeEach(async () => {
  saver = await newSaver();
});

const stateOf = async (id: string) => {
  const { status, reason } = await saver.currentStake(id);
  return reason ? `${status} ${reason}` : status;
};

describe('a reported hash', () => {
  it('is remembered before it is mined, and blocks a new stake', async () => {
    const { _id } = await saver.open();
    expect(await saver.report(_id, UNKNOWN)).toMatchObject({
      status: 200,
      data: { txHash: UNKNOWN, status: 'PENDING' },
    });
    await expect(saver.open()).rejects.toThrow('409');
  });

  it('is refused when it is mined and is not a deposit', async () => {
    const { _id } = await saver.open();
    const chain = saver.service.chain;
    const sent = await chain.transfer({ asset: 'FNX', from: userAccount(0), to: ELSEWHERE, amount: 1n });
    expect(await saver.report(_id, sent)).toMatchObject({ status: 409, data: { stakeId: _id } });
    expect(await stateOf(_id)).toBe('PENDING');
  });

  it.each([
    [true, 'NOT_A_DEPOSIT'],
    [false, 'REVERTED'],
  ])(
    'that is mined later (succeeded: %s) without a deposit is dropped as %s, and allows a new stake',
    async (worked, reason) => {
      const { _id } = await saver.open();
      await saver.report(_id, UNKNOWN);
      saver.service.chain.outcomeOf = () => Promise.resolve({ kind: 'mined', worked, block: 1n, blockHash: UNKNOWN });
      saver.service.chain.mine(3);
      await saver.service.settlement.settle();
      expect(await stateOf(_id)).toBe(`PENDING ${reason}`);
      expect((await saver.currentStake(_id)).txHash ?? undefined).toBeUndefined();
      await saver.open();
      expect(await stateOf(_id)).toBe('CLOSED REPLACED');
    },
  );

  it('is refused when it belongs to another stake, or to another investor', async () => {
    const first = await saver.active();
    const second = await saver.open({ amount: '50' });
    expect(await saver.report(second._id, first.txHash ?? UNKNOWN)).toMatchObject({ status: 409 });
    expect((await saver.report('nobody', UNKNOWN)).status).toBe(404);
    saver.service.chain.set('FNX', userAccount(2), parseUnits('7'));
    const ofGus = await saver.deposit({ from: userAccount(2), amount: '7' });
    expect((await saver.report(second._id, ofGus)).status).toBe(409);
    await saver.settle();
    expect(units(await saver.shares(userAccount(2)))).toBe('7');
    expect(await stateOf(second._id)).toBe('PENDING');
  });

  it('is refused from another investor', async () => {
    const { _id } = await saver.open();
    const gus = await memberOf(saver.service, GUS);
    expect((await gus.ask(reportStake, { stakeId: _id, txHash: UNKNOWN })).status).toBe(404);
  });

  it.each(['0x12', 'hash', ''])('is refused as %p', async (text) => {
    const { _id } = await saver.open();
    expect(await saver.report(_id, text as Hash)).toMatchObject({
      status: 400,
      data: { errors: { txHash: expect.any(String) } },
    });
  });
});
