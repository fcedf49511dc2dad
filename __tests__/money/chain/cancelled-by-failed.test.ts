import { useBench, type Pending } from '../../support/money/bench';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { purchase, sending, swap, wrapping, stake, approval, waiting, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

/** The wallet uses the nonce for a call that fails. */
async function replaceByFailure({ from, nonce }: Pending): Promise<void> {
  const fees = { maxFeePerGas: '0x4a817c800', maxPriorityFeePerGas: '0x4a817c800' };
  const data = `0xa9059cbb${'6'.repeat(64)}${'f'.repeat(64)}`;
  const to = bench.world.chain.contracts.USDT;
  await rpc('eth_sendTransaction', [{ from, to, data, value: '0x0', nonce, gas: '0x30d40', ...fees }]);
}

it.each([
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['a stake', () => stake(5n * ONE)],
  ['an approval', () => approval()],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const)('%s can be requested again after a transaction that failed has used its nonce', async (_name, make) => {
  const { action, sent } = await waiting(make);
  await replaceByFailure(sent);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await comesTo(action, 'cancelled');
  await action.submit();
  await bench.world.chain.mine(4);
  await comesTo(action, 'succeeded');
  expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 2, arrived: action.units });
});
