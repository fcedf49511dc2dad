import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@/utils/use-debounced-value';
import { addressField } from '../model/address-field';

const FIELD = 'q';

/**
 * A field whose words stand in the address, so that what was found can be passed on and is there again after going back.
 * What is typed counts at once; the address follows when the keys rest, in place of the one before.
 */
export function useTypedAddress(addressOf: (typed: string) => string, longest: number) {
  const router = useRouter();
  const inAddress = addressField(router, FIELD)?.slice(0, longest) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const rested = useDebouncedValue(typed);
  const { replace } = router;
  const isBehind = rested !== null && inAddress !== null && rested.trim() !== inAddress;
  useEffect(() => {
    if (isBehind) void replace(addressOf(rested), undefined, { shallow: true, scroll: false });
  }, [isBehind, rested, replace, addressOf]);
  return [typed ?? inAddress ?? '', setTyped] as const;
}
