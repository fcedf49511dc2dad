import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { during, passes, until } from '../../support/money/clock';
import { actionsOn, kindsWithRecord } from '../../support/money/actions';
import { copied, restored } from '../../support/money/stored';
import { installLocks } from '../../support/locks';
import { emptyBrowser, openTab } from '../../support/money/tab';

const bench = useBench();
const actions = actionsOn(bench);

const KINDS = kindsWithRecord(actions);

/** Each device has its own storage and its own locks. */
function onDevice(stored: ReturnType<typeof copied>): void {
  restored(stored);
  installLocks();
}

it.each(KINDS)('%s is paid once when both devices declare its first request unsent', async (_name, to, make) => {
  const keeper = to === 'order' ? bench.bank : bench.stakes;
  keeper.requests.keep();
  bench.chooseOwnNonce();
  const action = await make();
  bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
  await action.submit();
  await passes(125_000);
  expect(await during(bench.tab.saysUnsent(action.key))).toBe(true);
  const onLaptop = copied();

  emptyBrowser();
  const phone = await openTab({ login: loginOf('amelia elsewhere') });
  await phone.declaresUnsent(to, action.key.slice(action.key.indexOf(':') + 1));
  const approve = bench.wallet.hold('eth_sendTransaction');
  await bench.keepTime();
  void action.start(phone).catch(() => undefined);
  await until(() => bench.asks() === 2);
  const onPhone = copied();

  onDevice(onLaptop);
  void action.start(bench.tab).catch(() => undefined);
  await passes(5_000);
  const refusal: unknown = Object(bench.tab.stateOf(action.key)).refusal;
  onDevice(onPhone);
  approve();
  await until(async () => (await action.arrived()) === action.units);
  await bench.world.chain.mine(4);
  await until(() => phone.stateOf(action.key).step === 'succeeded');
  onDevice(onLaptop);
  void action.start(bench.tab).catch(() => undefined);
  await passes(5_000);
  expect(refusal).toMatch(/^(asked-elsewhere|asked-before)$/);
  expect([bench.asks(), await action.arrived()]).toEqual([2, action.units]);
});
