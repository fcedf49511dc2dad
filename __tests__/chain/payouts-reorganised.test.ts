import { randomUUID } from 'node:crypto';
import { claimRewards, getClaims, getStaking, openStake, type Address, type Hash } from '@/api/contract';
import { addressIn } from '@/sandbox/chain/transfer-logs';
import { asFields, asHash, asList } from '@/sandbox/chain/rpc';
import { parseUnits } from '@/sandbox/service/domain/decimal';
import { ONE } from '@/utils/money';
import { expectBooksToAgree } from '../support/books';
import { memberOf } from '../support/member';
import { quiet } from '../support/quiet';
import { reorganisationIn } from '../support/reorganisation';
import { useWorld } from '../support/use-world';
import { AMELIA } from '../unit/sandbox/visitor';

let reorganisation: ReturnType<typeof reorganisationIn>;
const on = useWorld();
beforeAll(() => {
  reorganisation = reorganisationIn(on.world);
});
afterEach(() => reorganisation.mineByItself());

const hers = () => on.buyer.wallet(0);
const positions = async () => (await on.amelia.get(getStaking, {})).positions;

async function received(from: Address): Promise<Hash[]> {
  const logs = await on.world.chain.rpc('eth_getLogs', [{ fromBlock: '0x0', address: on.world.chain.contracts.FNX }]);
  const isIt = ({ topics }: Record<string, unknown>) => {
    const [, sender, receiver] = asList(topics);
    return addressIn(sender) === from && addressIn(receiver) === hers();
  };
  return asList(logs)
    .map(asFields)
    .filter(isIt)
    .map(({ transactionHash }) => asHash(transactionHash));
}

async function staked(): Promise<string> {
  const { _id, vaultAddress } = await on.amelia.get(openStake, {
    planId: 'plan-90',
    amount: '100',
    idempotencyKey: randomUUID(),
  });
  await on.world.chain.transfer({ symbol: 'FNX', from: hers(), to: vaultAddress, amount: 100n * ONE });
  await quiet(on.world);
  await on.world.sandbox.clock(40 * 86_400);
  on.amelia = await memberOf(on.world.service, AMELIA);
  return _id;
}

async function ask(stakeId: string, exit: boolean): Promise<void> {
  const exitReward = exit ? (await positions())[0]?.exit?.reward : undefined;
  await on.amelia.get(claimRewards, { stakeId, exit, exitReward, idempotencyKey: randomUUID() });
}

type Owed = { purse: 'treasury' | 'vault'; begin: () => Promise<unknown>; owe: () => Promise<unknown> };
let stakeId = '';

const OWED: Record<string, Owed> = {
  'a delivery': {
    purse: 'treasury',
    begin: () => Promise.resolve(),
    owe: async () => {
      await on.buyer.pay(await on.buyer.open(on.amelia));
      await on.world.chain.mine(3);
    },
  },
  'a claim': {
    purse: 'treasury',
    begin: async () => (stakeId = await staked()),
    owe: () => ask(stakeId, false),
  },
  'a principal': {
    purse: 'vault',
    begin: async () => (stakeId = await staked()),
    owe: () => ask(stakeId, true),
  },
  'a return': {
    purse: 'vault',
    begin: () => Promise.resolve(),
    owe: async () => {
      await on.world.chain.transfer({ symbol: 'FNX', from: hers(), to: on.world.chain.vault, amount: 7n * ONE });
      await on.world.chain.mine(3);
    },
  },
};

async function paidInLastBlock({ purse, begin, owe }: Owed) {
  await begin();
  const before = await received(on.world.chain[purse]);
  await reorganisation.mineByHand();
  await owe();
  await on.world.service.settlement.settle();
  const snapshot = await reorganisation.snapshot();
  await on.world.chain.mine();
  await on.world.service.settlement.settle();
  const paid = async () => (await received(on.world.chain[purse])).filter((hash) => !before.includes(hash));
  const [hash] = await paid();
  if (!hash) throw new Error('The bank has paid nothing');
  return { snapshot, hash, paid };
}

it.each(Object.keys(OWED))('%s is paid exactly one more time after a reorganisation has removed it', async (name) => {
  const owed = OWED[name];
  if (!owed) throw new Error('Nothing is owed');
  const { snapshot, paid } = await paidInLastBlock(owed);
  await reorganisation.replaceBlocks(snapshot, () => on.world.chain.mine());
  expect(await paid()).toEqual([]);
  await reorganisation.settle();
  expect(await paid()).toHaveLength(1);
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it.each(Object.keys(OWED))('%s is paid once when a reorganisation moves it to a later block', async (name) => {
  const owed = OWED[name];
  if (!owed) throw new Error('Nothing is owed');
  const { snapshot, hash, paid } = await paidInLastBlock(owed);
  const raw = await reorganisation.rawOf(hash);
  await reorganisation.replaceBlocks(snapshot, async () => {
    await on.world.chain.mine();
    await reorganisation.send(raw);
    await on.world.chain.mine();
  });
  await reorganisation.settle();
  expect(await paid()).toEqual([hash]);
  await expectBooksToAgree(on.world, on.amelia, hers());
});

it('an order is finished only when its delivery has all confirmations', async () => {
  await reorganisation.mineByHand();
  const order = await on.buyer.open(on.amelia);
  await on.buyer.pay(order);
  await on.world.chain.mine(3);
  await on.world.service.settlement.settle();
  for (const status of ['SENDING', 'SENDING', 'FINISHED']) {
    await on.world.chain.mine();
    expect((await on.buyer.currentOrder(on.amelia, order)).status).toBe(status);
  }
});

it('a claim shows its own final transaction, and never the one that returns the principal', async () => {
  stakeId = await staked();
  await reorganisation.mineByHand();
  await ask(stakeId, true);
  await on.world.service.settlement.settle();
  const snapshot = await reorganisation.snapshot();
  await on.world.chain.mine();
  await on.world.service.settlement.settle();
  await reorganisation.replaceBlocks(snapshot, () => on.world.chain.mine());
  await reorganisation.settle();
  const [claim] = (await on.amelia.get(getClaims, {})).docs;
  expect(claim).toMatchObject({ status: 'DONE', txHash: (await received(on.world.chain.treasury)).at(-1) });
});

it('a claim whose first transaction failed stays pending without a hash, and is paid once later', async () => {
  const { chain } = on.world;
  stakeId = await staked();
  const [had, all] = [await chain.balanceOf('FNX', hers()), await chain.balanceOf('FNX', chain.treasury)];
  const claim = async () => (await on.amelia.get(getClaims, {})).docs[0];
  await chain.transfer({ symbol: 'FNX', from: chain.treasury, to: on.buyer.wallet(9), amount: all });
  await ask(stakeId, false);
  await quiet(on.world);
  expect(await claim()).toMatchObject({ status: 'PENDING' });
  expect((await claim())?.txHash ?? null).toBeNull();
  await chain.transfer({ symbol: 'FNX', from: on.buyer.wallet(9), to: chain.treasury, amount: all });
  await on.world.sandbox.clock(10);
  await quiet(on.world);
  expect(await claim()).toMatchObject({ status: 'DONE', txHash: (await received(chain.treasury)).at(-1) });
  expect((await chain.balanceOf('FNX', hers())) - had).toBe(parseUnits((await claim())?.amount ?? '0'));
  await expectBooksToAgree(on.world, on.amelia, hers());
});
