import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, type Action, type Make } from '../../support/money/actions';

/** A faulty wallet answers a request with the hash of an earlier action, which the journal does not have yet. */
const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

const aTransfer: Make = () => actions.sending('USDT', '0.25', ONE / 4n);
const anOrder: Make = () => actions.purchase('BNB', (195n * ONE) / 1_000n);
const KINDS: readonly [name: string, make: Make, other: Make][] = [
  ['a transfer of USDT', () => actions.sending('USDT', '0.5', ONE / 2n), anOrder],
  ['a transfer of BNB', () => actions.sending('BNB', '0.5', ONE / 2n), anOrder],
  ['an order in USDT', () => actions.purchase('USDT', (1_248n * ONE) / 10n), aTransfer],
  ['an order in BNB', anOrder, aTransfer],
  ['a stake', () => actions.stake(5n * ONE), aTransfer],
  ['a swap', () => actions.swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: ONE }), aTransfer],
  ['a wrapping', () => actions.wrapping('wrap', ONE), aTransfer],
  ['an unwrapping', () => actions.wrapping('unwrap', ONE), aTransfer],
];

async function answeredWith(makeOther: Make, answer: () => Promise<unknown>): Promise<void> {
  const other = await makeOther();
  bench.wallet.answerWith('eth_sendTransaction', answer);
  await other.submit();
  bench.wallet.answerWith('eth_sendTransaction', null);
  await bench.world.chain.mine(4);
  await bench.world.chain.setAutomine(true);
  await passes(60_000);
}

async function submitAgain(action: Action) {
  await bench.keepTime();
  await action.submit();
  await bench.world.chain.mine(4);
  await passes(5_000);
  return [bench.asks(), await action.arrived(), bench.tab.stateOf(action.key).step];
}

it.each(KINDS)(
  '%s that was sped up is not made twice after a wallet has returned its hash for another action',
  async (_name, make, makeOther) => {
    const { action, sent } = await actions.waiting(make);
    await passes(10_000);
    const { hash: _, input, ...call } = sent;
    const spedUp = (await rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }])) as Hash;
    await answeredWith(makeOther, () => Promise.resolve(spedUp));
    expect(await submitAgain(action)).toEqual([2, action.units, 'succeeded']);
  },
);

it.each(KINDS.slice(0, 5))(
  '%s that was sped up with bytes that a wallet appended is not made twice after its hash was returned for another action',
  async (_name, make, makeOther) => {
    const { action, sent } = await actions.waiting(make);
    await passes(10_000);
    const { hash: _, input, ...call } = sent;
    const marked = { ...call, data: `${input}c0ffee`, gas: '0x30d40', gasPrice: HIGHER };
    const spedUp = (await rpc('eth_sendTransaction', [marked])) as Hash;
    await answeredWith(makeOther, () => Promise.resolve(spedUp));
    expect(await submitAgain(action)).toEqual([2, action.units, 'altered']);
  },
);

it.each(KINDS)(
  '%s that was declared unsent and sent later is not made twice after its hash was returned for another action',
  async (_name, make, makeOther) => {
    bench.chooseOwnNonce();
    const action = await make();
    const asked = bench.asks();
    bench.wallet.hold('eth_sendTransaction');
    void action.submit();
    await until(() => bench.asks() === asked + 1);
    await during(bench.tab.stopsWaiting(action.key));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    const { nonce: _place, ...request } = bench.requests().at(-1)!;
    await bench.reload({ keepsClock: true });
    await bench.tab.goesOn(action.key);
    bench.wallet.hold('eth_sendTransaction')();
    await bench.world.chain.setAutomine(false);
    await answeredWith(makeOther, () => rpc('eth_sendTransaction', [{ gas: '0x7a120', ...request }]));
    expect(await submitAgain(action)).toEqual([2, action.units, 'succeeded']);
  },
);

it('an entered hash counts although the wallet has returned it for another order, and nothing is paid twice', async () => {
  const from = bench.world.chain.accounts[6] as Address;
  await bench.world.chain.faucet('USDT', from, 1_000n * ONE);
  const [first, second] = [bench.order('USDT'), bench.order('USDT', { payAmount: '62.4' })];
  bench.wallet.answerWith('eth_sendTransaction', () => new Promise(() => undefined));
  void bench.tab.payOrder(first, bench.from);
  await until(() => bench.asks() === 1);
  await during(bench.tab.stopWaiting(first._id));
  await passes(25_000);
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(true);
  const { nonce: _own, ...asked } = bench.requests()[0]!;
  await bench.reload({ keepsClock: true });
  let hash: Hash | undefined;
  bench.wallet.answerWith('eth_sendTransaction', async () => {
    hash = (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked, from }])) as Hash;
    return hash;
  });
  await bench.keepTime();
  await bench.submit(second);
  await bench.world.chain.mine(4);
  await bench.comesTo(second, 'altered');
  await during(bench.tab.enterHash(first._id, hash!));
  await passes(60_000);
  expect(bench.tab.paymentOf(first._id).get()).toEqual({ step: 'altered', hash });
  expect(await during(bench.tab.sayUnsent(first._id))).toBe(false);
  await bench.submit(first);
  expect(bench.asks()).toBe(2);
});
