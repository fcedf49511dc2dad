import { useBench } from '../../support/money/bench';
import { forgetOldStates } from '../../support/money/forget-states';
import { during, passes } from '../../support/money/clock';
import { actionsOn, type Make } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

const bench = useBench();
const { sending, wrapping, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const MAKES: readonly [string, Make][] = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['wrapping', () => wrapping('wrap', ONE / 10n)],
  ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
];
const EACH = MAKES.flatMap(([name, make]) =>
  [true, false].map((isLone) => [name, isLone ? 'one' : 'every', make] as const),
);

describe('A request whose answer was lost is not submitted again after the nodes have removed the state of its block', () => {
  it.each(EACH)('%s, when %s node reported the nonce count', async (_name, counting, make) => {
    const action = await make();
    const others = counting === 'one' ? bench.nodes.slice(1) : [];
    others.forEach((node) => node.close('gone'));
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    others.forEach((node) => node.open());
    await passes(25_000);
    await during(bench.tab.saysUnsent(action.key));
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    await bench.reload();
    await rpc('eth_sendTransaction', [call]);
    await bench.world.chain.mine(300);
    await forgetOldStates(bench);
    await bench.anHourPasses();
    bench.wallet.log.length = 0;
    await action.submit(bench.tab, reviewMadeAt(Date.now() - 1_000));
    expect(bench.asks()).toBe(0);
    expect(await action.arrived()).toBe(action.units);
  });
});
