import { createSiweMessage } from 'viem/siwe';
import { toHex } from 'viem';
import { getWalletNonce, linkWallet, myWallet, replaceStatements, type Address } from '@/api/contract';
import { asHex } from '@/sandbox/chain/rpc';
import type { Member } from './member';
import type { World } from './world';

/**
 * Links an unlocked account with signatures made by the chain, including the previous wallet's signature if it holds
 * shares.
 */
export async function linkAccount({ chain }: World, member: Member, address: Address): Promise<void> {
  const { walletAddress, change } = await member.get(myWallet, {});
  const replaces = change === 'BOTH' && walletAddress && walletAddress !== address ? walletAddress : undefined;
  const { formerNonce, ...asked } = await member.get(getWalletNonce, { address, ...(replaces && { replaces }) });
  const prove = async (signer: Address, nonce: string, statement?: string) => {
    const text = { ...asked, nonce, address: signer, version: '1' as const, issuedAt: new Date() };
    const message = createSiweMessage({ ...text, ...(statement && { statement }) });
    return { message, signature: asHex(await chain.rpc('personal_sign', [toHex(message), signer])) };
  };
  if (!replaces || !formerNonce) return void (await member.get(linkWallet, await prove(address, asked.nonce)));
  const says = replaceStatements(replaces, address);
  const former = await prove(replaces, formerNonce, says.former);
  await member.get(linkWallet, { ...(await prove(address, asked.nonce, says.next)), former });
}
