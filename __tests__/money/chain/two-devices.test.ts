import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, kindsWithRecord, type Action } from '../../support/money/actions';
import { emptyBrowser, openTab, type Tab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);

const KINDS = kindsWithRecord(actions);

describe.each(KINDS)('%s', (_name, to, make) => {
  const keeper = () => (to === 'order' ? bench.bank : bench.stakes);
  const requests = () => keeper().requests;
  const refusalIn = (tab: Tab, key: string) => Object(tab.stateOf(key)).refusal;
  const idOf = (key: string) => key.slice(key.indexOf(':') + 1);
  const onPhone = () => openTab({ login: loginOf('amelia elsewhere') });

  /** The wallet may never answer, so this is not awaited. */
  const begin = (action: Action) => void action.submit().catch(() => undefined);

  /** The laptop's wallet shows a request and the laptop is closed. Two minutes later the phone is opened. */
  async function closedLaptop() {
    requests().keep();
    bench.chooseOwnNonce();
    const action = await make();
    const approveOnLaptop = bench.wallet.hold('eth_sendTransaction');
    begin(action);
    await until(() => bench.asks() === 1);
    await bench.reload();
    bench.wallet.hold('eth_sendTransaction')();
    emptyBrowser();
    await passes(125_000);
    return { action, approveOnLaptop, phone: await onPhone() };
  }

  it('is not submitted on a second device until its investor declares that nothing was sent', async () => {
    const { action, phone } = await closedLaptop();
    await action.submit(phone);
    expect(refusalIn(phone, action.key)).toBe('asked-before');
    expect(bench.asks()).toBe(1);
    expect(await phone.declaresUnsent(to, idOf(action.key))).toBe('taken');
    expect(requests().declared).toHaveLength(1);
    await action.submit(phone);
    await bench.world.chain.mine(4);
    await until(() => phone.stateOf(action.key).step === 'succeeded');
    expect(bench.asks()).toBe(2);
    expect(await action.arrived()).toBe(action.units);
  });

  it('is paid twice when the first request is approved after the second device has paid', async () => {
    const { action, phone, approveOnLaptop } = await closedLaptop();
    await phone.declaresUnsent(to, idOf(action.key));
    await action.submit(phone);
    await bench.world.chain.mine(4);
    await until(() => phone.stateOf(action.key).step === 'succeeded');
    const before = await action.arrived();
    approveOnLaptop();
    await until(async () => (await action.arrived()) > before);
    // `__tests__/chain/two-devices.test.ts` tests with the real service which payment the bank keeps.
    expect(await action.arrived()).toBe(2n * action.units);
    expect(phone.stateOf(action.key).step).toBe('succeeded');
  });

  it('is declared unsent by "Nothing was sent" on the device that made the request, so that another device can pay at once', async () => {
    requests().keep();
    const action = await make();
    bench.wallet.hold('eth_sendTransaction');
    begin(action);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await passes(25_000);
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await until(() => requests().declared.length === 1);
    await passes(65_000);
    expect(keeper().reports.filter(({ asking }) => asking === true).length).toBeLessThanOrEqual(1);
    bench.wallet.hold('eth_sendTransaction')();
    emptyBrowser();
    const phone = await onPhone();
    await action.submit(phone);
    await bench.world.chain.mine(4);
    await until(() => phone.stateOf(action.key).step === 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('is submitted again on the device that declared "Nothing was sent", whether or not the service received the declaration', async () => {
    requests().keep();
    bench.chooseOwnNonce();
    const action = await make();
    bench.wallet.hold('eth_sendTransaction');
    begin(action);
    await until(() => bench.asks() === 1);
    await during(bench.tab.stopsWaiting(action.key));
    await passes(25_000);
    if (to === 'order') bench.bank.answers('with 503');
    expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
    await passes(1_000);
    bench.bank.answers('as it should');
    bench.wallet.hold('eth_sendTransaction')();
    await action.submit();
    await bench.world.chain.mine(4);
    await until(() => bench.tab.stateOf(action.key).step === 'succeeded');
    expect(await action.arrived()).toBe(action.units);
  });

  it('is not submitted again by the same login in a browser without a record of the request', async () => {
    const { action } = await closedLaptop();
    emptyBrowser();
    const again = await openTab();
    await action.submit(again);
    expect(refusalIn(again, action.key)).toBe('asked-before');
    expect(bench.asks()).toBe(1);
    expect(await again.declaresUnsent(to, idOf(action.key))).toBe('taken');
    await action.submit(again);
    await until(() => bench.asks() === 2);
    await bench.world.chain.mine(4);
    await until(() => again.stateOf(action.key).step === 'succeeded');
  });

  it('is submitted again after a refusal by the wallet, even if the service did not receive the refusal', async () => {
    requests().keep();
    const action = await make();
    bench.wallet.rejectNext('eth_sendTransaction');
    const answer = bench.wallet.hold('eth_sendTransaction');
    begin(action);
    await until(() => bench.asks() === 1);
    if (to === 'order') bench.bank.answers('with 503');
    answer();
    await until(() => refusalIn(bench.tab, action.key) === 'rejected');
    await passes(1_000);
    bench.bank.answers('as it should');
    await action.submit();
    await until(() => bench.asks() === 2);
    await bench.world.chain.mine(4);
    await until(() => bench.tab.stateOf(action.key).step === 'succeeded');
  });

  it('cannot be declared unsent while the other wallet is being asked', async () => {
    requests().keep();
    const action = await make();
    const answer = bench.wallet.hold('eth_sendTransaction');
    begin(action);
    await until(() => bench.asks() === 1);
    emptyBrowser();
    const phone = await onPhone();
    expect(await phone.declaresUnsent(to, idOf(action.key))).toBe('busy');
    expect(requests().declared).toEqual([]);
    await action.submit(phone);
    expect(bench.asks()).toBe(1);
    answer();
    await until(async () => (await action.arrived()) === action.units);
    await bench.world.chain.mine(4);
    await until(() => bench.tab.stateOf(action.key).step === 'succeeded');
  });
});

it('an order cannot be declared unsent when the service does not answer', async () => {
  bench.bank.requests.keep();
  const { _id } = bench.order('USDT');
  bench.bank.answers('nothing');
  expect(await bench.tab.declaresUnsent('order', _id)).toBe('unreachable');
});
