import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useDebouncedValue } from '@/utils/hooks/use-debounced-value';
import { urlField } from '../model/url-field';

const FIELD = 'q';

/**
 * Keeps the text of a field in the URL, so that results can be shared and restored. The returned text changes at once.
 * The URL changes after a debounce.
 */
export function useUrlText(urlOf: (typed: string) => string, longest: number) {
  const router = useRouter();
  const inUrl = urlField(router, FIELD)?.slice(0, longest) ?? null;
  const [typed, setTyped] = useState<string | null>(null);
  const debounced = useDebouncedValue(typed);
  const { replace } = router;
  const isBehind = debounced !== null && inUrl !== null && debounced.trim() !== inUrl;
  useEffect(() => {
    if (isBehind) void replace(urlOf(debounced), undefined, { shallow: true, scroll: false });
  }, [isBehind, debounced, replace, urlOf]);
  return [typed ?? inUrl ?? '', setTyped] as const;
}
