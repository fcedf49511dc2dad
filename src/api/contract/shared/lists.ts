import * as z from 'zod/mini';
import { isoDate, listOf, wholeNumber } from './scalars';

const MAX_PAGE_SIZE = 100;
const LAST_PAGE = 1_000_000;

const day = z.union([z.iso.date(), isoDate]);

/**
 * The parameters of every list. A leading minus in `sort` reverses the order. A date without a time in `to` includes
 * that day.
 */
export const listFields = {
  page: z.optional(wholeNumber(1, LAST_PAGE)),
  limit: z.optional(wholeNumber(1, MAX_PAGE_SIZE)),
  search: z.optional(z.string().check(z.maxLength(200))),
  from: z.optional(day),
  to: z.optional(day),
  sort: z.optional(z.string().check(z.regex(/^-?[A-Za-z]{1,40}$/))),
};

export const pagingFields = { page: listFields.page, limit: listFields.limit };

const counts = { total: z.number(), page: z.number(), limit: z.number(), pages: z.number() };

const MAX_DOCS = 200;

export const pageOf = <Item extends z.ZodMiniType>(item: Item, max = MAX_DOCS) =>
  z.object({ docs: listOf(item, max), ...counts });

export type Page<Item> = { docs: Item[]; total: number; page: number; limit: number; pages: number };
