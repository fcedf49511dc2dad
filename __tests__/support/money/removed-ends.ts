import type { Hash } from '@/api/contract';
import type { actionsOn, Action } from './actions';
import type { Bench, Pending } from './bench';
import { passes } from './clock';

const ONE = 10n ** 18n;

type Fees = { maxFeePerGas: string; maxPriorityFeePerGas: string };
type Removed = { sent: Pending; sendAgain: () => Promise<void> };
/** Removes the end at another time. */
type Later = (remove: () => Promise<void>, sendAgain: () => Promise<void>) => Promise<void>;
type End = (sent: Pending) => Promise<unknown>;

/** A reorganisation of four blocks removes the transaction that ended a payment. */
export function removedEndsOn(bench: Bench, actions: ReturnType<typeof actionsOn>) {
  const rpc = (method: string, params: unknown[] = []) => bench.world.chain.rpc(method, params);
  const { purchase, sending, swap, wrapping, stepOf } = actions;
  const inBnb = [
    ['an order in BNB', () => purchase('BNB', (195n * ONE) / 1_000n)],
    ['a transfer of BNB', () => sending('BNB', '0.5', ONE / 2n)],
  ] as const;
  const payments = [
    ...inBnb,
    ['an order in USDT', () => purchase('USDT', (1_248n * ONE) / 10n)],
    ['a wrapping', () => wrapping('wrap', ONE)],
    ['a swap', () => swap({ pay: 'USDT', get: 'FNX', exact: 'pay', amount: 10n * ONE })],
  ] as const;
  const cancels: End = ({ from, nonce }) => {
    const fees = { maxFeePerGas: '0x4a817c800', maxPriorityFeePerGas: '0x4a817c800' };
    return rpc('eth_sendTransaction', [{ from, to: from, value: '0x0', nonce, gas: '0x5208', ...fees }]);
  };
  const breaksToken: End = () => rpc('anvil_setCode', [bench.world.chain.contracts.USDT, '0x60006000fd']);
  /** The token's code returns true and moves nothing. */
  const makesTokenIdle: End = () => rpc('anvil_setCode', [bench.world.chain.contracts.USDT, '0x600160005260206000f3']);

  /** `sendAgain` sends the payment again, with the same hash. */
  const untilRemoved =
    (end: End, step: string) =>
    async (action: Action, later?: Later): Promise<Removed> => {
      await bench.world.chain.setAutomine(false);
      await action.submit();
      await passes(10_000);
      const [sent] = (await bench.pending()) as [Pending];
      const { hash, nonce } = sent;
      const { maxFeePerGas, maxPriorityFeePerGas } = (await rpc('eth_getTransactionByHash', [hash])) as Fees;
      const before = await rpc('evm_snapshot');
      await end(sent);
      await bench.world.chain.mine(4);
      await passes(60_000);
      expect(stepOf(action)).toBe(step);
      const [request] = bench.requests();
      const sendAgain = async () => {
        const again = { gas: sent.gas, ...request!, nonce, maxFeePerGas, maxPriorityFeePerGas };
        expect((await rpc('eth_sendTransaction', [again])) as Hash).toBe(hash);
      };
      const remove = async () => {
        await rpc('evm_revert', [before]);
        await rpc('anvil_dropAllTransactions');
      };
      await (later ? later(remove, sendAgain) : remove());
      return { sent, sendAgain };
    };
  return {
    inBnb,
    payments,
    cancelledUntilRemoved: untilRemoved(cancels, 'cancelled'),
    revertedUntilRemoved: untilRemoved(breaksToken, 'reverted'),
    ineffectiveUntilRemoved: untilRemoved(makesTokenIdle, 'ineffective'),
  };
}
