import type { Hash, Order } from '@/api/contract';
import { AMOUNT, useBench } from '../../support/money/bench';
import { passes, until } from '../../support/money/clock';

const bench = useBench();
const rpc = (...asked: [string, unknown[]]) => bench.world.chain.rpc(...asked);
const send = (change: object = {}) => {
  const { nonce: _place, ...call } = bench.requests().at(-1)!;
  return rpc('eth_sendTransaction', [{ ...call, ...change }]) as Promise<Hash>;
};
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

async function foundAndPaid(): Promise<{ order: Order; hash: Hash }> {
  const order = bench.order('BNB');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  const hash = await send();
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  return { order, hash };
}

it('the hash of a paid order is not attached to the next order, whose own payment is found', async () => {
  bench.tab.link(bench.from);
  const stop = bench.tab.startEngine();
  const { order, hash } = await foundAndPaid();
  await until(() => bench.bank.hashesOf(order._id).includes(hash));
  const second = bench.order('BNB', { payAmount: '0.2' });
  let sent: unknown;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    sent = await pass();
    return hash;
  });
  const steps: string[] = [];
  const end = bench.tab.paymentOf(order._id).subscribe(() => steps.push(bench.stepOf(order)));
  await bench.submit(second);
  await bench.world.chain.mine(4);
  await bench.comesTo(second, 'succeeded');
  await until(() => bench.bank.hashesOf(second._id).length > 0);
  end();
  stop();
  expect(bench.bank.hashesOf(second._id)).toEqual([sent]);
  expect(steps.filter((step) => step !== 'succeeded')).toEqual([]);
});

it('the reverted hash of an earlier attempt does not end the order’s next attempt, whose payment is found', async () => {
  const { payAddress } = bench.world.chain;
  const order = bench.order('BNB');
  let failed: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    await rpc('anvil_setCode', [payAddress, '0x60006000fd']);
    return (failed = await send({ gas: '0x186a0' }));
  });
  await bench.submit(order);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'reverted');
  await rpc('anvil_setCode', [payAddress, '0x']);
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    await pass();
    return failed;
  });
  await bench.submit(order);
  expect(bench.stepOf(order)).toBe('unanswered');
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  await passes(30_000);
  await bench.submit(order);
  expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
});
