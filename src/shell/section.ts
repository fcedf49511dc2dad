import { accessOf, menuOf, type Menu, type MenuItem } from '@/config/routes';

const SECTIONS: readonly Menu[] = ['staking', 'activity'];

/** The tabs of the section that a page stands in; most pages are a section of their own. */
export const tabsOf = (pathname: string): MenuItem[] =>
  SECTIONS.map(menuOf).find((tabs) => tabs.some(({ path }) => path === pathname)) ?? [];

/** A link is current on its own page, and that of a section on every page of it. */
export function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  return tabsOf(pathname)[0]?.path === path ? 'true' : undefined;
}

/** What an investor comes to read. */
export const isOfTheBank = (pathname: string): boolean =>
  accessOf(pathname) === 'public' && !pathname.startsWith('/auth/');
