import type { Address } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * A reorganisation puts two transactions of the account into one new block: its last one before the submit, and another
 * one. The payment is in the next block.
 */
const bench = useBench();
const { sending, purchase, wrapping } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const hex = (value: number) => `0x${value.toString(16)}`;

const MAKES = [
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
] as const;

it.each(MAKES)(
  '%s is found one block after two other transactions of the account, and is not declared unsent',
  async (_name, make) => {
    const action = await make();
    const { from } = bench;
    const to = bench.world.chain.accounts[5] as Address;
    const before = await rpc('evm_snapshot');
    const count = Number(await rpc('eth_getTransactionCount', [from, 'latest']));
    const other = (nonce: number) =>
      rpc('eth_sendTransaction', [{ from, to, value: '0x1', gas: '0x5208', nonce: hex(nonce) }]);
    await other(count);
    await bench.world.chain.mine(1);
    await bench.world.chain.setAutomine(false);
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    const since = BigInt(bench.tab.journal()[0]!.blockAtSubmit);
    await rpc('evm_revert', [before]);
    while ((await bench.world.chain.height()) < since) await bench.world.chain.mine(1);
    await other(count);
    await other(count + 1);
    await bench.world.chain.mine(1);
    await rpc('eth_sendTransaction', [{ ...asked, nonce: hex(count + 2), gas: '0x30d40' }]);
    await bench.world.chain.mine(4);
    expect(await action.arrived()).toBe(action.units);
    await passes(120_000);
    const { step } = bench.tab.stateOf(action.key);
    const isDeclared = await during(bench.tab.saysUnsent(action.key));
    expect({ step, isDeclared }).toEqual({ step: 'succeeded', isDeclared: false });
  },
);
