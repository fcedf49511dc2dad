import { AMOUNT, CURRENCIES, useBench, type Currency, type Pending } from '../../support/money/bench';
import { passes } from '../../support/money/clock';

const bench = useBench();
const GAS_PRICE = '0x2540be400';
const HIGHER = '0x4a817c800';
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);

/** The same payment with a slightly higher amount, which the investor edited while speeding it up. */
function edited(currency: Currency, { from, to, nonce }: Pending) {
  const units = AMOUNT[currency].units + 1_000n;
  const payee = bench.world.chain.payAddress.slice(2).toLowerCase().padStart(64, '0');
  const paying =
    currency === 'BNB' ? { value: `0x${units.toString(16)}` } : { data: `0xa9059cbb${payee}${word(units)}` };
  return { from, to, nonce, gas: '0x186a0', gasPrice: HIGHER, value: '0x0', ...paying };
}

async function waiting(currency: Currency) {
  await bench.world.chain.setAutomine(false);
  const order = bench.order(currency);
  await bench.submit(order);
  await passes(10_000);
  const [sent] = (await bench.pending()) as [Pending];
  return { order, sent };
}

const cancel = ({ from, nonce }: Pending) =>
  rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: GAS_PRICE }]);

it.each(CURRENCIES)(
  'a payment in %s is not cancelled by a replacement that also pays the bank, and is not requested again',
  async (currency) => {
    const { order, sent } = await waiting(currency);
    await rpc('eth_sendTransaction', [edited(currency, sent)]);
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'altered');
    await bench.submit(order);
    expect(bench.asks()).toBe(1);
    expect(await bench.payments()).toHaveLength(1);
  },
);

it('a payment is found if it was sped up after a reorganisation removed its cancellation', async () => {
  const { order, sent } = await waiting('USDT');
  const before = await rpc('evm_snapshot', []);
  await cancel(sent);
  await bench.world.chain.mine(1);
  await passes(20_000);
  await rpc('evm_revert', [before]);
  await rpc('anvil_dropAllTransactions', []);
  const hash = await rpc('eth_sendTransaction', [{ ...sent, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  expect(bench.tab.journal()).toMatchObject([{ hash, returnedHash: sent.hash, status: 'succeeded' }]);
  expect(await bench.payments()).toEqual([AMOUNT.USDT.units]);
});

it('a payment is found although one node reported a replacement that does not exist', async () => {
  const { order, sent } = await waiting('BNB');
  const [liar] = bench.nodes;
  liar!.lie('eth_getTransactionByHash', () => null);
  liar!.lie('eth_getTransactionReceipt', () => null);
  liar!.lie('eth_getTransactionCount', () => '0x7fff');
  liar!.lie('eth_getBlockByNumber', (block: object) => ({
    ...block,
    transactions: [{ ...sent, to: sent.from, value: '0x0', input: '0x', hash: `0x${'e'.repeat(64)}`, type: '0x0' }],
  }));
  await passes(20_000);
  liar!.open();
  await rpc('eth_sendTransaction', [{ ...sent, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
});

it('a payment is not submitted while every node that answers invents its height, but is submitted once an honest node answers', async () => {
  const order = bench.order('BNB');
  const [honest, ...liars] = bench.nodes;
  honest!.close('gone');
  liars.forEach((node) => node.lie('eth_blockNumber', (height: string) => `0x${(BigInt(height) + 50n).toString(16)}`));
  await bench.submit(order, true);
  expect(bench.asks()).toBe(0);
  honest!.open();
  await bench.submit(order, true);
  bench.nodes.forEach((node) => node.open());
  await bench.world.chain.mine(5);
  await bench.comesTo(order, 'succeeded');
  expect(await bench.payments()).toEqual([AMOUNT.BNB.units]);
});
