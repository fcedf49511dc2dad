import { actionsOn } from '../../support/money/actions';
import { useBench } from '../../support/money/bench';
import { during } from '../../support/money/clock';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * The wallet has signed, and passes on an error of its node, which has the code of a busy wallet. The node still
 * sends the transaction later.
 */
const bench = useBench();
const actions = actionsOn(bench);
const HALF = 10n ** 18n / 2n;
const STEPS = [
  ['a transfer of USDT', () => actions.sending('USDT', '0.5', HALF)],
  ['a transfer of BNB', () => actions.sending('BNB', '0.5', HALF)],
  ['a wrapping', () => actions.wrapping('wrap', HALF)],
  ['a purchase', () => actions.purchase('USDT', (1_248n * 10n ** 18n) / 10n)],
  ['a stake', () => actions.stake(5n * 10n ** 18n)],
] as const;

const TEXTS = ['request timed out', 'Transaction already pending'] as const;

it.each(STEPS.flatMap(([name, make]) => TEXTS.map((text) => [name, text, make] as const)))(
  'an action is done once if the wallet’s node has it and answers with an error: %s, %j',
  async (_name, message, make) => {
    bench.chooseOwnNonce();
    const action = await make();
    const review = reviewMadeAt(Date.now() - 1_000);
    bench.wallet.failNext({ code: -32_002, message }, 'eth_sendTransaction');
    await action.submit(bench.tab, review);
    const { nonce: _nonce, ...call } = bench.requests()[0]!;
    const { step } = bench.tab.stateOf(action.key);
    await action.submit(bench.tab, review);
    await bench.world.chain.rpc('eth_sendTransaction', [call]);
    await bench.world.chain.mine(4);
    await during(bench.tab.goesOn(action.key));
    expect([step, bench.asks(), await action.arrived()]).toEqual(['unanswered', 1, action.units]);
    await actions.comesTo(action, 'succeeded');
  },
);
