import { actionsOn } from '../../support/money/actions';
import { loginOf } from '../../support/money/bank';
import { useBench } from '../../support/money/bench';
import { during, passes, until } from '../../support/money/clock';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

it.each([
  ['an order', 'order', () => actions.purchase('USDT', (1_248n * ONE) / 10n)],
  ['a stake', 'stake', () => actions.stake(5n * ONE)],
] as const)(
  'an open wallet request of %s is not repeated on another device after a found and reported payment has failed',
  async (_name, to, make) => {
    const keeper = to === 'order' ? bench.bank : bench.stakes;
    keeper.requests.keep();
    bench.chooseOwnNonce();
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const approve = bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    await bench.reload({ keepsClock: true });
    bench.wallet.hold('eth_sendTransaction')();
    const stop = bench.tab.startEngine();
    bench.tab.linkedStore.set(bench.from);
    await rpc('eth_sendTransaction', [{ ...asked, gas: '0x6000' }]);
    await during(bench.tab.goesOn(action.key));
    await until(() => keeper.reports.some(({ txHash }) => txHash !== undefined));
    await bench.world.chain.mine(16);
    await passes(125_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'unanswered' });
    stop();
    emptyBrowser();
    await bench.world.chain.setAutomine(true);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await bench.keepTime();
    await action.submit(phone);
    expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
    approve();
    await passes(5_000);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  },
);
