import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import {
  id,
  isoDate,
  link,
  optional,
  richText,
  shortText,
  slug,
  title,
  nullable,
  optionalList,
  optionalText,
} from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const article = z.object({
  _id: id,
  slug: title,
  category: optionalText,
  title,
  excerpt: optionalText,
  image: optional(link),
  tags: optionalList(title, 100),
  author: optionalText,
  publishedAt: nullable(isoDate),
  minutes: nullable(z.number()),
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
  z.extend(article, { content: richText, related: optionalList(article, 100) }),
  PUBLIC,
);

export type Article = z.infer<typeof article>;
