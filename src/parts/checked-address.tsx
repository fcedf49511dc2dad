import type { Address } from '@/api/contract';
import { useChecksummed } from '@/chain/use-checksummed';
import { WholeAddress } from '@/ui/address/whole-address';

export const CheckedAddress = ({ value }: { value: Address }) => <WholeAddress value={useChecksummed(value)} />;
