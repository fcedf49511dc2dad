import type { Address } from '@/api/contract';
import { useChecksummed } from '@/chain/use-checksummed';
import { GroupedAddress } from '@/ui/address/grouped-address';

export const CheckedAddress = ({ value }: { value: Address }) => <GroupedAddress value={useChecksummed(value)} />;
