import { useBench } from '../support/money/bench';
import { loginOf } from '../support/money/bank';
import { passes } from '../support/money/clock';
import { emptyBrowser, openTab } from '../support/money/tab';
import { actionsOn } from '../support/money/actions';
import { relayFor } from '../support/money/relay';

const bench = useBench();
const { purchase } = actionsOn(bench);
const relay = relayFor(bench);
const ONE = 10n ** 18n;
afterEach(() => relay.takeCodeBack());

it.each([
  ['has revoked its delegation', true],
  ['is still delegated (control)', false],
])(
  'BNB that a relay sent for a request of another device is not requested a second time by an account that %s',
  async (_name, isRevoked) => {
    bench.bank.requests.keep();
    const action = await purchase('BNB', (195n * ONE) / 1_000n);
    await relay.lendCode();
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    await bench.reload();
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await action.submit(phone);
    await relay.payCoin();
    if (isRevoked) await relay.takeCodeBack();
    await bench.world.chain.mine(4);
    await bench.keepTime();
    expect(await phone.declaresUnsent('order', action.key.slice(6))).toBe('taken');
    await action.submit(phone);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, action.units]);
  },
);
