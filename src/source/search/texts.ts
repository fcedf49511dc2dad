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
  return { texts: withinLimit([...pages, ...kept]), isWhole: !failed };
}

/** Whoever searches downloads all of it. */
const MOST_CHARACTERS = 2_000_000;

/** Once the texts are too long together, the rest is found by its title. */
function withinLimit(texts: readonly SearchText[]): SearchText[] {
  let left = MOST_CHARACTERS;
  return texts.flatMap((one) => {
    const short = one.text.length > left ? { ...one, text: '' } : one;
    left -= short.text.length + short.title.length + short.path.length + short.page.length;
    return left < 0 ? [] : [short];
  });
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
