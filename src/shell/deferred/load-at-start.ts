import { blogsQuery } from '@/api/endpoints/blog/list';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { teamQuery } from '@/api/endpoints/team';
import { queryClient } from '@/api/query-client';
import { takePriceFromPage } from '@/api/take-price-from-page';
import { report } from '@/errors/report';

export function loadAtStart(): void {
  takePriceFromPage();
  queryClient.fetchQuery(fnxPriceQuery).catch((error: unknown) => report('share price', error));
  queryClient.fetchQuery(blogsQuery()).catch((error: unknown) => report('articles', error));
  queryClient.fetchQuery(teamQuery).catch((error: unknown) => report('team', error));
}
