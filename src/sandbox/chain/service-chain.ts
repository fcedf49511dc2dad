import { encodeFunctionData, erc20Abi } from 'viem';
import type { Hash } from '@/api/contract';
import { CONFIRMATIONS } from '../service/domain/confirmations';
import type { Outcome, Purse, Sending, SentTransaction, ServiceChain } from '../service/service-chain';
import type { Chain } from './chain';
import { isSignedByContract } from './contract-signature';
import { contractOf } from './contracts';
import { paymentsTo } from './payments';
import { sharesAt, sharesMoved } from './shares-moved';
import { tradeLegs } from './trades';
import { asFields, asHash, asHex, asList, asQuantity, quantity, type Rpc } from './rpc';
import { sendPending, type Sending as Transaction } from './sender';

export function serviceChainOf(chain: Chain): ServiceChain {
  const { rpc, chainId, treasury, vault, payAddress, height, balanceOf } = chain;
  const purses = { treasury, vault, payAddress };
  const transactionOf = (sending: Sending): Transaction => transactionFor(sending, purses[sending.purse]);
  return {
    chainId,
    purses,
    contractOf,
    balanceOf,
    isSignedByContract: (address, hash, signature) => isSignedByContract(rpc, address, hash, signature),
    height,
    paymentsIn: (from, to) => paymentsTo(rpc, { from, to }, [payAddress, vault]),
    sharesMoved: (from, to) => sharesMoved(rpc, { from, to }),
    sharesAt: (address, block) => sharesAt(rpc, address, block),
    tradeLegs: (hash) => tradeLegs(rpc, hash),
    hasCode: async (address) => asHex(await rpc('eth_getCode', [address, 'latest'])) !== '0x',
    outcomeOf: (hash) => outcomeOf(rpc, hash),
    nextNonce: async (purse: Purse) =>
      Number(asQuantity(await rpc('eth_getTransactionCount', [purses[purse], 'latest']))),
    send: (sending) => sendPending(rpc, transactionOf(sending)),
    find: async (sending, since) => findSent(rpc, transactionOf(sending), since, await height()),
  };
}

function transactionFor({ asset, to, amount, nonce }: Sending, from: Transaction['from']): Transaction {
  const contract = contractOf(asset);
  if (!contract) return { from, to, value: amount, nonce };
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] });
  return { from, to: contract, data, nonce };
}

async function outcomeOf(rpc: Rpc, hash: Hash): Promise<Outcome> {
  const receipt = await rpc('eth_getTransactionReceipt', [hash]);
  if (receipt !== null) {
    const { status, blockNumber, blockHash } = asFields(receipt);
    return { kind: 'mined', worked: status === '0x1', block: asQuantity(blockNumber), blockHash: asHash(blockHash) };
  }
  return { kind: (await rpc('eth_getTransactionByHash', [hash])) === null ? 'unknown' : 'pending' };
}

async function findSent(rpc: Rpc, wanted: Transaction, since: bigint, head: bigint): Promise<SentTransaction | null> {
  const waiting = await sentIn(rpc, 'pending', wanted);
  if (waiting) return waiting;
  for (let number = head; number >= since - CONFIRMATIONS && number >= 0n; number -= 1n) {
    const found = await sentIn(rpc, quantity(number), wanted);
    if (found) return found;
  }
  return null;
}

async function sentIn(rpc: Rpc, block: string, wanted: Transaction): Promise<SentTransaction | null> {
  const found = await rpc('eth_getBlockByNumber', [block, true]);
  if (found === null) return null;
  const sent = asList(asFields(found).transactions)
    .map(asFields)
    .find((transaction) => hasSameNonce(transaction, wanted));
  return sent ? { hash: asHash(sent.hash), isOurs: sendsTheSame(sent, wanted) } : null;
}

const hasSameNonce = (sent: Record<string, unknown>, { from, nonce = 0 }: Transaction): boolean =>
  String(sent.from).toLowerCase() === from.toLowerCase() && asQuantity(sent.nonce) === BigInt(nonce);

const sendsTheSame = (sent: Record<string, unknown>, { to, data = '0x', value = 0n }: Transaction): boolean =>
  String(sent.to).toLowerCase() === to?.toLowerCase() && asQuantity(sent.value) === value && sent.input === data;
