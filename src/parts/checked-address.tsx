import type { Address } from '@/api/contract';
import { useChecksummed } from '@/chain/use-checksummed';
import { WholeAddress } from '@/ui/whole-address';

/** Every figure of an address, in the letters that carry its check: for comparing it with a wallet's own screen. */
export const CheckedAddress = ({ value }: { value: Address }) => <WholeAddress value={useChecksummed(value)} />;
