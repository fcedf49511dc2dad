import { useBench } from '../support/money/bench';
import { forgetOldStates } from '../support/money/forget-states';
import { loginOf } from '../support/money/bank';
import { passes } from '../support/money/clock';
import { emptyBrowser, openTab } from '../support/money/tab';
import { actionsOn } from '../support/money/actions';

const bench = useBench();
const { purchase } = actionsOn(bench);
const ONE = 10n ** 18n;

it.each([
  ['BNB, whose block the nodes have forgotten', 'BNB', (195n * ONE) / 1_000n, true],
  ['BNB (control)', 'BNB', (195n * ONE) / 1_000n, false],
  ['USDT, whose block the nodes have forgotten', 'USDT', (1_248n * ONE) / 10n, true],
] as const)(
  'an order that another device’s wallet has paid is not paid again after a declaration here: %s',
  async (_name, currency, units, isForgotten) => {
    bench.bank.requests.keep();
    const action = await purchase(currency, units);
    // The laptop's wallet sends the transaction, the wallet's answer is lost, and the laptop is closed.
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _nonce, ...call } = bench.requests().at(-1)!;
    await bench.world.chain.rpc('eth_sendTransaction', [call]);
    await bench.reload();
    emptyBrowser();
    await passes(125_000);
    await bench.keepTime();
    await bench.world.chain.mine(isForgotten ? 300 : 20);
    await bench.keepTime();
    if (isForgotten) await forgetOldStates(bench);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    await action.submit(phone);
    expect(phone.stateOf(action.key)).toMatchObject({ refusal: 'asked-before' });
    expect(await phone.declaresUnsent('order', action.key.slice(6))).toBe('taken');
    await action.submit(phone);
    await bench.world.chain.mine(4);
    expect([bench.asks(), await action.arrived()]).toEqual([1, units]);
  },
);
