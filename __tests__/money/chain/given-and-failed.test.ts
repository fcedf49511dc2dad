import { keccak256 } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import type { Address, Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * The wallet returns the hash of a transaction that has a later nonce and that a private relay hides. A phone sends an
 * equal transaction with the expected nonce, so the search attaches the phone's transaction. That one fails, and the
 * wallet's transaction is mined later.
 */
const bench = useBench();
const { wrapping, approval } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
const owner = mnemonicToAccount('test test test test test test test test test test test junk');
const hex = (value: number) => `0x${value.toString(16)}`;
afterEach(() => bench.wallet.answerWith('eth_sendTransaction', null));
const MAKES = [
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['an approval', () => approval()],
] as const;

it.each(MAKES)(
  'a transaction that the wallet has sent is not requested again after an equal one has failed: %s',
  async (_name, make) => {
    const action = await make();
    const count = Number(await rpc('eth_getTransactionCount', [bench.from, 'latest']));
    await bench.world.chain.setAutomine(false);
    let raw = '';
    let next = count + 1;
    bench.wallet.answerWith('eth_sendTransaction', async () => {
      const { nonce: _nonce, ...asked } = bench.requests().at(-1)!;
      if (raw !== '') return rpc('eth_sendTransaction', [{ gas: '0x30d40', ...asked, nonce: hex(next++) }]);
      raw = await owner.signTransaction({
        chainId: 56,
        to: asked.to as Address,
        data: asked.data as Hash | undefined,
        value: BigInt(asked.value ?? '0x0'),
        nonce: next++,
        gas: 200_000n,
        gasPrice: 20_000_000_000n,
        type: 'legacy',
      });
      return keccak256(raw as Hash);
    });
    await action.submit();
    const { nonce: _nonce, ...asked } = bench.requests()[0]!;
    await rpc('eth_sendTransaction', [{ ...asked, gas: '0x5b00', nonce: hex(count) }]);
    await bench.world.chain.mine(16);
    await passes(180_000);
    const { step } = bench.tab.stateOf(action.key);
    await bench.keepTime();
    await action.submit();
    const asks = bench.asks();
    await rpc('eth_sendRawTransaction', [raw]).catch(() => undefined);
    await bench.world.chain.mine(4);
    await passes(20_000);
    expect({ step, asks, arrived: await action.arrived() }).toEqual({
      step: 'pending',
      asks: 1,
      arrived: action.units,
    });
  },
);
