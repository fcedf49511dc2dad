import { DECIMALS, fromBaseUnits } from '@/utils/money';

export const formatNative = (wei: bigint) => `${fromBaseUnits(wei, DECIMALS)} BNB`;
