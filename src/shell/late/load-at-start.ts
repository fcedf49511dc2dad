import { fnxPriceQuery } from '@/api/endpoints/get-fnx-price';
import { queryClient } from '@/api/query-client';
import { report } from '@/errors/report';

/** Loaded for every page at the start of the app; a failure is only logged, and told where the figure stands. */
export function loadAtStart(): void {
  queryClient.fetchQuery(fnxPriceQuery).catch((error: unknown) => report('share price', error));
}
