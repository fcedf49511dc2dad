import { PAY_ADDRESS } from '@/sandbox/chain/accounts';
import { CONTRACTS } from '@/sandbox/chain/contracts';
import { http, HttpResponse } from 'msw';

export const APP_CONFIG = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0', '/api/rpc/0'],
  fnxToken: '0x0000000000000000000000000000000000000001',
  payAddress: PAY_ADDRESS,
  payTokens: { USDT: CONTRACTS.USDT },
  walletConnectProjectId: null,
  captchaSiteKey: null,
};

export const appConfig = () => http.get('*/api/config', () => HttpResponse.json(APP_CONFIG));
