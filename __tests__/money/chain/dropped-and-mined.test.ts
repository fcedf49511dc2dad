import { useBench, type Pending } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase, swap, wrapping, stepOf, comesTo } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
type Sent = Pending & { maxFeePerGas: string; maxPriorityFeePerGas: string };
const refusalOf = (key: string) => Object(bench.tab.stateOf(key)).refusal;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

/** The wallet has returned the hash, but no node knows it for a day. */
async function drop(action: Action, step: 'dropped' | 'expired' = 'dropped'): Promise<Sent> {
  await bench.world.chain.setAutomine(false);
  let sent: Sent | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async (pass) => {
    const answer = await pass();
    sent = (await rpc('eth_getTransactionByHash', [answer])) as Sent;
    await rpc('anvil_dropTransaction', [answer]);
    return answer;
  });
  await action.submit();
  bench.wallet.answerWith('eth_sendTransaction', null);
  expect(bench.tab.journal()[0]?.hash).toMatch(/^0x/);
  for (let hour = 0; hour < 29; hour += 1) await bench.anHourPasses();
  await passes(90_000);
  expect(stepOf(action)).toBe(step);
  return sent!;
}

/** The fee is the same, so that the hash is the same. */
async function broadcastAgain({ hash, maxFeePerGas, maxPriorityFeePerGas, ...call }: Sent): Promise<void> {
  const { from, to, value, input, nonce, gas } = call;
  const again = { from, to, value, data: input, nonce, gas, maxFeePerGas, maxPriorityFeePerGas };
  expect(await rpc('eth_sendTransaction', [again])).toBe(hash);
}

async function mine(): Promise<void> {
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await bench.anHourPasses();
}

const MAKES = {
  'a transfer of USDT': () => sending('USDT', '0.5', ONE / 2n),
  'a transfer of BNB': () => sending('BNB', '0.5', ONE / 2n),
  'an order': () => purchase('USDT', (1_248n * ONE) / 10n),
  wrapping: () => wrapping('wrap', ONE / 10n),
} as const;

describe('A dropped transaction that was mined later', () => {
  it.each(Object.entries(MAKES))('is shown as succeeded after a reload: %s', async (_name, make) => {
    const action = await make();
    await broadcastAgain(await drop(action));
    await mine();
    await bench.reload();
    await bench.tab.goesOn(action.key);
    await passes(60_000);
    expect(stepOf(action)).toBe('succeeded');
  });

  it('is shown as succeeded on a page that does not show the action', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    await broadcastAgain(await drop(action));
    await mine();
    await bench.reload();
    const stop = bench.tab.startEngine();
    await passes(60_000);
    stop();
    expect(bench.tab.journal()).toMatchObject([{ status: 'succeeded' }]);
  });

  it.each(['USDT', 'BNB'] as const)('prevents an equal transfer of %s until its outcome is shown', async (token) => {
    const first = await sending(token, '0.5', ONE / 2n);
    await broadcastAgain(await drop(first));
    await mine();
    const again = (id: string) => ({ id, token, to: first.to!, amount: '0.5' }) as const;
    await bench.keepTime();
    await during(bench.tab.send(again('second'), bench.from));
    expect([bench.asks(), refusalOf('send:second')]).toEqual([1, 'paid-elsewhere']);
    await bench.tab.goesOn(first.key);
    await comesTo(first, 'succeeded');
    await bench.keepTime();
    await during(bench.tab.send(again('third'), bench.from));
    expect(bench.asks()).toBe(2);
  });

  it('prevents no equal swap, because the swap’s deadline has passed', async () => {
    const make = () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE });
    const first = await make();
    const sent = await drop(first, 'expired');
    await bench.world.chain.setAutomine(true);
    await broadcastAgain(sent);
    const second = await make();
    await second.submit();
    expect([bench.asks(), await second.arrived()]).toEqual([2, second.units]);
  });
});

describe('A dropped transaction that waits in a node’s pool again', () => {
  it('prevents an equal transfer at each submit', async () => {
    const first = await sending('USDT', '0.5', ONE / 2n);
    await broadcastAgain(await drop(first));
    for (const id of ['second', 'third']) {
      await during(bench.tab.send({ id, token: 'USDT', to: first.to!, amount: '0.5' }, bench.from));
      expect([bench.asks(), refusalOf(`send:${id}`)]).toEqual([1, 'paid-elsewhere']);
    }
    expect(stepOf(first)).toBe('pending');
  });
});

describe('A dropped transaction that no node knows', () => {
  it('stays dropped, and an equal transfer needs the answers of two nodes', async () => {
    const first = await sending('USDT', '0.5', ONE / 2n);
    await drop(first);
    await bench.world.chain.setAutomine(true);
    await bench.reload();
    await bench.tab.goesOn(first.key);
    await passes(10_000);
    expect(stepOf(first)).toBe('dropped');
    const again = { id: 'second', token: 'USDT', to: first.to!, amount: '0.5' } as const;
    const refuse = { code: -32_000, message: 'too busy' };
    bench.nodes.slice(1).forEach((node) => node.refuse('eth_getTransactionByHash', refuse));
    await bench.keepTime();
    await during(bench.tab.send(again, bench.from));
    expect([bench.asks(), refusalOf('send:second')]).toEqual([1, 'nodes-unreachable']);
    bench.nodes.forEach((node) => node.open());
    await bench.keepTime();
    await during(bench.tab.send(again, bench.from));
    expect(bench.asks()).toBe(2);
  });
});
