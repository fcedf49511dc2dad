import type { Hash } from '@/api/contract';
import { useBench, type Pending } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet's answer was lost. The wallet sent the request, which failed, and then sent it again. The investor entered
 * both hashes.
 */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
type Sent = Pending & { maxFeePerGas: string; maxPriorityFeePerGas: string };

async function failed(call: object): Promise<Hash> {
  const { USDT } = bench.world.chain.contracts;
  const code = await rpc('eth_getCode', [USDT, 'latest']);
  await rpc('anvil_setCode', [USDT, '0x60006000fd']);
  const hash = (await rpc('eth_sendTransaction', [call])) as Hash;
  await bench.world.chain.mine(1);
  await rpc('anvil_setCode', [USDT, code]);
  return hash;
}

async function unseen(call: object): Promise<Sent> {
  const hash = await rpc('eth_sendTransaction', [call]);
  const sent = (await rpc('eth_getTransactionByHash', [hash])) as Sent;
  await rpc('anvil_dropTransaction', [hash]);
  return sent;
}

async function arrives({ hash, maxFeePerGas, maxPriorityFeePerGas, input, ...sent }: Sent): Promise<void> {
  const { from, to, value, nonce, gas } = sent;
  const again = { from, to, value, data: input, nonce, gas, maxFeePerGas, maxPriorityFeePerGas };
  expect(await rpc('eth_sendTransaction', [again])).toBe(hash);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
}

it.each([
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const)('after one entered hash has failed, another entered hash that pays is shown: %s', async (_name, make) => {
  const end = bench.tab.startEngine();
  const action = await make();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(25_000);
  await bench.world.chain.setAutomine(false);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  const call = { gas: '0x186a0', ...asked };
  const first = await failed(call);
  const second = await unseen(call);
  await during(bench.tab.names(action.key, second.hash));
  await during(bench.tab.names(action.key, first));
  await bench.world.chain.mine(4);
  await passes(60_000);
  await arrives(second);
  await bench.keepTime();
  await passes(60_000);
  const { step } = bench.tab.stateOf(action.key);
  await action.submit();
  end();
  await bench.reload();
  await bench.tab.goesOn(action.key);
  await passes(60_000);
  expect({
    step,
    later: bench.tab.stateOf(action.key).step,
    asks: bench.asks(),
    arrived: await action.arrived(),
  }).toEqual({
    step: 'succeeded',
    later: 'succeeded',
    asks: 1,
    arrived: action.units,
  });
});
