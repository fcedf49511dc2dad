import { keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { during, passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet's answer is lost. A payment made on the phone is found and fails, so the request is open again. The
 * investor then enters two hashes: of a transaction that a private relay still hides, and of one that fails.
 */
const bench = useBench();
const { sending, purchase } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const owner = mnemonicToAccount('test test test test test test test test test test test junk');
const MAKES = [
  ['a transfer of USDT', () => sending('USDT', '0.5', ONE / 2n)],
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
] as const;
const TOO_LITTLE_GAS = '0x6000';

it.each(MAKES)(
  'after one of two entered hashes has failed, the other one is kept, and the payment is not made again: %s',
  async (_name, make) => {
    bench.chooseOwnNonce();
    const stop = bench.tab.startEngine();
    const action = await make();
    await bench.world.chain.setAutomine(false);
    const count = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
    bench.wallet.failNext({ code: 4_900, message: 'gone' }, 'eth_sendTransaction');
    await action.submit();
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    const fails = async () => {
      const hash = (await rpc('eth_sendTransaction', [{ ...asked, gas: TOO_LITTLE_GAS }])) as Hash;
      await passes(2_000);
      await bench.world.chain.mine(6);
      return hash;
    };
    await fails();
    await passes(60_000);
    const reopened = bench.tab.stateOf(action.key).step;
    const raw = await owner.signTransaction({
      chainId: 56,
      to: asked.to as Address,
      data: asked.data as Hash,
      nonce: count + 2,
      gas: 200_000n,
      gasPrice: 20_000_000_000n,
      type: 'legacy',
    });
    const hidden = keccak256(raw);
    await during(bench.tab.names(action.key, hidden));
    await passes(5_000);
    const failed = (await rpc('eth_sendTransaction', [{ ...asked, gas: TOO_LITTLE_GAS }])) as Hash;
    await during(bench.tab.names(action.key, failed));
    await bench.world.chain.mine(6);
    await passes(90_000);
    const then = bench.tab.stateOf(action.key).step;
    const isStored = JSON.stringify(bench.tab.journal()).includes(hidden.slice(2));
    await bench.keepTime();
    const approve = bench.wallet.hold('eth_sendTransaction');
    void action.submit();
    await passes(20_000);
    const asks = bench.asks();
    await rpc('eth_sendRawTransaction', [raw]);
    await bench.world.chain.mine(1);
    approve();
    await passes(1_000);
    await bench.world.chain.mine(4);
    await passes(60_000);
    const { step } = bench.tab.stateOf(action.key);
    stop();
    expect({ reopened, then, isStored, step, asks, arrived: await action.arrived() }).toEqual({
      reopened: 'unanswered',
      then: 'unanswered',
      isStored: true,
      step: 'succeeded',
      asks: 1,
      arrived: action.units,
    });
  },
);
