import { fromBaseUnits } from '@/utils/money';

export const formatNative = (wei: bigint) => `${fromBaseUnits(wei, 18)} BNB`;
