import { dashboard } from '@/api/contract';
import { parseUnits, units } from '@/sandbox/service/domain/decimal';
import { asFields, asHash, asList } from '@/sandbox/chain/rpc';
import { ONE } from '@/utils/money';
import { allTransactions } from '../support/books';
import { memberOf } from '../support/member';
import { quiet } from '../support/quiet';
import { useBooks } from '../support/use-books';
import { AMELIA, GUS } from '../unit/sandbox/visitor';

const on = useBooks();
const { hers, his, stranger, move, news, agrees } = on;

it('a transfer to or from a stranger is recorded with the other address', async () => {
  const sent = await move(stranger(), ONE / 3n);
  const came = await move(hers(), ONE / 7n, stranger());
  expect(await news()).toEqual([
    {
      type: 'TRANSFER',
      direction: 'OUT',
      amount: units(ONE / 3n),
      symbol: 'FNX',
      txHash: sent,
      from: hers(),
      to: stranger(),
    },
    {
      type: 'TRANSFER',
      direction: 'IN',
      amount: units(ONE / 7n),
      symbol: 'FNX',
      txHash: came,
      from: stranger(),
      to: hers(),
    },
  ]);
  await agrees();
});

it('a transfer is not recorded before the chain has settled it', async () => {
  const before = await on.amelia.get(dashboard, {});
  const goOn = on.world.confirmations.pause();
  await move(stranger(), ONE);
  await on.world.chain.mine(1);
  await on.world.service.settlement.settle();
  expect((await allTransactions(on.amelia)).every(({ _id }) => on.known.has(_id))).toBe(true);
  expect(await on.amelia.get(dashboard, {})).toEqual(before);
  await on.world.chain.mine(1);
  await on.world.service.settlement.settle();
  expect(parseUnits((await on.amelia.get(dashboard, {})).totalShares!)).toBe(parseUnits(before.totalShares!) - ONE);
  goOn();
});

it('a transfer between two linked wallets is recorded for both', async () => {
  const gus = await memberOf(on.world.service, GUS);
  const txHash = await move(his(), 2n * ONE);
  expect(await news()).toMatchObject([{ type: 'TRANSFER', direction: 'OUT', amount: '2', txHash, to: his() }]);
  expect(await news(gus)).toMatchObject([{ type: 'TRANSFER', direction: 'IN', amount: '2', txHash, from: hers() }]);
  await agrees();
  await agrees(gus, his());
});

it('a transfer to the same account and a transfer of zero are not recorded', async () => {
  await move(hers(), ONE);
  await move(stranger(), 0n);
  expect(await news()).toEqual([]);
  await agrees();
});

it('several transfers of one transaction are recorded separately', async () => {
  const parts = [
    { from: hers(), to: stranger(), amount: ONE },
    { from: hers(), to: hers(), amount: ONE },
    { from: hers(), to: his(), amount: 2n * ONE },
    { from: hers(), to: stranger(), amount: ONE },
  ];
  const txHash = await on.exchange.transferAll(hers(), parts);
  const found = await news();
  expect(found).toMatchObject(
    ['1', '2', '1'].map((amount) => ({ type: 'TRANSFER', direction: 'OUT', amount, txHash })),
  );
  await agrees();
});

it('deliveries, stakes and their returns are not recorded a second time as transfers', async () => {
  const order = await on.buyer.open(on.amelia);
  await on.buyer.pay(order);
  await on.buyer.waitForStatus(on.amelia, order, 'FINISHED');
  await quiet(on.world);
  expect((await news()).map(({ type }) => type)).toEqual(['BUY', 'BUY']);
  await agrees();
});

it('shares that were sent by mistake, and their return, are recorded once each', async () => {
  const before = await on.amelia.get(dashboard, {});
  const order = await on.buyer.open(on.amelia);
  await on.buyer.pay(order, { symbol: 'FNX', amount: 5n * ONE });
  await quiet(on.world);
  await agrees();
  await on.world.sandbox.decide(order.orderNo, 'refund');
  expect((await news()).map(({ type, direction }) => `${type} ${direction}`)).toEqual(['BUY OUT', 'REFUND IN']);
  await agrees();
  expect(await on.amelia.get(dashboard, {})).toEqual(before);
});

it('a transfer that a reorganisation moved to another block is recorded once', async () => {
  await on.world.chain.setAutomine(false);
  const goOn = on.world.confirmations.pause();
  const snapshot = await on.world.chain.rpc('evm_snapshot');
  await move(stranger(), ONE);
  await on.world.chain.mine(2);
  await on.world.service.settlement.settle();

  const release = await on.world.service.settlement.pause();
  await on.world.chain.rpc('evm_revert', [snapshot]);
  await on.world.chain.mine(1);
  const again = await move(stranger(), ONE);
  await on.world.chain.mine(1);
  release();
  await on.world.chain.setAutomine(true);
  goOn();
  expect(await news()).toMatchObject([{ type: 'TRANSFER', direction: 'OUT', amount: '1', txHash: again }]);
  await agrees();
});

it('a reset restarts the register together with the chain', async () => {
  await move(stranger(), ONE);
  await quiet(on.world);
  await on.world.sandbox.reset();
  on.amelia = await memberOf(on.world.service, AMELIA);
  expect(await news()).toEqual([]);
  await agrees();
  await move(stranger(), ONE);
  expect(await news()).toHaveLength(1);
  await agrees();
});

it('a block that is read again is not recorded twice', async () => {
  await move(stranger(), ONE);
  const block = asFields(await on.world.chain.rpc('eth_getBlockByNumber', ['latest', false]));
  const [hash] = asList(block.transactions);
  await on.world.chain.mine(3);
  await Promise.all([1, 2, 3].map(() => on.world.service.settlement.settle()));
  expect((await news()).filter(({ txHash }) => txHash === asHash(hash))).toHaveLength(1);
});
