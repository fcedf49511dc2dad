import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';
import { lessFee, sendLessFee } from '../../support/money/less-fee';

/** The wallet sends from the account that is selected in it, deducts its fee, and returns the true hash. */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const other = () => bench.world.chain.accounts[6] as Address;
beforeEach(() => bench.world.chain.faucet('USDT', other(), 1_000n * ONE));
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));

describe('a hash that the wallet returned for a payment from another account with another amount is kept', () => {
  it.each([
    ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n), 'USDT'],
    ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n), 'BNB'],
    ['a purchase in USDT', () => purchase('USDT', (1_248n * ONE) / 10n), 'USDT'],
    ['a purchase in BNB', () => purchase('BNB', (195n * ONE) / 1_000n), 'BNB'],
  ] as const)('%s', async (_name, make, currency) => {
    const action = await make();
    let hash: Hash | undefined;
    bench.wallet.answerWith(
      'eth_sendTransaction',
      async () => (hash = await sendLessFee(bench, action, currency, other())),
    );
    await action.submit();
    bench.wallet.answerWith('eth_sendTransaction', null);
    await bench.world.chain.mine(4);
    await passes(60_000);
    const { step } = bench.tab.stateOf(action.key);
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    await bench.keepTime();
    await action.submit();
    await bench.world.chain.mine(4);
    const isKnown = bench.tab.journal().some((one) => [one.hash, one.returnedHash, one.enteredHash].includes(hash));
    expect({ asks: bench.asks(), arrived: await action.arrived(), isDeclared, step, isKnown }).toEqual({
      asks: 1,
      arrived: lessFee(action.units),
      isDeclared: false,
      step: 'altered',
      isKnown: true,
    });
  });
});
