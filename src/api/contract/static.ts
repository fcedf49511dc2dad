import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import { id, isoDate, nothing, shortText, slug, told, toldText } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const faq = z.object({
  _id: id,
  question: z.string(),
  answer: z.string(),
  category: toldText,
  order: z.catch(z.number(), 0),
});

export const getFaqs = defineCall(
  'GET',
  'static/faqListUser',
  z.object({ ...pagingFields, search: listFields.search, category: z.optional(shortText) }),
  pageOf(faq),
  PUBLIC,
);

const managedPage = {
  slug: z.string(),
  title: z.string(),
  version: z.string(),
  effectiveDate: told(isoDate),
  updatedAt: told(isoDate),
};

export const getStaticList = defineCall('GET', 'static/staticList', nothing, pageOf(z.object(managedPage)), PUBLIC);

const change = z.object({ version: z.string(), effectiveDate: isoDate, points: z.array(z.string()) });

/** `changes` is newest first: what each version changed against the one before. A service may not tell it. `content` is rich text: it passes the sanitiser before it is shown. */
export const getStatic = defineCall(
  'GET',
  'static/getStatic',
  z.object({ slug }),
  z.object({ ...managedPage, content: z.string(), changes: z.nullish(z.array(change)) }),
  PUBLIC,
);

export type LegalChange = z.infer<typeof change>;
export type Faq = z.infer<typeof faq>;
