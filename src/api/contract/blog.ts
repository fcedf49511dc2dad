import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import { id, isoDate, shortText, slug } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const article = z.object({
  _id: id,
  slug: z.string(),
  category: z.string(),
  title: z.string(),
  excerpt: z.string(),
  image: z.nullish(z.string()),
  tags: z.array(z.string()),
  author: z.string(),
  publishedAt: isoDate,
  minutes: z.number(),
});

export const getBlogList = defineCall(
  'GET',
  'blog/getblogMediaList',
  z.object({ ...pagingFields, search: listFields.search, tag: z.optional(shortText) }),
  pageOf(article),
  PUBLIC,
);

export const viewBlog = defineCall(
  'GET',
  'blog/viewBlog',
  z.object({ slug }),
  z.extend(article, { content: z.string(), related: z.array(article) }),
  PUBLIC,
);

export type Article = z.infer<typeof article>;
