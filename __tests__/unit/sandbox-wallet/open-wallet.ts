import { createProvider } from '@/sandbox/wallet/provider';
import type { AccountChoice, AccountOffer, Ask, Sheet } from '@/sandbox/wallet/questions';
import { ALICE, startSmallChain } from './small-chain';

export const SITE = { origin: 'http://localhost:3000', host: 'localhost:3000' };
export const CHAIN_ID = 31_337;

type Owner = { approves?: boolean; chooses?: AccountChoice | null };

export function ownerWho({ approves = true, chooses = { account: ALICE, isElsewhere: false } }: Owner = {}) {
  const sheets: Sheet[] = [];
  const offers: AccountOffer[] = [];
  const ask: Ask = {
    approval: async (sheet) => sheets.push(sheet) > 0 && approves,
    account: async (offer) => (offers.push(offer) > 0 ? chooses : null),
  };
  return { ask, sheets, offers };
}

export function openWallet({ owner = ownerWho(), chain = startSmallChain() } = {}) {
  const provider = createProvider({ chainId: CHAIN_ID, rpc: chain.rpc, ask: owner.ask, site: SITE });
  const request = (method: string, ...params: unknown[]) => provider.request({ method, params });
  return { provider, request, owner, chain };
}

export async function openConnectedWallet(parts: Parameters<typeof openWallet>[0] = {}) {
  const wallet = openWallet(parts);
  await wallet.request('eth_requestAccounts');
  return wallet;
}
