import { BSC_CHAIN_ID } from '@/config/product';
import { PAY_ADDRESS, VAULT } from './chain/accounts';
import { CONTRACTS, POOL_FEE_BPS } from './chain/contracts';
import { EXPLORER_PATH } from './explorer/pages';
import { KYC_LEVEL } from './service/domain/kyc-tokens';

type Addresses = { serviceUrl: string; rpcUrl: string; chainId: number };

const chainName = (chainId: number) => (chainId === BSC_CHAIN_ID ? 'BNB Smart Chain' : 'BNB Smart Chain (sandbox)');

export const serverEnvFor = ({ serviceUrl, rpcUrl, chainId }: Addresses): Record<string, string> => ({
  TOKEN_SERVICE_URL: serviceUrl,
  // A verdict needs two nodes that agree, so the one chain is listed twice.
  RPC_URLS: `${rpcUrl},${rpcUrl}`,
  FNX_TOKEN_ADDRESS: CONTRACTS.FNX,
  USDT_TOKEN_ADDRESS: CONTRACTS.USDT,
  PAY_ADDRESS,
  SWAP_ROUTER_ADDRESS: CONTRACTS.router,
  SWAP_FACTORY_ADDRESS: CONTRACTS.factory,
  WBNB_ADDRESS: CONTRACTS.WBNB,
  SWAP_FEE_BPS: String(POOL_FEE_BPS),
  VAULT_ADDRESS: VAULT,
  SUMSUB_ORIGIN: serviceUrl,
  SUMSUB_LEVEL: KYC_LEVEL,
  CHAIN_ID: String(chainId),
  CHAIN_NAME: chainName(chainId),
  EXPLORER_URL: `${serviceUrl}${EXPLORER_PATH}`,
  DEMONSTRATION: '1',
});
