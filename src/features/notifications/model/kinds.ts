import { ownValue } from '@/utils/own-value';

const KINDS: Readonly<Record<string, string>> = {
  KYC: 'Identity',
  ORDER: 'Order',
  STAKE: 'Staking',
  SECURITY: 'Security',
  NEWS: 'News',
};

export const kindWords = (type: string): string => ownValue(KINDS, type) ?? type;
