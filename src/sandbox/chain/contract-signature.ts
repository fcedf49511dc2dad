import { encodeFunctionData, parseAbi } from 'viem';
import type { Address } from '@/api/contract';
import { RpcError, asHex, type Hex, type Rpc } from './rpc';

const EIP_1271 = parseAbi(['function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)']);
const VALID = '0x1626ba7e';

export async function isSignedByContract(rpc: Rpc, address: Address, hash: Hex, signature: Hex): Promise<boolean> {
  if (asHex(await rpc('eth_getCode', [address, 'latest'])) === '0x') return false;
  const data = encodeFunctionData({ abi: EIP_1271, functionName: 'isValidSignature', args: [hash, signature] });
  try {
    return asHex(await rpc('eth_call', [{ to: address, data }, 'latest'])).startsWith(VALID);
  } catch (error) {
    if (error instanceof RpcError) return false;
    throw error;
  }
}
