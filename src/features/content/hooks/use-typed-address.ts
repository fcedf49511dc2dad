import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import { addressField } from '../model/address-field';

const FIELD = 'q';

/**
 * Keeps the text of a field in the URL, so that results can be shared and restored. The returned text changes at once,
 * and the URL after a debounce.
 */
export function useTypedAddress(addressOf: (typed: string) => string, longest: number) {
  const router = useRouter();
  const inAddress = addressField(router, FIELD)?.slice(0, longest) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const debounced = useDebouncedValue(typed);
  const { replace } = router;
  const isBehind = debounced !== null && inAddress !== null && debounced.trim() !== inAddress;
  useEffect(() => {
    if (isBehind) void replace(addressOf(debounced), undefined, { shallow: true, scroll: false });
  }, [isBehind, debounced, replace, addressOf]);
  return [typed ?? inAddress ?? '', setTyped] as const;
}
