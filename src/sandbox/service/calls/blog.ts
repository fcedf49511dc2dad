import { getBlogList, viewBlog } from '@/api/contract';
import { articleBySlug, articlesFor } from '../domain/content';
import { pageFrom } from '../domain/lists';
import { openTo, type Entry } from '../entry';

export const BLOG_CALLS: readonly Entry[] = [
  openTo(getBlogList, (request) => pageFrom(articlesFor(request), request)),
  openTo(viewBlog, ({ slug }) => articleBySlug(slug)),
];
