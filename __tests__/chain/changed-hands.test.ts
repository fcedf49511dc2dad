import { randomUUID } from 'node:crypto';
import { dashboard, getStaking, openStake, reportStake, type Hash } from '@/api/contract';
import { units } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { linkAccount } from '../support/link-wallet';
import { memberOf, type Member } from '../support/member';
import { quiet } from '../support/quiet';
import { reorganisationIn } from '../support/reorganisation';
import { useWorld } from '../support/use-world';
import { GUS } from '../unit/sandbox/visitor';

let gus: Member;
const on = useWorld();
beforeEach(async () => {
  gus = await memberOf(on.world.service, GUS);
});

const former = () => on.buyer.wallet(0);
const stakeOf = async (member: Member) => (await member.get(getStaking, {})).positions[0];
const open = () => on.amelia.get(openStake, { planId: 'plan-90', amount: '100', idempotencyKey: randomUUID() });

const replaceWallet = () => linkAccount(on.world, on.amelia, on.buyer.wallet(5));
async function giveAway(): Promise<void> {
  await replaceWallet();
  await linkAccount(on.world, gus, former());
}

const toVault = (amount: bigint): Promise<Hash> =>
  on.world.chain.transfer({ symbol: 'FNX', from: former(), to: on.world.chain.vault, amount });

it('a transfer by the new owner of a wallet is returned if it matches the previous owner’s stake', async () => {
  const { _id } = await open();
  await giveAway();
  const txHash = await toVault(100n * ONE);
  expect((await on.amelia.ask(reportStake, { stakeId: _id, txHash })).status).toBe(409);
  await quiet(on.world);
  expect(await stakeOf(on.amelia)).toMatchObject({ status: 'PENDING' });
  expect(await on.buyer.shares()).toBe(800n * ONE);
  expect((await gus.get(dashboard, {})).totalShares).toBe('800');
  expect((await on.amelia.get(dashboard, {})).totalShares).toBe('0');
});

it('an order of the previous owner is not paid with money of the new owner', async () => {
  const order = await on.buyer.open(on.amelia);
  await giveAway();
  const txHash = await on.buyer.pay(order);
  expect((await on.buyer.report(on.amelia, order, txHash)).status).toBe(409);
  await quiet(on.world);
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
});

it('shares are delivered to the investor who has paid, not to the one who has linked the wallet since', async () => {
  const order = await on.buyer.open(on.amelia);
  const reorganisation = reorganisationIn(on.world);
  await reorganisation.mineByHand();
  await on.buyer.pay(order);
  await on.world.chain.mine();
  await giveAway();
  await reorganisation.settle();
  await reorganisation.mineByItself();
  expect(await on.buyer.currentOrder(on.amelia, order)).toMatchObject({ status: 'FINISHED' });
  expect([await on.buyer.shares(0), await on.buyer.shares(5)]).toEqual([800n * ONE, 10n * ONE]);
});

it('dust from strangers is recorded separately before and after a wallet changes its owner', async () => {
  await on.world.sandbox.faucet(on.buyer.wallet(9), 'FNX', '1');
  const dust = async () => {
    await on.world.chain.transfer({ symbol: 'FNX', from: on.buyer.wallet(9), to: former(), amount: 7n });
    await quiet(on.world);
  };
  await dust();
  await giveAway();
  await dust();
  expect((await on.amelia.get(dashboard, {})).totalShares).toBe('0');
  expect((await gus.get(dashboard, {})).totalShares).toBe(units(800n * ONE + 14n));
});

it('a stake accepts a deposit that its wallet sent before another investor linked that wallet', async () => {
  const { _id } = await open();
  await replaceWallet();
  const goOn = await on.world.service.settlement.pause();
  const txHash = await toVault(100n * ONE);
  const linked = linkAccount(on.world, gus, former());
  goOn();
  await linked;
  await quiet(on.world);
  expect(await stakeOf(on.amelia)).toMatchObject({ _id, status: 'ACTIVE', txHash });
});

it.each([
  ['before it is mined', true],
  ['after it was mined', false],
])(
  'a payment from another investor’s former wallet does not pay the order it is reported for (reported %s)',
  async (_when, isBefore) => {
    await replaceWallet();
    await linkAccount(on.world, gus, on.buyer.wallet(2));
    const his = await on.buyer.open(gus, { walletAddress: on.buyer.wallet(2) });
    const goOn = on.world.confirmations.pause();
    await on.world.chain.setAutomine(!isBefore);
    const hash = await on.buyer.pay(his, { from: former() });
    const answered = await on.buyer.report(gus, his, hash);
    await on.world.chain.setAutomine(true);
    goOn();
    expect(answered.status).toBe(isBefore ? 200 : 409);
    await on.world.chain.mine();
    await quiet(on.world);
    expect(await on.buyer.currentOrder(gus, his)).toMatchObject({ status: 'WAITING', actuallyPaid: '0' });
  },
);
