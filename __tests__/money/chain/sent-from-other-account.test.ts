import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';
import { relayFor } from '../../support/money/relay';

/** The wallet sends from the account that is selected in it, and not from the reviewed one. */
const bench = useBench();
const { sending, stake, wrapping, purchase, approval, swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const other = () => bench.world.chain.accounts[6] as Address;

const fromOther = ({ nonce: _nonce, ...call }: Record<string, unknown>) => ({ ...call, from: other() });
const sendFromOther = (meanwhile = () => {}) =>
  bench.wallet.tamper((request) => {
    if (request.method !== 'eth_sendTransaction') return request;
    meanwhile();
    return { ...request, params: request.params.map((call) => fromOther(call as Record<string, unknown>)) };
  });
const sentByOther = (): Promise<unknown> =>
  bench.world.chain.rpc('eth_sendTransaction', [fromOther(bench.requests().at(-1)!)]);

beforeEach(async () => {
  await bench.world.chain.faucet('USDT', other(), 1_000n * ONE);
  await bench.world.chain.faucet('FNX', other(), 1_000n * ONE);
});

async function triedAgain(action: Action) {
  const isDeclared = await during(bench.tab.saysUnsent(action.key));
  bench.wallet.tamper((request) => request);
  await bench.keepTime();
  await action.submit();
  const [{ hash } = { hash: null }] = bench.tab.journal();
  return { hash, step: bench.tab.stateOf(action.key).step, isDeclared, asks: bench.asks() };
}

async function mined() {
  await bench.world.chain.mine(4);
  await passes(60_000);
}

describe('a transaction that the wallet sent from another account is kept, and the wallet is not asked again', () => {
  it.each([
    ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
    ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
    ['a purchase in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
    ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
    ['a stake', () => stake(5n * ONE)],
    ['a wrapping', () => wrapping('wrap', ONE / 10n)],
    ['an approval', () => approval()],
    ['a swap of BNB', () => swap({ pay: 'BNB', get: 'FNX', exact: 'pay', amount: ONE / 100n })],
  ] as const)('%s', async (_name, make) => {
    const action = await make();
    sendFromOther();
    await action.submit();
    const [sent] = bench.tab.journal();
    expect(sent?.hash).toMatch(/^0x/);
    await mined();
    expect(await triedAgain(action)).toEqual({ hash: sent?.hash, step: 'altered', isDeclared: false, asks: 1 });
  });

  it('a transfer of USDT whose hash the investor entered', async () => {
    const action = await sending('USDT', '0.5', ONE / 2n);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const hash = (await sentByOther()) as Hash;
    await bench.world.chain.mine(4);
    await passes(25_000);
    await during(bench.tab.names(action.key, hash));
    await passes(60_000);
    expect(await triedAgain(action)).toEqual({ hash, step: 'altered', isDeclared: false, asks: 1 });
    expect(await action.arrived()).toBe(ONE / 2n);
  });
});

it('a BNB transfer that the wallet sent from another account counts as altered if that account is delegated', async () => {
  const relay = relayFor(bench);
  const action = await sending('BNB', '0.5', ONE / 2n);
  await relay.lendCode();
  sendFromOther();
  await action.submit();
  await mined();
  await relay.takeCodeBack();
  expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'altered', hash: bench.tab.journal()[0]!.hash });
});

it('a transaction from another account does not belong to this order if the bank has it for another order', async () => {
  const order = bench.order('BNB');
  sendFromOther();
  await bench.submit(order);
  bench.bank.record('order-9', bench.tab.journal()[0]!.hash!);
  await mined();
  expect(bench.stepOf(order)).toBe('unanswered');
});

it('a failed transaction from another account does not belong to this order', async () => {
  const order = bench.order('USDT');
  bench.wallet.answerWith('eth_sendTransaction', () =>
    bench.world.chain.rpc('eth_sendTransaction', [
      { ...fromOther(bench.requests().at(-1)!), from: bench.world.chain.accounts[5], gas: '0x186a0' },
    ]),
  );
  await bench.submit(order);
  bench.wallet.answerWith('eth_sendTransaction', null);
  await mined();
  expect(bench.stepOf(order)).toBe('unanswered');
});

it('a hash from another account, returned while the service was unavailable, is reported when the service is back', async () => {
  sendFromOther(() => bench.bank.answers('with 503'));
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  await bench.submit(order);
  const [{ hash } = { hash: null }] = bench.tab.journal();
  expect(hash).toMatch(/^0x/);
  await mined();
  bench.bank.answers('as it should');
  await passes(60_000);
  stop();
  expect(bench.bank.hashesOf(order._id)).toEqual([hash]);
});
