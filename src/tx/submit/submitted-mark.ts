import * as z from 'zod/mini';
import { STORAGE_KEYS } from '@/config/product';
import { tabStore } from '@/utils/storage';
import { keyOf } from '../journal/entry';

/**
 * The ids of the attempts that this tab has submitted. They are stored next to the tab's reviews, so that a review whose
 * attempt is missing from the journal is recognised. Only the journal knows what other tabs have submitted.
 */
const KEY = STORAGE_KEYS.submitted;
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

export const submittedHere = (key: string): readonly string[] => marks().filter((id) => keyOf(id) === key);

/** False if storage did not take the mark: a restored tab would not know of the attempt. */
export const markSubmitted = (id: string): boolean =>
  tabStore.write(KEY, JSON.stringify([...without(id), id].slice(-MARKS_KEPT)));

export const unmarkSubmitted = (id: string): void => void tabStore.write(KEY, JSON.stringify(without(id)));
