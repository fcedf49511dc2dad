import * as z from 'zod/mini';
import { defineCall } from './shared/call';
import { listFields, pageOf, pagingFields } from './shared/lists';
import {
  id,
  isoDate,
  link,
  maybeTold,
  richText,
  shortText,
  slug,
  title,
  told,
  toldList,
  toldText,
} from './shared/scalars';

const PUBLIC = { access: 'public' } as const;

export const article = z.object({
  _id: id,
  slug: title,
  category: toldText,
  title,
  excerpt: toldText,
  image: maybeTold(link),
  tags: toldList(title, 100),
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
  z.extend(article, { content: richText, related: toldList(article, 100) }),
  PUBLIC,
);

export type Article = z.infer<typeof article>;
