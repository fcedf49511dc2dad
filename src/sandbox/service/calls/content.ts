import {
  contactUs,
  getBankOverview,
  getBlogList,
  getFaqs,
  getStatic,
  getStaticList,
  getTeam,
  userSubscribe,
  viewBlog,
} from '@/api/contract';
import { bankOverview } from '../domain/bank';
import { articleBySlug, articlesFor, faqsFor, managedPages, pageBySlug, teamMembers } from '../domain/content';
import { askForNews, takeLetter } from '../domain/letters';
import { pageFrom } from '../domain/lists';
import { openTo, type Entry } from '../entry';

export const CONTENT_CALLS: readonly Entry[] = [
  openTo(getFaqs, (request) => pageFrom(faqsFor(request), { limit: 100, ...request })),
  openTo(getStaticList, () => pageFrom(managedPages(), { limit: 100 })),
  openTo(getStatic, ({ slug }) => pageBySlug(slug)),
  openTo(getTeam, () => ({ docs: teamMembers() })),
  openTo(getBlogList, (request) => pageFrom(articlesFor(request), request)),
  openTo(viewBlog, ({ slug }) => articleBySlug(slug)),
  openTo(getBankOverview, (_request, { state, now }) => bankOverview(now, state.seededAt)),
  openTo(contactUs, (letter, { state, now }) => takeLetter(state, letter, now)),
  openTo(userSubscribe, ({ email }, { state, now }) => askForNews(state, email, now)),
];
