import { blogsQuery } from '@/api/endpoints/blog/list';
import { fnxPriceQuery } from '@/api/endpoints/wallet/price';
import { teamQuery } from '@/api/endpoints/team';
import { queryClient } from '@/api/query-client';
import { takePriceFromPage } from '@/api/take-price-from-page';
import { report } from '@/errors/report';
import { yieldToMain } from '@/utils/yield-to-main';

export async function loadAtStart(): Promise<void> {
  takePriceFromPage();
  await start('share price', queryClient.fetchQuery(fnxPriceQuery));
  await start('articles', queryClient.fetchQuery(blogsQuery()));
  await start('team', queryClient.fetchQuery(teamQuery));
}

/** Starts a call without waiting for the answer. Starting all calls in one task would block a phone's main thread. */
function start(name: string, answer: Promise<unknown>) {
  answer.catch((error: unknown) => report(name, error));
  return yieldToMain();
}
