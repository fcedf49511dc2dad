import { createSiweMessage } from 'viem/siwe';
import { toHex } from 'viem';
import { getWalletNonce, linkWallet, type Address } from '@/api/contract';
import { asHex } from '@/sandbox/chain/rpc';
import type { Member } from './member';
import type { World } from './world';

/** Links one of the chain's own accounts, by a signature that the chain makes for it. */
export async function linkAccount({ chain }: World, member: Member, address: Address): Promise<void> {
  const asked = await member.get(getWalletNonce, { address });
  const message = createSiweMessage({ ...asked, address, version: '1', issuedAt: new Date() });
  const signature = asHex(await chain.rpc('personal_sign', [toHex(message), address]));
  await member.get(linkWallet, { message, signature });
}
