import { getEnsAddress } from 'viem/actions';
import { normalize, toCoinType } from 'viem/ens';
import { getAddress, isAddress } from 'viem/utils';
import type { Address } from '@/api/contract';
import { getAppConfig } from '@/api/app-config';
import { ENS_CHAIN_ID, ENS_RESOLVER } from '@/config/ens';
import { AppError } from '@/errors/app-error';
import { ensClient } from './client';

/** `isOfEthereum` means that the name has no address for this chain. `address` is then the one on Ethereum. */
export type NamedAddress = Readonly<{ type: 'found'; name: string; address: Address; isOfEthereum: boolean }>;
export type NameAnswer = NamedAddress | Readonly<{ type: 'no-name' | 'no-address' }>;

export async function addressOfName(typed: string): Promise<NameAnswer> {
  const name = normalized(typed);
  if (name === null) return { type: 'no-name' };
  const { chain } = await getAppConfig();
  const client = await ensClient().catch(throwOffline);
  if (!client) return throwOffline();
  const ask = async (chainId: number): Promise<Address | null> => {
    const coinType = chainId === ENS_CHAIN_ID ? undefined : toCoinType(chainId);
    const found = await getEnsAddress(client, { name, coinType, universalResolverAddress: ENS_RESOLVER }).catch(
      throwOffline,
    );
    return found && isAddress(found, { strict: false }) ? getAddress(found) : null;
  };
  const here = await ask(chain.id);
  if (here) return { type: 'found', name, address: here, isOfEthereum: false };
  const onEthereum = await ask(ENS_CHAIN_ID);
  return onEthereum ? { type: 'found', name, address: onEthereum, isOfEthereum: true } : { type: 'no-address' };
}

function normalized(typed: string): string | null {
  try {
    return normalize(typed.trim());
  } catch {
    return null;
  }
}

function throwOffline(cause?: unknown): never {
  throw new AppError({ kind: 'offline' }, { cause });
}
