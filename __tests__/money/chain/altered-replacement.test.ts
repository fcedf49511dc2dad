import type { Hash } from '@/api/contract';
import { AMOUNT, CURRENCIES, useBench, type Currency, type Pending } from '../../support/money/bench';
import { passes } from '../../support/money/clock';

const bench = useBench();
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
const word = (value: bigint) => value.toString(16).padStart(64, '0');

/** The same payment with a slightly higher amount, which the investor edited while speeding it up. */
function edited(currency: Currency, { from, to, nonce }: Pending) {
  const units = AMOUNT[currency].units + 1_000n;
  const payee = bench.world.chain.payAddress.slice(2).toLowerCase().padStart(64, '0');
  const paying =
    currency === 'BNB' ? { value: `0x${units.toString(16)}` } : { data: `0xa9059cbb${payee}${word(units)}` };
  return { from, to, nonce, gas: '0x186a0', gasPrice: HIGHER, value: '0x0', ...paying };
}

it.each(CURRENCIES)(
  'an altered payment shows the hash of the transaction on the chain, not of the replaced one: %s',
  async (currency) => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order(currency);
    await bench.submit(order);
    await passes(10_000);
    const [sent] = (await bench.pending()) as [Pending];
    const mined = (await rpc('eth_sendTransaction', [edited(currency, sent)])) as Hash;
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'altered');
    const state = bench.tab.paymentOf(order._id).get();
    const shown = Object(state).hash as Hash;
    expect(await rpc('eth_getTransactionReceipt', [mined])).toMatchObject({ status: '0x1' });
    const [entry] = bench.tab.journal();
    expect({ shown, kept: JSON.stringify(entry).includes(mined) }).toEqual({ shown: mined, kept: true });
  },
);

it('an altered payment is shown as paid if a reorganisation leaves only the original transaction', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  await passes(10_000);
  const [sent] = (await bench.pending()) as [Pending];
  const before = await rpc('evm_snapshot', []);
  await rpc('eth_sendTransaction', [edited('USDT', sent)]);
  await bench.world.chain.mine(1);
  await passes(30_000);
  const early = bench.stepOf(order);
  await rpc('evm_revert', [before]);
  await rpc('anvil_dropAllTransactions', []);
  await rpc('eth_sendTransaction', [
    { from: sent.from, to: sent.to, value: sent.value, data: sent.input, nonce: sent.nonce, gas: sent.gas },
  ]);
  await bench.world.chain.mine(4);
  await passes(400_000);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
  expect({ early, late: bench.stepOf(order) }).toEqual({ early: 'pending', late: 'succeeded' });
});

it('a payment is shown as altered after two minutes if two nodes refuse log queries', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  await bench.submit(order);
  await passes(10_000);
  const [sent] = (await bench.pending()) as [Pending];
  bench.nodes.slice(1).forEach((node) => node.refuse('eth_getLogs', { code: -32_005, message: 'limit exceeded' }));
  await rpc('eth_sendTransaction', [edited('USDT', sent)]);
  await bench.world.chain.mine(4);
  await passes(60_000);
  const early = bench.stepOf(order);
  await passes(120_000);
  expect({ early, late: bench.stepOf(order) }).toEqual({ early: 'pending', late: 'altered' });
});
