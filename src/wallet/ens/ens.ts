import type { Client } from 'viem';
import { getEnsName, getEnsText } from 'viem/actions';
import type { Address } from '@/api/contract';
import { ENS_RESOLVER } from '@/config/ens';
import { ensClient } from '@/chain/names/client';
import { tidyName } from './tidy-name';

const DATA_PICTURE = /^data:image\/(png|jpeg|gif|webp|avif|svg\+xml)[;,]/i;
const MAX_LENGTH = 64 * 1024;

/**
 * Accepts only a data URL. If the browser fetched a remote picture, a host chosen by the name's owner would learn who
 * visits the site. If our server fetched it, anyone could make the server call any address.
 */
function pictureIn(record: string | null): string | null {
  if (!record || record.length > MAX_LENGTH) return null;
  return DATA_PICTURE.test(record) ? record : null;
}

export type EnsIdentity = { name: string; picture: string | null };

/**
 * Returns the account's primary ENS name, which the resolver verifies in both directions. Null if there is no RPC for
 * names or the name is invalid. Omits an invalid picture.
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
