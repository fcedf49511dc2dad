import { EDITION_CHANGES, type EditionChange } from '@/config/edition-changes';
import { EDITIONS, type Edition } from '@/config/editions';
import { PRIVACY } from './privacy-policy';
import { RISKS } from './risk-disclosure';
import { ACCESSIBILITY, COMPLAINTS, COOKIES, FEES } from './smaller-pages';
import { TERMS } from './term-condition';

export type SourcePage = {
  slug: string;
  title: string;
  version: string;
  effective: string;
  content: string;
  changes?: readonly EditionChange[];
};

const legal = (slug: keyof typeof EDITIONS, content: string): SourcePage => {
  const { title, version, effective }: Edition = EDITIONS[slug];
  return { slug, title, version, effective: effective.iso, content, changes: EDITION_CHANGES[slug] };
};

export const PAGES: readonly SourcePage[] = [
  legal('term-condition', TERMS),
  legal('privacy-policy', PRIVACY),
  legal('risk-disclosure', RISKS),
  { slug: 'cookie-notice', title: 'Cookies', version: '1.3', effective: '2026-11-20', content: COOKIES },
  { slug: 'complaints', title: 'Complaints procedure', version: '1.1', effective: '2026-03-02', content: COMPLAINTS },
  { slug: 'fees', title: 'Fees', version: '1.0', effective: '2026-03-02', content: FEES },
  { slug: 'accessibility', title: 'Accessibility', version: '1.3', effective: '2026-09-01', content: ACCESSIBILITY },
];
