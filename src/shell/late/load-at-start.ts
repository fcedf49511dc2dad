import { blogsQuery } from '@/api/endpoints/blog/list';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { teamQuery } from '@/api/endpoints/team';
import { queryClient } from '@/api/query-client';
import { takeServed } from '@/api/take-served';
import { report } from '@/errors/report';

/** Loaded for every page at the start of the app; a failure is only logged, and told where the content stands. */
export function loadAtStart(): void {
  takeServed();
  queryClient.fetchQuery(fnxPriceQuery).catch((error: unknown) => report('share price', error));
  queryClient.fetchQuery(blogsQuery()).catch((error: unknown) => report('articles', error));
  queryClient.fetchQuery(teamQuery).catch((error: unknown) => report('team', error));
}
