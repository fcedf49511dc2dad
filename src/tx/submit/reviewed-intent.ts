import { isOfThisChain } from '@/chain/instance';
import type { Tx } from '../tx';
import type { Intent } from '../kinds/intent';
import { readJournal } from '../journal/journal';
import type { Records } from '../journal/codec';
import { KINDS, type ActionOf } from '../kinds';
import type { KindSpec } from '../kinds/kind-spec';
import {
  NO_REVIEW,
  REVIEW_LASTS_MS,
  SERVICE_REVIEW_LASTS_MS,
  assertSubmittable,
  type Review,
  type Reviewed,
} from '../journal/review';

type ReviewedAction<K extends keyof ActionOf> = Readonly<{ kind: K; action: ActionOf[K]; review: Review | null }>;

/** An order or a stake counts as reviewed when the service opened it. */
export function reviewOf<K extends keyof ActionOf>({ kind, action, review }: ReviewedAction<K>): Reviewed {
  const { service }: KindSpec<ActionOf[K]> = KINDS[kind];
  if (service) {
    const openedAt = service.openedAt(action);
    return { madeAt: openedAt, firstMadeAt: openedAt, earlier: [], validForMs: SERVICE_REVIEW_LASTS_MS };
  }
  const { madeAt, firstMadeAt, earlier } = review ?? NO_REVIEW;
  return { madeAt, firstMadeAt, earlier, validForMs: REVIEW_LASTS_MS };
}

export function recordsHere(tx: Tx): Records {
  const { entries, unread } = readJournal(tx);
  return { entries: entries.filter(isOfThisChain), unread };
}

export function assertReviewHolds(tx: Tx, { key, review }: Intent): void {
  assertSubmittable(tx, key, { ...NO_REVIEW, ...review }, recordsHere(tx).entries);
}
