import { encodeFunctionData, erc20Abi } from 'viem';
import type { Address } from '@/api/contract';
import { contractOf, type Asset } from './contracts';
import { asQuantity, type Rpc } from './rpc';

export async function balanceOfToken(rpc: Rpc, contract: Address, owner: Address): Promise<bigint> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
  return asQuantity(await rpc('eth_call', [{ to: contract, data }, 'latest']));
}

export async function readBalance(rpc: Rpc, asset: Asset, address: Address): Promise<bigint> {
  const contract = contractOf(asset);
  if (contract) return balanceOfToken(rpc, contract, address);
  return asQuantity(await rpc('eth_getBalance', [address, 'latest']));
}
