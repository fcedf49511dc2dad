import { accessOf, menuOf, type Menu, type MenuItem } from '@/config/routes';

const SECTIONS: readonly Menu[] = ['staking', 'activity'];

export const tabsOf = (pathname: string): MenuItem[] =>
  SECTIONS.map(menuOf).find((tabs) => tabs.some(({ path }) => path === pathname)) ?? [];

export function currentOf(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  return tabsOf(pathname)[0]?.path === path ? 'true' : undefined;
}

export const isBankPage = (pathname: string): boolean =>
  accessOf(pathname) === 'public' && !pathname.startsWith('/auth/');
