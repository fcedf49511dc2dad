import { LOST_WALLET_TOPIC } from '@/config/wallet-rule';
import { callService } from '../../client';
import { confirmLostWallet, contactUs, stopLostWallet, type DataOf, type RequestOf } from '../../contract';

export type LostWalletStarted = DataOf<typeof contactUs>['lostWallet'];

type LostWalletMessage = Pick<RequestOf<typeof contactUs>, 'name' | 'email' | 'message'>;

export const reportLostWallet = async (message: LostWalletMessage): Promise<LostWalletStarted> =>
  (await callService(contactUs, { ...message, topic: LOST_WALLET_TOPIC })).lostWallet;
export const confirmLost = (codes: RequestOf<typeof confirmLostWallet>) => callService(confirmLostWallet, codes);
export const cancelLostWallet = () => callService(stopLostWallet, {});
