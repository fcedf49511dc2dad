import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import { keyOf } from './entry';

/**
 * The attempts that this tab has submitted, by their ids. They are kept beside the tab's copies of reviews, so that a copy
 * whose attempt has gone from the journal is recognised. Only the journal knows what other tabs have submitted.
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

const without = (id: string): string[] => marks().filter((marked) => marked !== id);

/** The ids of the attempts that this tab has submitted for a review. */
export const submittedHere = (key: string): readonly string[] => marks().filter((id) => keyOf(id) === key);

/** False where the tab's storage did not take it: then a restored tab would not know. */
export const markSubmitted = (id: string): boolean =>
  tabStore.write(KEY, JSON.stringify([...without(id), id].slice(-MARKS_KEPT)));

export const unmarkSubmitted = (id: string): void => void tabStore.write(KEY, JSON.stringify(without(id)));
