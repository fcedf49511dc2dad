import * as z from 'zod/mini';
import { defineCall } from './call';
import { listFields, pageOf, pagingFields } from './lists';
import { id, isoDate, nothing, shortText } from './scalars';

const PUBLIC = { access: 'public' } as const;

const slug = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,99}$/));

export const faq = z.object({
  _id: id,
  question: z.string(),
  answer: z.string(),
  category: z.string(),
  order: z.number(),
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
  effectiveDate: isoDate,
  updatedAt: isoDate,
};

export const getStaticList = defineCall('GET', 'static/staticList', nothing, pageOf(z.object(managedPage)), PUBLIC);

/** `content` is rich text: it passes the sanitiser before it is shown. */
export const getStatic = defineCall(
  'GET',
  'static/getStatic',
  z.object({ slug }),
  z.object({ ...managedPage, content: z.string() }),
  PUBLIC,
);

export const teamMember = z.object({
  _id: id,
  name: z.string(),
  role: z.string(),
  bio: z.string(),
  image: z.nullish(z.string()),
  links: z.array(z.object({ label: z.string(), url: z.string() })),
  group: z.string(),
  order: z.number(),
});

export const getTeam = defineCall('GET', 'team/teamList', nothing, z.object({ docs: z.array(teamMember) }), PUBLIC);

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

export type Faq = z.infer<typeof faq>;
export type TeamMember = z.infer<typeof teamMember>;
export type Article = z.infer<typeof article>;
