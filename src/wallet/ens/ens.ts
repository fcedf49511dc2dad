import type { Client } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import type { Address } from '@/api/contract';
import { ENS_RESOLVER } from '@/config/ens';
import { ensClient } from '@/chain/names/client';
import { pictureIn } from './picture';
import { tidyName } from './tidy-name';

export type EnsIdentity = { name: string; picture: string | null };

/**
 * The account's primary ENS name, which the resolver verifies in both directions. Returns null if there is no RPC for
 * names or the name is invalid. An invalid picture is left out.
 */
export async function ensIdentity(address: Address): Promise<EnsIdentity | null> {
  const client = await ensClient();
  if (!client) return null;
  const name = await tidyName(await getEnsName(client, { address, universalResolverAddress: ENS_RESOLVER }));
  if (!name) return null;
  return { name, picture: await pictureOf(client, name) };
}

async function pictureOf(client: Client, name: string): Promise<string | null> {
  const record = await getEnsText(client, { name, key: 'avatar', universalResolverAddress: ENS_RESOLVER }).catch(
    () => null,
  );
  return pictureIn(record);
}
