import type { GetServerSideProps, GetServerSidePropsContext } from 'next';
import { readServerEnv } from '@/config/server-env';
import { report } from '@/errors/report';
import { callerOf } from '@/proxy/caller';
import { PLAIN_POLICY, plainPage } from '@/proxy/plain-page';
import { createRateLimit } from '@/proxy/rate-limit';
import { TextCache, type Admit } from './text-cache';

const MAX_BYTES = 32 * 1024 * 1024;
/** Texts that the service turns out not to have. A text that is found counts nothing. */
const MISSES_PER_MINUTE = 60;
const RETRY_AFTER_S = 30;

const CACHED = 'public, s-maxage=30, stale-while-revalidate=86400';

/** What a page of a text is served with where the text cannot be had now. */
export type Unavailable = { isUnavailable: true };
type Response = GetServerSidePropsContext['res'];
type Params = Readonly<Record<string, string>>;
type Source<Text> = {
  /** Null for an address that no text can have. */
  keyOf: (params: Params) => string | null;
  /** Null where the service has no such text. */
  ask: (params: Params) => Promise<Text | null>;
  /** Whether the text belongs at this address. */
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

/** One for all routes whose address comes from outside. */
const texts = new TextCache<unknown>({ maxBytes: MAX_BYTES });
const missLimit = createRateLimit();

const admitFor =
  (req: GetServerSidePropsContext['req']): Admit =>
  () => {
    const caller = callerOf(req, readServerEnv().trustedProxyHops);
    const seconds = missLimit(caller, 1, MISSES_PER_MINUTE);
    if (seconds > 0) throw new TooManyMisses(seconds);
    return () => void missLimit(caller, -1, MISSES_PER_MINUTE);
  };

const oneOfEach = (params: GetServerSidePropsContext['params']): Params =>
  Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [name, String(value)]));

/** The page says that this will pass, and when to come again. */
function sayUnavailable(res: Response, error: unknown): { props: Unavailable } {
  report('a text of the service', error);
  res.statusCode = 503;
  res.setHeader('retry-after', RETRY_AFTER_S);
  res.setHeader('cache-control', 'no-store');
  return { props: { isUnavailable: true } };
}

/** Answered at once: rendering a page for each guess would cost more than the guess. */
function sayTooMany(res: Response, { seconds }: TooManyMisses): { props: Unavailable } {
  res.statusCode = 429;
  res.setHeader('retry-after', seconds);
  res.setHeader('cache-control', 'no-store');
  res.setHeader('content-security-policy', PLAIN_POLICY);
  res.setHeader('content-type', 'text/html; charset=utf-8');
  res.end(plainPage('Too many addresses that do not exist. Try again in a minute.'));
  return { props: { isUnavailable: true } };
}

/**
 * Serves a page whose text and address are the service's alone. Next's page cache never forgets an address, so these pages
 * are rendered for each request, over a cache that does. A service that is away is not a missing page: the last good text
 * stays, and without one the answer is 503.
 */
export const servedText =
  <Text extends object>({ keyOf, ask, isAt = () => true }: Source<Text>): GetServerSideProps<Text | Unavailable> =>
  async ({ params: given, req, res }) => {
    const params = oneOfEach(given);
    const key = keyOf(params);
    try {
      const text = key === null ? null : await (texts as TextCache<Text>).read(key, () => ask(params), admitFor(req));
      const isFound = text !== null && isAt(text, params);
      res.setHeader('cache-control', isFound ? CACHED : 'no-store');
      return isFound ? { props: text } : { notFound: true };
    } catch (error) {
      return error instanceof TooManyMisses ? sayTooMany(res, error) : sayUnavailable(res, error);
    }
  };
