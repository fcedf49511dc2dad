import { screen, within } from '@testing-library/react';
import { MemberLayout } from '@/shell/layouts/member-layout';
import { SiteLayout } from '@/shell/layouts/site-layout';
import type { Layout } from '@/shell/page';
import { NavigationContext, type Navigation } from '@/ui/app-link';
import { renderScreen } from './render';

export const page = <h1>The page</h1>;
const navigation: Navigation = { zone: 'base', go: () => {}, leave: () => {}, warm: () => {} };
const show = (pathname: string, Layout: Layout) =>
  renderScreen(
    <NavigationContext value={navigation}>
      <Layout>{page}</Layout>
    </NavigationContext>,
    { pathname },
  );
export const at = (pathname: string) => show(pathname, SiteLayout);
export const showMemberPage = (pathname: string) => show(pathname, MemberLayout);

export const header = () => within(screen.getByRole('banner'));
/** Without a screen width, the wide navigation is in the page but has no role. */
export const row = () => screen.getByRole('banner').querySelector<HTMLElement>('nav[aria-label=Main]')!;
export const inRow = (text: string) => within(row()).getByText(text);
export const linksOf = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link', { hidden: true })
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
export const foot = async () => {
  const overview = await screen.findByRole('link', { name: 'Overview' });
  return overview.closest('nav')!;
};
