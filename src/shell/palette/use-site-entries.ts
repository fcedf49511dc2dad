import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { searchTextsQuery } from '@/api/own/search-texts';
import { queryClient } from '@/api/query-client';
import { wordsIn } from '@/utils/typed-words';
import type { Entry } from './model/entry';
import { siteEntriesIn } from './model/site-entries';

type SiteEntries = { entries: readonly Entry[]; isLoading: boolean; retry: (() => void) | null };

const NOTHING: SiteEntries = { entries: [], isLoading: false, retry: null };

export function useSiteEntries(typed: string): SiteEntries {
  const isWanted = wordsIn(typed).some((word) => word.length > 1);
  const { data, isLoading, isError, refetch } = useQuery({ ...searchTextsQuery, enabled: isWanted }, queryClient);
  const search = useMemo(() => data && siteEntriesIn(data.texts), [data]);
  const entries = useMemo(() => (search && isWanted ? search(typed) : []), [search, isWanted, typed]);
  return isWanted ? { entries, isLoading, retry: isError ? () => void refetch() : null } : NOTHING;
}
