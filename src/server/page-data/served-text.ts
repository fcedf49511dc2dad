import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { readServerEnv } from '@/config/server-env';
import { report } from '@/errors/report';
import { meters } from '@/monitoring/meters';
import { callerOf } from '@/proxy/caller';
import { PLAIN_POLICY, plainPage } from '@/proxy/plain-page';
import { createRateLimit } from '@/proxy/rate-limit';
import { TextCache, type Admit } from './text-cache';

const MAX_BYTES = 32 * 1024 * 1024;
const MISSES_PER_MINUTE = 60;
const RETRY_AFTER_S = 30;

const CACHED = 'public, s-maxage=30';
const CACHED_MISS = 'public, s-maxage=10';

export type Unavailable = { isUnavailable: true };
type Response = GetServerSidePropsContext['res'];
type Params = Readonly<Record<string, string>>;
type Source<Text> = {
  keyOf: (params: Params) => string | null;
  ask: (params: Params) => Promise<Text | null>;
  isAt?: (text: Text, params: Params) => boolean;
};

class TooManyMisses extends Error {
  override name = 'TooManyMisses';
  readonly seconds: number;
  constructor(seconds: number) {
    super('Too many unknown addresses');
    this.seconds = seconds;
  }
}

const texts = new TextCache<unknown>({ maxBytes: MAX_BYTES });
const missLimit = createRateLimit('unknown-texts');

const admitFor =
  (req: GetServerSidePropsContext['req']): Admit =>
  () => {
    const caller = callerOf(req, readServerEnv().trustedProxyHops);
    const seconds = missLimit(caller, 1, MISSES_PER_MINUTE);
    if (seconds > 0) throw new TooManyMisses(seconds);
    return () => void missLimit(caller, -1, MISSES_PER_MINUTE);
  };

const singleParams = (params: GetServerSidePropsContext['params']): Params =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

function answerUnavailable(res: Response, error: unknown): { props: Unavailable } {
  report('a text of the service', error);
  meters()?.pageMade('text', 'failed');
  res.statusCode = 503;
  res.setHeader('retry-after', RETRY_AFTER_S);
  res.setHeader('cache-control', 'no-store');
  return { props: { isUnavailable: true } };
}

/** Ends the response without a page. Rendering a page would cost the server more than the request costs the client. */
function answerTooMany(res: Response, { seconds }: TooManyMisses): { props: Unavailable } {
  res.statusCode = 429;
  res.setHeader('retry-after', seconds);
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-security-policy', PLAIN_POLICY);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(plainPage('Too many addresses that do not exist. Try again in a minute.'));
  return { props: { isUnavailable: true } };
}

/**
 * Serves a page whose text and URL come from the service. Next's page cache never removes a URL, so these pages are
 * rendered for each request, with a bounded cache of texts. While the service is unavailable, the last good text is
 * served. Without one, the answer is 503, not 404.
 */
export const servedText =
  <Text extends object>({ keyOf, ask, isAt = () => true }: Source<Text>): GetServerSideProps<Text | Unavailable> =>
  async ({ params: given, req, res }) => {
    const params = singleParams(given);
    const key = keyOf(params);
    try {
      const text = key === null ? null : await (texts as TextCache<Text>).read(key, () => ask(params), admitFor(req));
      const isFound = text !== null && isAt(text, params);
      res.setHeader('cache-control', isFound ? CACHED : CACHED_MISS);
      if (isFound) meters()?.pageMade('text', 'made');
      return isFound ? { props: text } : { notFound: true };
    } catch (error) {
      return error instanceof TooManyMisses ? answerTooMany(res, error) : answerUnavailable(res, error);
    }
  };
