import * as z from 'zod/mini';
import { ASKED } from './asked-keys';
import { tabStore } from './storage';

const kept = z.object({ content: z.string(), key: z.string() });

/**
 * One key for one content: what was asked for with it and lost its answer is found again instead of done twice, over a
 * reload too. After an answer the same content is something new.
 */
export function contentKeys(of: string) {
  const name = `${ASKED}${of}`;
  const readKept = (): z.infer<typeof kept> | undefined => {
    try {
      return kept.safeParse(JSON.parse(tabStore.read(name) ?? 'null')).data;
    } catch {
      return undefined;
    }
  };
  const keyFor = (content: string): string => {
    const known = readKept();
    if (known?.content === content) return known.key;
    const key = newKey();
    tabStore.write(name, JSON.stringify({ content, key }));
    return key;
  };
  return { keyFor, forget: () => tabStore.remove(name) };
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
