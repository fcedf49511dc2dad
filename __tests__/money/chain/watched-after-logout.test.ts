import { sessionStore } from '@/session/store';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';

const bench = useBench();
const bob = loginOf('bob');
const asked = () => bench.nodes.reduce((sum, node) => sum + node.asked.length, 0);
afterEach(() => {
  jest.restoreAllMocks();
  sessionStore.set({ state: 'restoring' });
});

describe('A watch whose engine was ended', () => {
  it('neither reads the chain nor asks the service about the order of the previous login', async () => {
    const order = bench.order('USDT');
    const stop = bench.tab.startEngine();
    bench.tab.link(bench.from);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await bench.submit(order);
    await passes(5_000);
    stop();
    bench.tab.clearUserData();
    bench.tab.setCredentials(bob);
    await passes(1_000);
    const asOf = jest.spyOn(bench.bank.requests, 'of');
    const known = asked();
    await passes(90_000);
    const asBob = asOf.mock.calls.filter(([id, token]) => id === order._id && token === bob.token).length;
    expect({ ofChain: asked() - known, asBob }).toEqual({ ofChain: 0, asBob: 0 });
  });

  it('does not read the chain even if the login stays the same', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    const stop = bench.tab.startEngine();
    await bench.submit(order);
    await passes(5_000);
    stop();
    await passes(1_000);
    const known = asked();
    await passes(30_000);
    expect(asked()).toBe(known);
  });

  it('can be resumed by the next start, even before it has noticed that the engine was ended', async () => {
    await bench.world.chain.setAutomine(false);
    const order = bench.order('USDT');
    const stop = bench.tab.startEngine();
    await bench.submit(order);
    await passes(5_000);
    stop();
    const stopAgain = bench.tab.startEngine();
    await bench.world.chain.mine(4);
    await bench.comesTo(order, 'succeeded');
    stopAgain();
  });
});

it('a watch is resumed for the connected wallet when the login changes', async () => {
  await bench.world.chain.setAutomine(false);
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  await bench.submit(order);
  await passes(5_000);
  bench.tab.setCredentials(bob);
  sessionStore.set({ state: 'authenticated', token: bob.token });
  await passes(30_000);
  await bench.world.chain.mine(4);
  await bench.comesTo(order, 'succeeded');
  stop();
});

it('a watch on a page without an engine ends with the login', async () => {
  const order = bench.order('USDT');
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(5_000);
  bench.tab.setCredentials(bob);
  const asOf = jest.spyOn(bench.bank.requests, 'of');
  await passes(60_000);
  expect(asOf).not.toHaveBeenCalled();
});
