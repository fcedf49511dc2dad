import type { SearchText, SearchTexts } from '@/config/search-texts';
import { report } from '@/errors/report';
import { builtPages } from './built-pages';
import { articleTexts, managedTexts, questionTexts } from './kept-texts';

const KEPT_MS = 5 * 60_000;
/** What is not whole is asked for again soon. */
const KEPT_IN_PART_MS = 10_000;

/** As they are now. */
export async function gatherTexts(pages = builtPages()): Promise<SearchTexts> {
  const asked = await Promise.allSettled([questionTexts(), articleTexts(), managedTexts()]);
  const failed = asked.find((one) => one.status === 'rejected');
  if (failed) report('texts to search', failed.reason);
  const kept = asked.flatMap((one): SearchText[] => (one.status === 'fulfilled' ? one.value : []));
  return { texts: [...pages, ...kept], isWhole: !failed };
}

let last: { at: number; answer: Promise<SearchTexts> } | undefined;
let keptMs = KEPT_MS;

/** Everything public that can be read, gathered for everybody who asks within a few minutes. */
export function searchTexts(now = Date.now()): Promise<SearchTexts> {
  if (!last || now - last.at > keptMs) {
    keptMs = KEPT_MS;
    const answer = gatherTexts();
    last = { at: now, answer };
    void answer.then(({ isWhole }) => {
      keptMs = isWhole ? KEPT_MS : KEPT_IN_PART_MS;
    });
  }
  return last.answer;
}
