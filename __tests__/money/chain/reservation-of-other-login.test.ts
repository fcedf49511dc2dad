import { sessionStore } from '@/session/store';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until } from '../../support/money/clock';

const bench = useBench();
const bob = loginOf('bob');
afterEach(() => {
  jest.restoreAllMocks();
  sessionStore.set({ state: 'restoring' });
});

it('a reservation that was not answered is not ended by the login of the next investor', async () => {
  bench.bank.requests.keep();
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  let isRead = false;
  const { of } = bench.bank.requests;
  jest.spyOn(bench.bank.requests, 'of').mockImplementation((...asked) => {
    isRead = true;
    return of(...asked);
  });
  const taken = jest.spyOn(bench.bank.requests, 'take');
  void bench.tab.payOrder(order, bench.from);
  await until(() => isRead);
  bench.bank.answers('never');
  await passes(8_000);
  bench.tab.clearUserData();
  bench.tab.setCredentials(bob);
  sessionStore.set({ state: 'authenticated', token: bob.token });
  bench.bank.answers('as it should');
  await passes(20_000);
  stop();
  const asBob = taken.mock.calls.filter(([, , token]) => token === bob.token);
  expect({ asBob, asks: bench.asks() }).toEqual({ asBob: [], asks: 0 });
});

it('a declaration that was begun before the logout is not made by the login of the next investor', async () => {
  bench.bank.requests.keep();
  const order = bench.order('USDT');
  const stop = bench.tab.startEngine();
  bench.tab.link(bench.from);
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await bench.submit(order);
  await passes(25_000);
  const { of } = bench.bank.requests;
  let isDeclaring = false;
  jest.spyOn(bench.bank.requests, 'of').mockImplementation((...asked) => {
    const answer = of(...asked);
    // The page reads whether a request is open, and the login changes before it declares.
    if (isDeclaring) {
      bench.tab.setCredentials(bob);
      sessionStore.set({ state: 'authenticated', token: bob.token });
    }
    return answer;
  });
  const taken = jest.spyOn(bench.bank.requests, 'take');
  isDeclaring = true;
  void bench.tab.sayUnsent(order._id);
  await passes(20_000);
  stop();
  expect(taken.mock.calls.filter(([, , token]) => token === bob.token)).toEqual([]);
});
