import type { Address, Hash } from '@/api/contract';
import type { Entry } from '@/wallet/tx/journal';

const addressOf = (digit: string) => `0x${digit.repeat(40)}` as Address;
const hashOf = (digit: string) => `0x${digit.repeat(64)}` as Hash;

export const [HERS, BANK, SOMEBODY] = [addressOf('1'), addressOf('2'), addressOf('3')];
export const [OURS, SPED_UP, ELSE] = [hashOf('a'), hashOf('b'), hashOf('c')];

/** One that the wallet was asked for, as the journal keeps it. */
export const asked = (change: Partial<Entry> = {}): Entry => ({
  orderId: 'one',
  orderNo: 'FNX-1',
  chainId: 56,
  instance: 'genesis',
  from: HERS,
  to: BANK,
  value: '5',
  data: '0x',
  description: 'Payment of order FNX-1',
  nonce: 3,
  since: '10',
  at: 1,
  hash: null,
  status: 'asked',
  ...change,
});

export const sent = (change: Partial<Entry> = {}): Entry => asked({ hash: OURS, status: 'sent', ...change });
