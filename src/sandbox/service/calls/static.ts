import { getFaqs, getStatic, getStaticList } from '@/api/contract';
import { faqsFor, managedPages, pageBySlug } from '../domain/content';
import { pageFrom } from '../domain/lists';
import { openTo, type Entry } from '../entry';

export const STATIC_CALLS: readonly Entry[] = [
  openTo(getFaqs, (request) => pageFrom(faqsFor(request), { limit: 100, ...request })),
  openTo(getStaticList, () => pageFrom(managedPages(), { limit: 100 })),
  openTo(getStatic, ({ slug }) => pageBySlug(slug)),
];
