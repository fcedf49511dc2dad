import { formatNative } from './amounts';
import { decodeTokenCall, describeUnits, UNLIMITED, type TokenCall } from './erc20';
import { hexFrom } from './hex';
import { describeNetwork } from './networks';
import { asCode, exactly, inWords, type Address, type Fact, type Rpc, type Sheet } from './questions';
import type { Transaction } from './transaction';

const TOKEN_TEXT = {
  transfer: { title: 'Send these tokens?', amount: 'Amount', to: 'To' },
  approve: { title: 'Let this address spend your tokens?', amount: 'Up to', to: 'Spender' },
} as const;

export async function describeTransaction(tx: Transaction, chainId: number, rpc: Rpc): Promise<Sheet> {
  const call = tx.to && tx.data ? decodeTokenCall(tx.data) : null;
  const [what, fee] = await Promise.all([
    tx.to && call ? describeTokenCall(rpc, tx.to, call) : describePlain(tx),
    estimateFee(tx, rpc),
  ]);
  return {
    title: what.title,
    facts: [
      exactly('From', tx.from),
      ...what.facts,
      exactly('Value', formatNative(BigInt(tx.value ?? '0x0'))),
      exactly('Estimated fee', fee.text),
      inWords('Network', describeNetwork(chainId)),
    ],
    warnings: [...what.warnings, ...fee.warnings],
  };
}

async function describeTokenCall(rpc: Rpc, token: Address, call: TokenCall): Promise<Sheet> {
  const words = TOKEN_TEXT[call.kind];
  const isUnlimited = call.kind === 'approve' && call.units === UNLIMITED;
  const amount = isUnlimited ? 'Unlimited' : await describeUnits(rpc, token, call.units);
  return {
    title: words.title,
    facts: [exactly(words.amount, amount), exactly(words.to, call.to), exactly('Token contract', token)],
    warnings: isUnlimited ? ['This address could then take all tokens of this kind that you will ever have.'] : [],
  };
}

function describePlain({ to, data }: Transaction): Sheet {
  const hasCall = data !== undefined && data !== '0x';
  const facts: Fact[] = to ? [exactly(hasCall ? 'Contract' : 'To', to)] : [];
  if (hasCall) facts.push(asCode('Data', data));
  return {
    title: to ? (hasCall ? 'Call this contract?' : 'Send this payment?') : 'Create a contract?',
    facts,
    warnings: [],
  };
}

/** Estimates the fee. A call that would fail can still be approved, but with a warning. */
async function estimateFee(tx: Transaction, rpc: Rpc): Promise<{ text: string; warnings: string[] }> {
  try {
    const gas = tx.gas ?? hexFrom(await rpc('eth_estimateGas', [tx]));
    const price = tx.maxFeePerGas ?? tx.gasPrice ?? hexFrom(await rpc('eth_gasPrice'));
    return { text: formatNative(BigInt(gas) * BigInt(price)), warnings: [] };
  } catch (reason) {
    const words = reason instanceof Error ? reason.message : 'no reason given';
    return { text: 'Not known', warnings: [`The network expects this to fail: ${words}`] };
  }
}
