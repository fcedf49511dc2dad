import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import {
  id,
  isoDate,
  country,
  listOf,
  nothing,
  richText,
  sentence,
  shortText,
  slug,
  title,
  nullable,
  optional,
  optionalText,
} from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const faq = z.object({
  _id: id,
  question: sentence,
  answer: richText,
  category: optionalText,
  order: z.catch(z.number(), 0),
});

export const getFaqs = defineCall(
  'GET',
  'static/faqListUser',
  z.object({ ...pagingFields, search: listFields.search, category: z.optional(shortText) }),
  pageOf(faq, 100),
  PUBLIC,
);

const managedPage = {
  slug: title,
  title,
  version: title,
  effectiveDate: nullable(isoDate),
  updatedAt: nullable(isoDate),
};

export const getStaticList = defineCall(
  'GET',
  'static/staticList',
  nothing,
  pageOf(z.object(managedPage), 1_000),
  PUBLIC,
);

const change = z.object({ version: title, effectiveDate: isoDate, points: listOf(sentence, 50) });

/**
 * `changes` lists what each version changed, newest first. `content` is rich text and must be sanitized before it is
 * shown. `servedCountries` comes with the terms, so that a visitor from another country learns this before signing up.
 * A service may omit `changes` and `servedCountries`.
 */
export const getStatic = defineCall(
  'GET',
  'static/getStatic',
  z.object({ slug }),
  z.object({
    ...managedPage,
    content: richText,
    changes: z.nullish(listOf(change, 100)),
    servedCountries: optional(listOf(country, 300)),
  }),
  PUBLIC,
);

export type LegalChange = z.infer<typeof change>;
export type Faq = z.infer<typeof faq>;
