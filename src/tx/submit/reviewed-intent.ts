import type { Address } from '@/api/contract';
import { isOfThisChain } from '@/chain/instance';
import type { Engine } from '../engine';
import type { Intent } from '../kinds/intent';
import type { Entry } from '../journal/entry';
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

export type SubmitRequest<K extends Entry['kind']> = Readonly<{
  kind: K;
  action: ActionOf[K];
  /** Undefined for orders and stakes, which count as reviewed when the service opened them. */
  review?: Review;
  from: Address;
  acceptedUnreadChain: boolean;
}>;

export async function reviewedIntent<K extends Entry['kind']>(
  engine: Engine,
  request: SubmitRequest<K>,
): Promise<Intent> {
  const { kind, action, from } = request;
  const { intentOf, keyOf }: KindSpec<ActionOf[K]> = KINDS[kind];
  const intent = await intentOf(engine, action, from);
  return Object.freeze<Intent>({ ...intent, kind, key: keyOf(action), review: reviewOf(request) });
}

type ReviewedAction<K extends Entry['kind']> = Pick<SubmitRequest<K>, 'kind' | 'action' | 'review'>;

export function reviewOf<K extends Entry['kind']>({ kind, action, review }: ReviewedAction<K>): Reviewed {
  const { record }: KindSpec<ActionOf[K]> = KINDS[kind];
  if (record) {
    const openedAt = record.openedAt(action);
    return { madeAt: openedAt, firstMadeAt: openedAt, earlier: [], validForMs: SERVICE_REVIEW_LASTS_MS };
  }
  const { madeAt, firstMadeAt, earlier } = review ?? NO_REVIEW;
  return { madeAt, firstMadeAt, earlier, validForMs: REVIEW_LASTS_MS };
}

export function recordsOfThisChain(engine: Engine): Records {
  const { entries, unread } = readJournal(engine);
  return { entries: entries.filter(isOfThisChain), unread };
}

export function assertReviewSubmittable(engine: Engine, { key, review }: Intent): void {
  assertSubmittable(engine, key, { ...NO_REVIEW, ...review }, recordsOfThisChain(engine).entries);
}
