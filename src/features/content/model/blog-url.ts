import type { BlogFilter } from '@/api/endpoints/blog/list';
import type { NextRouter } from 'next/router';
import { urlField } from './url-field';

export const BLOG = '/about-us/blog';
export const BLOG_LIST_ID = 'articles';

const MAX_SEARCH_LENGTH = 200;

export function filterFrom(router: Pick<NextRouter, 'isReady' | 'query'>): BlogFilter | null {
  if (!router.isReady) return null;
  const text = (name: string) => urlField(router, name)?.trim() ?? '';
  const page = /^[1-9]\d{0,4}$/.test(text('page')) ? Number(text('page')) : 1;
  return {
    page,
    search: text('search').slice(0, MAX_SEARCH_LENGTH) || undefined,
    tag: text('category').slice(0, 100) || undefined,
  };
}

export function blogUrl({ page = 1, search, tag }: BlogFilter): string {
  const fields = { search, category: tag, page: page > 1 ? String(page) : undefined };
  const query = new URLSearchParams(Object.entries(fields).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  return `${BLOG}${query.size > 0 ? `?${query.toString()}` : ''}`;
}

export const toList = (filter: BlogFilter): string => `${blogUrl(filter)}#${BLOG_LIST_ID}`;

export const subjectId = (category: string): string => `on-${category.replace(/[^a-z0-9]+/gi, '-') || 'more'}`;

export const isUnfiltered = ({ page = 1, search, tag }: BlogFilter): boolean => page === 1 && !search && !tag;
