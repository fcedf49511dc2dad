import type { Hash } from '@/api/contract';
import { useBench } from '../../support/money/bench';
import { passes } from '../../support/money/clock';
import { actionsOn } from '../../support/money/actions';

/**
 * A reorganisation removes the confirmed cancellation of a payment. The payment is then in the nodes' pools again.
 */
const bench = useBench();
const { purchase, sending, swap, wrapping, stepOf } = actionsOn(bench);
const ONE = 10n ** 18n;
const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);

const MAKES = [
  ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
  ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
  ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ['a wrapping', () => wrapping('wrap', ONE)],
  ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
] as const;

type Fees = { maxFeePerGas: string; maxPriorityFeePerGas: string };

it.each(MAKES)(
  '%s that was cancelled is not requested again after a reorganisation has removed the cancellation',
  async (_name, make) => {
    const action = await make();
    await bench.world.chain.setAutomine(false);
    await action.submit();
    await passes(10_000);
    const [sent] = await bench.pending();
    const { hash, from, nonce } = sent!;
    const fees = (await rpc('eth_getTransactionByHash', [hash])) as Fees;
    const before = await rpc('evm_snapshot');
    await rpc('eth_sendTransaction', [
      {
        from,
        to: from,
        value: '0x0',
        nonce,
        gas: '0x5208',
        maxFeePerGas: '0x4a817c800',
        maxPriorityFeePerGas: '0x4a817c800',
      },
    ]);
    await bench.world.chain.mine(4);
    await passes(60_000);
    expect(stepOf(action)).toBe('cancelled');
    await rpc('evm_revert', [before]);
    await rpc('anvil_dropAllTransactions');
    await bench.world.chain.mine(4);
    await bench.keepTime();
    const { maxFeePerGas, maxPriorityFeePerGas } = fees;
    const [request] = bench.requests();
    const again = { gas: sent!.gas, ...request!, nonce, maxFeePerGas, maxPriorityFeePerGas };
    expect((await rpc('eth_sendTransaction', [again])) as Hash).toBe(hash);
    await action.submit();
    await bench.world.chain.mine(4);
    await bench.world.chain.setAutomine(true);
    expect({ asks: bench.asks(), arrived: await action.arrived() }).toEqual({ asks: 1, arrived: action.units });
  },
);
