import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn, reviewedSwap } from '../../support/money/actions';
import { reviewMadeAt } from '../../support/money/reviewed';

/**
 * The browser's clock is set back between two requests that were declared unsent. The busy wallet still shows the
 * later one, whose entry has the earlier time.
 */
const bench = useBench();
const { swap } = actionsOn(bench);
const ONE = 10n ** 18n;
const REQUEST = { pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE } as const;
const honest = Date.prototype.toUTCString;
afterEach(() => jest.restoreAllMocks());
const to: Address = `0x${'5e'.repeat(20)}`;

it.each([0, 3_600_000])(
  'the latest request counts as open again while the wallet is busy, although the clock was set back by %s ms',
  async (back) => {
    const { chain } = bench.world;
    const other = chain.accounts[3] as Address;
    await chain.faucet('USDT', other, 100n * ONE);
    await swap(REQUEST);
    const [one, two] = [await reviewedSwap(bench, `one-${back}`, REQUEST), await reviewedSwap(bench, 'two', REQUEST)];
    const isUnsent = async (key: string, ask: () => Promise<void>) => {
      bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
      await during(ask());
      await passes(25_000);
      expect(await during(bench.tab.saysUnsent(key))).toBe(true);
    };
    const transfer = { id: `first-${back}`, token: 'USDT', to, amount: '0.5' } as const;
    await bench.keepTime();
    await isUnsent(`send:${transfer.id}`, () => bench.tab.send(transfer, bench.from, reviewMadeAt(Date.now() - 1_000)));
    await bench.keepTime();
    jest.setSystemTime(Date.now() - back);
    jest.spyOn(Date.prototype, 'toUTCString').mockImplementation(function (this: Date) {
      return honest.call(new Date(this.getTime() + back));
    });
    const serviceNow = () => Date.now() + back;
    await during(bench.tab.readService('any'));
    await isUnsent(`swap:${one.id}`, () => bench.tab.does('swap', one, bench.from, reviewMadeAt(serviceNow() - 1_000)));
    await chain.rpc('evm_setNextBlockTimestamp', [Math.floor(serviceNow() / 1_000)]);
    await chain.mine();
    await bench.wallet.setAccount(other);
    bench.wallet.failNext({ code: -32_002, message: 'Already pending' }, 'eth_sendTransaction');
    const approval = { id: `approval-${back}`, token: 'USDT', amount: two.maxPaid } as const;
    await during(bench.tab.does('approve', approval, other, reviewMadeAt(serviceNow() - 1_000)));
    expect(bench.tab.stateOf(`approve:${approval.id}`)).toMatchObject({ refusal: 'wallet-busy' });
    expect(bench.tab.journal().find(({ key }) => key === `swap:${one.id}`)?.declaredUnsentAt).toBeUndefined();
  },
);
