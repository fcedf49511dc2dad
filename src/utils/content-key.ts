import * as z from 'zod/mini';
import { IDEMPOTENCY_PREFIX } from './idempotency-prefix';
import { tabStore } from './storage';

const stored = z.object({ content: z.string(), key: z.string() });

type Opening<T> = Readonly<{ content: string; open: (key: string) => Promise<T>; isOver: (opened: T) => boolean }>;

/**
 * Returns one idempotency key per content, even after a reload, so that a request whose answer was lost is not executed
 * twice. After an answer, the same content gets a new key.
 */
export function contentKeys(of: string) {
  const name = `${IDEMPOTENCY_PREFIX}${of}`;
  const readStored = (): z.infer<typeof stored> | undefined => {
    try {
      return stored.safeParse(JSON.parse(tabStore.read(name) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  const keyFor = (content: string): string => {
    const known = readStored();
    if (known?.content === content) return known.key;
    const key = newKey();
    tabStore.write(name, JSON.stringify({ content, key }));
    return key;
  };
  const forget = () => tabStore.remove(name);
  /**
   * An old key returns what an earlier request has opened. If that has ended, a second call with a new key opens
   * another.
   */
  const openWith = async <T>({ content, open, isOver }: Opening<T>): Promise<T> => {
    const isOld = readStored()?.content === content;
    const opened = await open(keyFor(content));
    forget();
    return isOld && isOver(opened) ? openWith({ content, open, isOver }) : opened;
  };
  return { keyFor, forget, openWith };
}

export const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
