import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import { id, isoDate, maybeTold, shortText, slug, told, toldList, toldText } from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const article = z.object({
  _id: id,
  slug: z.string(),
  category: toldText,
  title: z.string(),
  excerpt: toldText,
  image: maybeTold(z.string()),
  tags: toldList(z.string()),
  author: toldText,
  publishedAt: told(isoDate),
  minutes: told(z.number()),
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
  z.extend(article, { content: z.string(), related: toldList(article) }),
  PUBLIC,
);

export type Article = z.infer<typeof article>;
