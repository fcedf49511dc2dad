import { decodeFunctionResult, erc20Abi, type Client } from 'viem';
import { call, simulateBlocks } from 'viem/actions';
import type { Hash } from '@/api/contract';
import { PaymentFault } from '@/errors/payment-fault';
import type { TransferCall } from './call';

const FALSE = /^0x0{64}$/;
const SUCCESS = 'success';

/** What is paid in the chain's own coin arrives or does not; a token's contract may do anything. */
export async function simulate(client: Client, sent: TransferCall): Promise<void> {
  if (!sent.contract) return;
  // guard: token-call-fails
  await assertAccepted(client, sent);
  const arriving = await arrivingOf(client, sent, sent.contract);
  if (arriving !== null && /* guard: arriving-amount */ arriving !== sent.amount)
    throw new PaymentFault('would-fall-short');
}

/** A token may refuse by failing, or by answering no. Some answer nothing where all is well. */
async function assertAccepted(client: Client, { from, to, value, data }: TransferCall): Promise<void> {
  const answer = await call(client, { account: from, to, value, data });
  if (/* guard: token-says-false */ FALSE.test(answer.data ?? '')) throw new PaymentFault('would-fail');
}

/** By how much the bank's balance would grow; null where the node cannot make several calls in a row without sending them. */
async function arrivingOf(
  client: Client,
  { from, to, value, data, payAddress }: TransferCall,
  contract: Hash,
): Promise<bigint | null> {
  const balance = { to: contract, abi: erc20Abi, functionName: 'balanceOf', args: [payAddress] } as const;
  try {
    const [block] = await simulateBlocks(client, {
      blocks: [{ calls: [balance, { account: from, to, value, data }, balance] }],
    });
    if (!block) return null;
    const [before, payment, after] = block.calls;
    if (payment.status /* guard: simulated-row */ !== SUCCESS) throw new PaymentFault('would-fail');
    return unitsIn(after.data) - unitsIn(before.data);
  } catch (error) {
    if (error instanceof PaymentFault) throw error;
    return null;
  }
}

const unitsIn = (data: Hash): bigint => decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data });
