import { encodeFunctionData, erc20Abi } from 'viem';
import type { Address, Hash } from '@/api/contract';
import type { Rpc } from '@/sandbox/chain/rpc';
import type { Bench } from './bench';
import { receiptOf } from './receipt';

export type BatchedCall = { to: Address; value?: bigint; data?: string };
const hex = (value: bigint | number, bytes: number) => value.toString(16).padStart(bytes * 2, '0');

/** Bytecode that makes the calls one after another and reverts if one fails. */
export function codeOfBatch(calls: readonly BatchedCall[]): Hash {
  const datas = calls.map(({ data = '0x' }) => data.slice(2));
  // PUSH2 len PUSH2 off PUSH1 0 CODECOPY
  // PUSH1 0 PUSH1 0 PUSH2 len PUSH1 0 PUSH32 value PUSH20 to GAS CALL ISZERO PUSH2 fail JUMPI
  const SIZE = 3 + 3 + 2 + 1 + 2 + 2 + 3 + 2 + 33 + 21 + 1 + 1 + 1 + 3 + 1;
  const fail = SIZE * calls.length + 1;
  let offset = fail + 1 + 5;
  const steps = calls.map(({ to, value = 0n }, at) => {
    const length = datas[at]!.length / 2;
    const step = [
      `61${hex(length, 2)}61${hex(offset, 2)}600039`,
      `6000600061${hex(length, 2)}60007f${hex(value, 32)}73${to.slice(2)}5af115`,
      `61${hex(fail, 2)}57`,
    ].join('');
    offset += length;
    if (step.length / 2 !== SIZE) throw new Error(`size ${step.length / 2} is not ${SIZE}`);
    return step;
  });
  return `0x${steps.join('')}005b60006000fd${datas.join('')}` as Hash;
}

const LENT_CODE = `0xef0100${'1'.repeat(40)}`;

/**
 * The relay of a smart account: makes all calls of a batch as the investor's account, in one transaction of another
 * account.
 */
export function batcherFor(bench: Bench) {
  const rpc: Rpc = (method, params = []) => bench.world.chain.rpc(method, params);
  return {
    lend: () => rpc('anvil_setCode', [bench.from, LENT_CODE]),
    takeBack: () => rpc('anvil_setCode', [bench.from, '0x']),
    /** The newest call that the wallet was asked for. */
    asked(): BatchedCall {
      const { to, value = '0x0', data = '0x' } = bench.requests().at(-1) as Record<string, `0x${string}`>;
      return { to: to!, value: BigInt(value), data };
    },
    async run(
      calls: readonly BatchedCall[],
      from = bench.world.chain.accounts[7] as Address,
      after = LENT_CODE,
    ): Promise<Hash> {
      await rpc('anvil_setCode', [bench.from, codeOfBatch(calls)]);
      const hash = (await rpc('eth_sendTransaction', [
        { from, to: bench.from, value: '0x0', data: '0x01', gas: '0xf4240' },
      ])) as Hash;
      await bench.world.chain.mine(1);
      await rpc('anvil_setCode', [bench.from, after]);
      const receipt = await receiptOf(rpc, hash);
      if (receipt?.status !== '0x1') throw new Error('The batch has failed');
      return hash;
    },
  };
}

export const transferData = (to: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
