import type { Sending } from '@/tx';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Action } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase, comesTo } = actionsOn(bench);
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const send = (action: Sending) => during(bench.tab.send(action, bench.from));
const stateOf = (id: string) => bench.tab.stateOf(`send:${id}`);
const word = (value: bigint) => value.toString(16).padStart(64, '0');
const wordOf = (address: string) => address.slice(2).toLowerCase().padStart(64, '0');

async function saidUnsent(submit: () => Promise<void>, key: string): Promise<void> {
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await submit();
  await passes(25_000);
  expect(await during(bench.tab.saysUnsent(key))).toBe(true);
}
const leaveUnsent = (action: Action) => saidUnsent(() => action.submit(), action.key);
const equal = (id: string): Sending => ({ id, token: 'USDT', to: `0x${'8'.repeat(40)}`, amount: '0.5' });

it.each(['USDT', 'BNB'] as const)('%s is not sent twice when the first request was approved late', async (token) => {
  const action = await sending(token, '0.5', ONE / 2n);
  await leaveUnsent(action);
  await rpc('eth_sendTransaction', [bench.requests()[0]]);
  await bench.world.chain.mine(4);
  await action.submit();
  await comesTo(action, 'succeeded');
  expect(bench.asks()).toBe(1);
  expect(await action.arrived()).toBe(action.units);
});

it('a first transfer that is approved after the second one is found, and its hash is kept', async () => {
  const action = await sending('USDT', '0.5', ONE / 2n);
  await leaveUnsent(action);
  await action.submit();
  await bench.world.chain.mine(3);
  await comesTo(action, 'succeeded');
  const { nonce: _place, ...first } = bench.requests()[0]!;
  const late = await rpc('eth_sendTransaction', [first]);
  await bench.world.chain.mine(4);
  await passes(120_000);
  expect(bench.tab.journal().map(({ hash, status }) => [hash, status])).toContainEqual([late, 'succeeded']);
});

it('a transfer is not settled by tokens that its recipient takes through an allowance', async () => {
  const { accounts, contracts } = bench.world.chain;
  const [, , , taker] = accounts;
  const approve = `0x095ea7b3${wordOf(taker!)}${word(100n * ONE)}`;
  await rpc('eth_sendTransaction', [{ from: bench.from, to: contracts.USDT, data: approve }]);
  bench.wallet.failNext({ code: 4900, message: 'no' }, 'eth_sendTransaction');
  await send({ ...equal('taken'), to: taker! });
  const take = `0x23b872dd${wordOf(bench.from)}${wordOf(taker!)}${word(ONE / 2n)}`;
  await rpc('eth_sendTransaction', [{ from: taker, to: contracts.USDT, data: take }]);
  await bench.world.chain.mine(4);
  await passes(60_000);
  expect(stateOf('taken')).toMatchObject({ step: 'unanswered', isSearched: true });
});

it('a transfer that was declared unsent is not settled by an equal one that was sped up during a reload', async () => {
  await saidUnsent(() => send(equal('first')), 'send:first');
  await bench.world.chain.setAutomine(false);
  await send(equal('second'));
  const [sent] = await bench.pending();
  await passes(10_000);
  const { hash: _hash, input, ...call } = sent!;
  await rpc('eth_sendTransaction', [{ ...call, data: input, gasPrice: HIGHER }]);
  await bench.world.chain.mine(4);
  await bench.reload();
  await bench.tab.goesOn('send:first');
  await passes(20_000);
  await bench.tab.goesOn('send:second');
  await passes(120_000);
  expect([stateOf('first').step, stateOf('second').step]).toEqual(['unsent', 'succeeded']);
});

it('a transfer that was declared unsent is not settled by one of twelve later identical ones', async () => {
  await saidUnsent(() => send(equal('early')), 'send:early');
  for (let index = 0; index < 12; index += 1) {
    await send(equal(`later-${index}`));
    await bench.world.chain.mine(3);
    await passes(8_000);
    expect(stateOf(`later-${index}`).step).toBe('succeeded');
  }
  await bench.reload();
  await bench.tab.goesOn('send:early');
  await passes(60_000);
  expect(stateOf('early').step).toBe('unsent');
});

it('a transfer is not submitted without the service’s time', async () => {
  bench.bank.answers('nothing');
  await send(equal('untimed'));
  expect(stateOf('untimed')).toMatchObject({ refusal: 'service-unreachable' });
  expect(bench.asks()).toBe(0);
});

it('a transfer does not take the nonce of an order’s payment that only a private relay knows', async () => {
  await bench.world.chain.setAutomine(false);
  const order = await purchase('USDT', (1_248n * ONE) / 10n);
  await order.submit();
  const [sent] = await bench.pending();
  await rpc('anvil_dropTransaction', [sent!.hash]);
  await passes(5_000);
  await send(equal('beside'));
  expect(bench.requests().at(-1)).not.toHaveProperty('nonce');
  const { hash: _hash, input, ...call } = sent!;
  await rpc('anvil_dropAllTransactions', []);
  await rpc('eth_sendTransaction', [{ ...call, data: input }]);
  await bench.world.chain.mine(4);
  await comesTo(order, 'succeeded');
  expect(await order.arrived()).toBe(order.units);
});
