import type { Hash } from '@/api/contract';
import { useBench, type Pending } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
type Sent = Pending & { maxFeePerGas: string; maxPriorityFeePerGas: string };

/** The wallet's answer is lost, the investor enters the hash, and no node knows it for a day. */
async function dropEntered(action: Action): Promise<Sent> {
  await bench.world.chain.setAutomine(false);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  const asked = bench.requests().at(-1)!;
  const hash = await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked }]);
  const sent = (await rpc('eth_getTransactionByHash', [hash])) as Sent;
  await rpc('anvil_dropTransaction', [hash]);
  await passes(25_000);
  await during(bench.tab.names(action.key, sent.hash));
  await passes(30_000);
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await passes(120_000);
  expect(bench.tab.journal()).toMatchObject([{ failure: 'dropped', enteredHash: sent.hash }]);
  return sent;
}

async function broadcastAgain({ hash, maxFeePerGas, maxPriorityFeePerGas, ...call }: Sent): Promise<void> {
  const { from, to, value, input, nonce, gas } = call;
  const again = { from, to, value, data: input, nonce, gas, maxFeePerGas, maxPriorityFeePerGas };
  expect(await rpc('eth_sendTransaction', [again])).toBe(hash as Hash);
}

it.each([
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const)(
  'a dropped transaction whose hash the investor entered is found again after a reload: %s',
  async (_n, make) => {
    const action = await make();
    await broadcastAgain(await dropEntered(action));
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    await bench.anHourPasses();
    await bench.reload();
    await bench.tab.goesOn(action.key);
    await passes(60_000);
    expect(bench.tab.stateOf(action.key).step).toBe('succeeded');
  },
);

it('a dropped transaction whose hash the investor entered prevents an equal transfer while a node knows it', async () => {
  const first = await sending('USDT', '0.5', ONE / 2n);
  await broadcastAgain(await dropEntered(first));
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await bench.anHourPasses();
  await bench.keepTime();
  await during(bench.tab.send({ id: 'second', token: 'USDT', to: first.to!, amount: '0.5' }, bench.from));
  await bench.world.chain.mine(4);
  expect([bench.asks(), await first.arrived()]).toEqual([1, ONE / 2n]);
});

const word = (value: bigint) => value.toString(16).padStart(64, '0');

it('an entered transaction of another account is found although the transaction that was found before is lost', async () => {
  const { accounts, mine, setAutomine, faucet, contracts } = bench.world.chain;
  const action = await sending('USDT', '0.5', ONE / 2n);
  const other = accounts[6]!;
  await faucet('USDT', other, ONE);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await setAutomine(false);
  const data = `0xa9059cbb${word(BigInt(action.to!))}${word((4n * ONE) / 10n)}`;
  const entered = (await rpc('eth_sendTransaction', [
    { from: other, to: contracts.USDT, data, gas: '0x30d40' },
  ])) as Hash;
  const hide = (sent: unknown, [hash]: [Hash]) => (hash === entered ? null : sent);
  for (const node of bench.nodes) {
    node.lie('eth_getTransactionByHash', hide as never);
    node.lie('eth_getTransactionReceipt', hide as never);
  }
  await during(bench.tab.names(action.key, entered));
  const { nonce: _nonce, ...call } = bench.requests()[0]!;
  const found = (await rpc('eth_sendTransaction', [{ ...call, gas: '0x7a120' }])) as Hash;
  await until(() => bench.tab.journal()[0]?.hash === found);
  await rpc('anvil_dropTransaction', [found]);
  await mine(4);
  await setAutomine(true);
  bench.nodes.forEach((node) => node.open());
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await mine(20);
  const end = bench.tab.startEngine();
  await passes(240_000);
  end();
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'altered', hash: entered });
});
