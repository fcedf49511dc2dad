import type { Redis, RedisOptions } from 'ioredis';
import { meters } from '@/monitoring/meters';

export type Shared = { calls: number; endsInMs: number };
/** Adds calls to a caller's count of one limit across all instances. Returns null if the count is unknown now. */
type Add = (limit: string, caller: string, calls: number) => Promise<Shared | null>;

/**
 * The counts are on `globalThis`, because the server's start and the routes are bundled separately and share no
 * module state.
 */
const KEY = Symbol.for('fnx.shared-counts');
const WINDOW_S = 60;
const MAX_WAITING = 2_000;
const TIMED_OUT = 'Command timed out';
const UNEXPECTED_REPLY = 'Command queue state error';
/**
 * Redis counts as available again after this time without a failure. Otherwise, each error could cause two log lines.
 */
const CALM_MS = 5_000;

const OPTIONS: RedisOptions = {
  enableOfflineQueue: false,
  autoResendUnfulfilledCommands: false,
  maxRetriesPerRequest: 0,
  connectTimeout: 2_000,
  commandTimeout: 500,
  // With this value, ioredis closes the connection without waiting for a Redis that hangs.
  disconnectTimeout: 0,
  retryStrategy: (times) => Math.min(times * 1_000, 5_000),
};

const isAdd = (value: unknown): value is Add => typeof value === 'function';

const isUsable = ({ calls, endsInMs }: Shared): boolean =>
  Number.isSafeInteger(calls) && endsInMs > 0 && endsInMs <= WINDOW_S * 1_000;

export const addShared: Add = async (limit, caller, calls) => {
  const add: unknown = Reflect.get(globalThis, KEY);
  return isAdd(add) ? add(limit, caller, calls) : null;
};

/**
 * Returns the error code of Redis, such as WRONGPASS, or of the connection. Never returns the message, which could
 * contain the URL.
 */
function codeOf(thrown: unknown): string {
  const { code, message } = Object(thrown);
  return String(code ?? /^[A-Z]{3,}/.exec(String(message))?.[0] ?? 'no answer');
}

function followConnection(client: Redis) {
  let isUnavailable = false;
  let failedAt = 0;
  const markUnavailable = (thrown: unknown) => {
    failedAt = performance.now();
    if (!isUnavailable)
      console.warn(`[fnx] Redis is unavailable (${codeOf(thrown)}): each instance counts its own calls only.`);
    isUnavailable = true;
    meters()?.redisConnected(false);
  };
  const markConnected = () => {
    console.warn('[fnx] Redis is connected: the limits count the calls of all instances together.');
    isUnavailable = false;
    meters()?.redisConnected(true);
  };
  client.on('error', markUnavailable);
  client.on('close', () => markUnavailable(undefined));
  client.on('ready', markConnected);
  const answered = () => {
    if (isUnavailable && performance.now() - failedAt > CALM_MS) markConnected();
  };
  return { markUnavailable, answered };
}

/**
 * Connects to Redis or Valkey. This module is loaded only if REDIS_URL is set. `site` separates the counts of several
 * sites on one Redis. The returned function disconnects.
 */
export async function shareCounts(redisUrl: string, site = 'site'): Promise<() => void> {
  // In the build, `ioredis` has no named exports, because its main export is a class.
  const [{ default: Redis }, { RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ]);
  const client = new Redis(redisUrl, OPTIONS);
  const { markUnavailable, answered } = followConnection(client);
  // A reply without a command would shift all later replies, so callers would receive each other's counts.
  client.on('error', ({ message }: Error) => {
    if (message.startsWith(UNEXPECTED_REPLY)) client.stream.destroy();
  });
  const limiters = new Map<string, InstanceType<typeof RateLimiterRedis>>();
  const limiterFor = (limit: string) => {
    const made =
      limiters.get(limit) ??
      new RateLimiterRedis({
        storeClient: client,
        keyPrefix: `fnx:${site}:${limit}`,
        points: Number.MAX_SAFE_INTEGER,
        duration: WINDOW_S,
      });
    limiters.set(limit, made);
    return made;
  };
  let waiting = 0;
  const add: Add = async (limit, caller, calls) => {
    if (client.status !== 'ready' || waiting >= MAX_WAITING) return null;
    waiting += 1;
    try {
      const { consumedPoints, msBeforeNext } = await limiterFor(limit).penalty(caller, calls);
      answered();
      const shared = { calls: consumedPoints, endsInMs: msBeforeNext };
      return isUsable(shared) ? shared : null;
    } catch (reason) {
      markUnavailable(reason);
      // ioredis keeps a command that has timed out. When Redis resumes, it would count that command in a later minute.
      if (Object(reason).message === TIMED_OUT) client.disconnect(true);
      return null;
    } finally {
      waiting -= 1;
    }
  };
  Reflect.set(globalThis, KEY, add);
  return () => {
    Reflect.deleteProperty(globalThis, KEY);
    client.removeAllListeners('close');
    client.disconnect();
  };
}
