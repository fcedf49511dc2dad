import { decodeFunctionResult, erc20Abi, type Client } from 'viem';
import { call, simulateBlocks } from 'viem/actions';
import type { Hash } from '@/api/contract';
import { ActionFault } from '@/errors/action-fault';
import type { ExpectedTransfer, Call } from './call';

type WithGas = Call & { gas: bigint | undefined };

const FALSE = /^0x0{64}$/;
const SUCCESS = 'success';

/** A plain BNB transfer cannot deliver less than it sends, so only contract calls are simulated. */
export async function simulate(
  client: Client,
  call: Call,
  due: ExpectedTransfer | null,
  gas: bigint | undefined,
): Promise<void> {
  const sent = { ...call, gas };
  if (sent.data === '0x') return;
  await assertWouldSucceed(client, sent);
  if (due) await assertArrives(client, sent, due);
}

async function assertArrives(client: Client, sent: WithGas, due: ExpectedTransfer): Promise<void> {
  const arriving = await arrivingOf(client, sent, due);
  if (arriving !== null && !isEnough(arriving, due)) throw new ActionFault('would-fall-short');
}

const isEnough = (arriving: bigint, { amount, isMinimum }: ExpectedTransfer): boolean =>
  isMinimum ? arriving >= amount : arriving === amount;

/** Throws if the token reverts or returns false. Some tokens return nothing on success. */
async function assertWouldSucceed(client: Client, { from, to, value, data, gas }: WithGas): Promise<void> {
  const answer = await call(client, { account: from, to, value, data, gas: gas });
  if (FALSE.test(answer.data ?? '')) throw new ActionFault('would-fail');
}

async function arrivingOf(client: Client, sent: WithGas, due: ExpectedTransfer): Promise<bigint | null> {
  const { from, to, value, data, gas } = sent;
  const balance = { to: due.token, abi: erc20Abi, functionName: 'balanceOf', args: [due.to] } as const;
  try {
    const [block] = await simulateBlocks(client, {
      blocks: [{ calls: [balance, { account: from, to, value, data, gas }, balance] }],
    });
    if (!block) return null;
    const [before, payment, after] = block.calls;
    if (payment.status !== SUCCESS) throw new ActionFault('would-fail');
    return unitsIn(after.data) - unitsIn(before.data);
  } catch (error) {
    if (error instanceof ActionFault) throw error;
    return null;
  }
}

const unitsIn = (data: Hash): bigint => decodeFunctionResult({ abi: erc20Abi, functionName: 'balanceOf', data });
