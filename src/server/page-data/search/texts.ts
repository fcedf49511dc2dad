import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SearchText, SearchTexts } from '@/config/search-texts';
import { report } from '@/errors/report';
import { builtPages, type BuiltPages } from './built-pages';
import { articleTexts, managedTexts, questionTexts } from './service-texts';
import { createTextLimit } from './text-limit';

const CACHE_MS = 5 * 60_000;
const PARTIAL_CACHE_MS = 10_000;

const MAX = { ms: 10_000, characters: 2_000_000 };

type Gathered = SearchTexts & { cacheMs: number };

async function gather(pages: BuiltPages, limits: typeof MAX): Promise<Gathered> {
  const limit = createTextLimit(limits);
  const asked = await Promise.allSettled([questionTexts(), articleTexts(limit), managedTexts(limit)]);
  const failed = asked.find((one) => one.status === 'rejected');
  if (failed) report('texts to search', failed.reason);
  const gathered = asked.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  const all = [...pages.texts, ...gathered.flatMap(({ texts }) => texts)];
  const isTooLong = limit.isFull() || lengthOf(all) > limits.characters;
  const isRead = !failed && pages.isComplete;
  const isComplete = isRead && !isTooLong && gathered.every((one) => one.isComplete);
  // A result that is only too long is cached as long as a complete one, because a retry would not make it shorter.
  const isLasting = isComplete || (isTooLong && isRead && !limit.over.aborted);
  return { texts: withinLimit(all, limits.characters), isComplete, cacheMs: isLasting ? CACHE_MS : PARTIAL_CACHE_MS };
}

export async function gatherTexts(pages?: BuiltPages, limits = MAX): Promise<SearchTexts> {
  const { texts, isComplete } = await gather(pages ?? (await builtPages()), limits);
  return { texts, isComplete };
}

const lengthOf = (texts: readonly SearchText[]): number =>
  texts.reduce((sum, { text, title, path, page }) => sum + text.length + title.length + path.length + page.length, 0);

function withinLimit(texts: readonly SearchText[], max: number): SearchText[] {
  let left = max;
  return texts.flatMap((one) => {
    const short = one.text.length > left ? { ...one, text: '' } : one;
    left -= lengthOf([short]);
    return left < 0 ? [] : [short];
  });
}

const zip = promisify(gzip);

type SearchTextsBody = Readonly<{ json: Buffer; zipped: Buffer }>;

let last: { until: number; sent: Promise<SearchTextsBody> } | undefined;

/** The texts are compressed only once. Compressing two million characters for each request would keep a core busy. */
export function searchTextsJson(): Promise<SearchTextsBody> {
  if (last && Date.now() <= last.until) return last.sent;
  const gathering = builtPages().then((pages) => gather(pages, MAX));
  const cached = {
    until: Infinity,
    sent: gathering.then(async ({ texts, isComplete }) => {
      const json = Buffer.from(JSON.stringify({ texts, isComplete } satisfies SearchTexts));
      return { json, zipped: await zip(json) };
    }),
  };
  last = cached;
  void gathering.then(({ cacheMs }) => {
    cached.until = Date.now() + cacheMs;
  });
  return cached.sent;
}
