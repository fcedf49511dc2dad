import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';

/**
 * The reviews that this tab has submitted, by their keys. They are kept beside the tab's copies of reviews, so that a copy
 * whose record has gone from the journal is recognised. Only the journal knows what other tabs have submitted.
 */
const KEY = STORAGE_KEYS.submitted;
/** A tab holds one review of each kind: older marks belong to none of them. */
const MARKS_KEPT = 50;

const schema = z.array(z.string());

function marks(): readonly string[] {
  try {
    return schema.parse(JSON.parse(tabStore.read(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

const without = (key: string): string[] => marks().filter((marked) => marked !== key);

export const isMarkedSubmitted = (key: string): boolean => marks().includes(key);

/** False where the tab's storage did not take it: then a restored tab would not know. */
export const markSubmitted = (key: string): boolean =>
  tabStore.write(KEY, JSON.stringify([...without(key), key].slice(-MARKS_KEPT)));

export const unmarkSubmitted = (key: string): void => void tabStore.write(KEY, JSON.stringify(without(key)));
