import type { Order } from '@/api/contract';
import type { AppConfig } from '@/config/app-config';
import { ActionFault } from '@/errors/action-fault';
import { orderWith } from '../../support/order';

export const PAY = '0xFABB0ac9d68B0B445fB7357272Ff202C5651694a';
export const USDT = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
export const HERS = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
export const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

export const config: AppConfig = {
  chain: { id: 56, name: 'BNB Smart Chain', nativeSymbol: 'BNB', explorerUrl: null },
  rpcPaths: ['/api/rpc/0'],
  fnxToken: OTHER,
  payAddress: PAY,
  payTokens: { USDT },
  walletConnectProjectId: null,
  captchaSiteKey: null,
};
export const due = (change: Partial<Order> = {}): Order =>
  orderWith({
    _id: 'one',
    orderNo: 'FNX-1',
    payAddress: PAY,
    contract: USDT,
    expiresAt: '2026-11-20T12:00:00.000Z',
    ...change,
  });
export const bnb = (change: Partial<Order> = {}) =>
  due({ payCurrency: 'BNB', contract: null, payAmount: '0.195', ...change });

export const faultOf = (work: () => unknown) => {
  try {
    work();
  } catch (thrown) {
    return thrown instanceof ActionFault ? thrown.kind : 'something else';
  }
  return null;
};
