import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The investor enters the hash of another transaction and then the right one. The right transaction was cancelled or
 * has failed.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const HIGHER = '0x4a817c800';
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

it.each(MAKES)(
  'after a wrong hash was entered and corrected, %s can be made again once it was cancelled',
  async (_name, make) => {
    const { from } = bench;
    const end = bench.tab.startEngine();
    bench.tab.link(from);
    const other = bench.world.chain.accounts[4] as Address;
    const wrong = (await rpc('eth_sendTransaction', [{ from: other, to: other, value: '0x1', gas: '0x5208' }])) as Hash;
    await bench.world.chain.mine(2);
    const action = await make();
    await bench.world.chain.setAutomine(false);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const right = (await rpc('eth_sendTransaction', [{ gas: '0x30d40', ...bench.requests()[0]! }])) as Hash;
    await during(bench.tab.names(action.key, wrong));
    await during(bench.tab.names(action.key, right));
    await passes(40_000);
    expect(bench.tab.stateOf(action.key)).toMatchObject({ step: 'pending', hash: right });
    const { nonce } = (await rpc('eth_getTransactionByHash', [right])) as { nonce: string };
    await rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', gasPrice: HIGHER }]);
    await bench.world.chain.mine(16);
    await passes(180_000);
    await bench.world.chain.setAutomine(true);
    await bench.keepTime();
    const before = bench.tab.stateOf(action.key).step;
    // If the engine finds the transaction before its hash is entered, the wallet's request is still open.
    const isOpen = bench.tab.journal().some(({ status }) => status === 'unanswered');
    const isDeclared = before === 'unanswered' ? await during(bench.tab.saysUnsent(action.key)) : null;
    await bench.keepTime();
    await action.submit();
    end();
    const { step, refusal } = Object(bench.tab.stateOf(action.key));
    expect({ before, isDeclared, step, refusal, asks: bench.asks() }).toEqual({
      before: isOpen ? 'unanswered' : 'cancelled',
      isDeclared: isOpen ? true : null,
      step: 'pending',
      refusal: undefined,
      asks: 2,
    });
  },
);
