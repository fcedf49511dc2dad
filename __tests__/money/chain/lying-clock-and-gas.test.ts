import { useBench } from '../../support/money/bench';
import { actionsOn, type Action } from '../../support/money/actions';
import type { TestNode } from '../../support/money/test-nodes';

const bench = useBench();
const { swap, sending, purchase, stake, approval, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const A_YEAR_S = 365 * 86_400;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
type Block = { timestamp: string };
const refusalOf = (action: Action) => bench.tab.stateOf(action.key);

function liesAboutTime(node: TestNode, bySeconds: number): void {
  node.lie(
    'eth_getBlockByNumber',
    (own: Block | null) => own && { ...own, timestamp: `0x${(Number(own.timestamp) + bySeconds).toString(16)}` },
  );
}

function loses(node: TestNode, method: string, which: number): void {
  let lieCount = 0;
  node.lie(method, (own: unknown) => ((lieCount += 1) === which ? undefined : own));
}

const deadlineOf = (data: string) => {
  const words = data.slice(10).match(/.{64}/g)!;
  return Number(`0x${words[4]}`);
};

it('a swap’s deadline comes from the service’s time', async () => {
  const action = await swap(REQUEST);
  await action.submit();
  const now = Math.floor(Date.now() / 1_000);
  const deadline = deadlineOf(bench.requests()[0]!.data!);
  expect(Math.abs(deadline - (now + 20 * 60))).toBeLessThanOrEqual(30);
});

describe.each([
  ['a year ahead', A_YEAR_S],
  ['an hour behind', -3_600],
])('a node whose time is %s', (_which, seconds) => {
  it('stops a swap although two other nodes are honest', async () => {
    const action = await swap(REQUEST);
    liesAboutTime(bench.nodes[0]!, seconds);
    await action.submit();
    expect(refusalOf(action)).toMatchObject({ step: 'idle', refusal: 'chain-clock' });
    expect(bench.asks()).toBe(0);
  });

  it.each([1, 2, 3])('stops a swap when answer %i of the only honest node is lost', async (which) => {
    const action = await swap(REQUEST);
    bench.nodes[2]!.close('gone');
    liesAboutTime(bench.nodes[0]!, seconds);
    loses(bench.nodes[1]!, 'eth_getBlockByNumber', which);
    await action.submit();
    expect(bench.asks()).toBe(0);
  });

  it('stops a swap when it is the only node', async () => {
    const action = await swap(REQUEST);
    bench.nodes.slice(1).forEach((node) => node.close('gone'));
    liesAboutTime(bench.nodes[0]!, seconds);
    await action.submit();
    expect(refusalOf(action)).toMatchObject({ step: 'idle', refusal: 'chain-clock' });
  });
});

const LOW = { 'the least': '0x5208', 'hardly any': '0x1' } as const;

describe.each(Object.entries(LOW))('a node that estimates %s gas', (_which, gas) => {
  it('does not make a swap run out of gas if the other node is honest', async () => {
    const action = await swap(REQUEST);
    bench.nodes[2]!.close('gone');
    bench.nodes[0]!.lie('eth_estimateGas', () => gas);
    await action.submit();
    await bench.world.chain.mine(3);
    expect(await action.arrived()).toBe(action.units);
  });

  it('stops a swap when it is the only node', async () => {
    const action = await swap(REQUEST);
    bench.nodes.slice(1).forEach((node) => node.close('gone'));
    bench.nodes[0]!.lie('eth_estimateGas', () => gas);
    await action.submit();
    expect(stepOf(action)).toBe('idle');
    expect(bench.asks()).toBe(0);
  });
});

it.each([
  ['a purchase', () => purchase('USDT', (1_248n * ONE) / 10n), 120_000],
  ['a transfer', () => sending('USDT', '0.5', ONE / 2n), 120_000],
  ['a transfer of the coin', () => sending('BNB', '0.5', ONE / 2n), 120_000],
  ['a stake', () => stake(5n * ONE), 120_000],
  ['an approval', () => approval(), 100_000],
  ['a wrapping', () => wrapping('wrap', ONE / 10n), 80_000],
  ['an unwrapping', () => wrapping('unwrap', ONE / 10n), 80_000],
  ['a swap', () => swap(REQUEST), 600_000],
] as const)('%s sets gas within its cap, whatever one node estimates', async (_which, make, cap) => {
  const action = await make();
  bench.nodes[0]!.lie('eth_estimateGas', () => '0x1000000');
  bench.nodes[1]!.lie('eth_estimateGas', () => '0x10');
  await action.submit();
  const gas = Number((bench.requests()[0] as { gas?: string }).gas);
  expect(gas).toBeGreaterThan(21_000);
  expect(gas).toBeLessThanOrEqual(Math.max(cap * 1.25, cap + 20_000));
  await bench.world.chain.mine(3);
  expect(await action.arrived()).toBe(action.units);
});

it('a swap is not submitted without the service’s time', async () => {
  const action = await swap(REQUEST);
  bench.bank.answers('nothing');
  await action.submit();
  expect(refusalOf(action)).toMatchObject({ step: 'idle', refusal: 'service-unreachable' });
  expect(bench.asks()).toBe(0);
});

it('a payment is found although the nodes disagree about the first block', async () => {
  bench.nodes.forEach((node, at) =>
    node.lie('eth_getBlockByNumber', (own: object | null, [which]: [string]) =>
      own && which === '0x0' ? { ...own, hash: `0x${String(at + 1).repeat(64)}` } : own,
    ),
  );
  await bench.reload();
  const action = await purchase('USDT', (1_248n * ONE) / 10n);
  await action.submit();
  await bench.world.chain.mine(3);
  await bench.tab.comesTo(action.key.slice('order:'.length), 'succeeded');
  expect(await action.arrived()).toBe(action.units);
});
