import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { loginOf } from '../../support/money/bank';
import { passes, until } from '../../support/money/clock';
import { actionsOn, kindsWithRecord } from '../../support/money/actions';
import { emptyBrowser, openTab } from '../../support/money/tab';

/**
 * Two devices use one wallet. The request of the first device was declared unsent on the second one, and the busy
 * wallet still shows it.
 */
const bench = useBench();
const actions = actionsOn(bench);

const KINDS = kindsWithRecord(actions);

it.each(KINDS)(
  'an action is not repeated while the wallet shows the request of another device: %s',
  async (_n, to, make) => {
    const keeper = to === 'order' ? bench.bank : bench.stakes;
    keeper.requests.keep();
    const action = await make();
    bench.wallet.hold('eth_sendTransaction');
    void action.submit().catch(() => undefined);
    await until(() => bench.asks() === 1);
    const { nonce: _nonce, ...shown } = bench.requests()[0]!;
    await bench.reload();
    bench.wallet.hold('eth_sendTransaction')();
    emptyBrowser();
    await passes(125_000);
    const phone = await openTab({ login: loginOf('amelia elsewhere') });
    expect(await phone.declaresUnsent(to, action.key.slice(action.key.indexOf(':') + 1))).toBe('taken');
    await bench.keepTime();
    bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
    await action.submit(phone);
    const step = phone.stateOf(action.key).step;
    bench.wallet.log.length = 0;
    await bench.keepTime();
    await action.submit(phone);
    // A private relay had the approved transaction, so no node knew it until now.
    await bench.world.chain.rpc('eth_sendTransaction', [{ gas: '0x30d40', ...shown }] as [Hash | object]);
    await bench.world.chain.mine(4);
    expect({ step, asks: bench.asks(), arrived: await action.arrived() }).toEqual({
      step: 'unanswered',
      asks: 0,
      arrived: action.units,
    });
  },
);
