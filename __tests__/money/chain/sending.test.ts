import type { Sending } from '@/tx';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

const bench = useBench();
const { sending, purchase, waiting, stepOf, comesTo } = actionsOn(bench);
const rpc = (method: string, params: unknown[]) => bench.world.chain.rpc(method, params);
const ONE = 10n ** 18n;
const HOUR_MS = 3_600_000;

describe('A transfer', () => {
  it('is not reported to the service', async () => {
    const action = await sending('USDT', '1', ONE);
    await action.submit();
    await bench.world.chain.mine(2);
    await comesTo(action, 'succeeded');
    const [entry] = bench.tab.journal();
    expect([entry?.serviceRecord, entry?.reportState]).toEqual([undefined, undefined]);
  });

  it('does not block the payment of an order while it is pending, but blocks a second transfer', async () => {
    const { action } = await waiting(() => sending('USDT', '1', ONE));
    const [second, order] = [await sending('BNB', '0.1', ONE / 10n), await purchase('BNB', (195n * ONE) / 1_000n)];
    await second.submit();
    expect(bench.tab.stateOf(second.key)).toMatchObject({ refusal: 'other-pending' });
    await order.submit();
    await bench.world.chain.mine(4);
    await comesTo(action, 'succeeded');
    await comesTo(order, 'succeeded');
    expect([await action.arrived(), await second.arrived(), await order.arrived()]).toEqual([
      action.units,
      0n,
      order.units,
    ]);
  });

  it.each(['own', 'USDT', 'FNX', 'payAddress'] as const)('is refused where it would be lost: %s', async (whose) => {
    const { contracts, payAddress } = bench.world.chain;
    const closed = { own: bench.from, USDT: contracts.USDT, FNX: contracts.FNX, payAddress };
    const action: Sending = { id: `closed-${whose}`, token: 'BNB', to: closed[whose], amount: '0.1' };
    await during(bench.tab.send(action, bench.from));
    expect(bench.tab.stateOf(`send:${action.id}`)).toMatchObject({ refusal: 'not-pinned' });
    expect(bench.asks()).toBe(0);
  });

  it.each(['0', '-1', '1e3', '0.0000000000000000001', ''])('of %p is refused', async (amount) => {
    const action: Sending = { id: `amount-${amount}`, token: 'BNB', to: `0x${'6'.repeat(40)}`, amount };
    await during(bench.tab.send(action, bench.from));
    expect(bench.tab.stateOf(`send:${action.id}`)).toMatchObject({ refusal: 'not-pinned' });
    expect(bench.asks()).toBe(0);
  });

  it('of BNB to a contract counts the gas of its code', async () => {
    const to = `0x${'7'.repeat(40)}` as const;
    await rpc('anvil_setCode', [to, '0x600160005500']);
    const price = BigInt((await rpc('eth_gasPrice', [])) as string);
    const before = await bench.world.chain.balanceOf('BNB', bench.from);
    await bench.world.chain.setBnb(bench.from, ONE + 30_000n * price);
    const action: Sending = { id: 'contract', token: 'BNB', to, amount: '1' };
    await during(bench.tab.send(action, bench.from));
    await bench.world.chain.setBnb(bench.from, before);
    expect(bench.tab.stateOf(`send:${action.id}`)).toMatchObject({ refusal: 'too-little-gas' });
    expect(bench.asks()).toBe(0);
  });

  it('that is never found is dropped a day later, and the account can send again', async () => {
    const { action, sent } = await waiting(() => sending('BNB', '0.2', ONE / 5n));
    await rpc('anvil_dropTransaction', [sent.hash]);
    await passes(25_000);
    await during(bench.tab.readService('any'));
    jest.setSystemTime(Date.now() + 23 * HOUR_MS);
    await passes(25_000);
    expect(stepOf(action)).toBe('pending');
    jest.setSystemTime(Date.now() + 2 * HOUR_MS);
    await bench.keepTime();
    await comesTo(action, 'dropped');
    const next = await sending('BNB', '0.1', ONE / 10n);
    await next.submit();
    await bench.world.chain.mine(3);
    await comesTo(next, 'succeeded');
    expect([await action.arrived(), await next.arrived()]).toEqual([0n, next.units]);
  });
});
