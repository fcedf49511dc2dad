import { menuOf, ROUTES } from '@/config/routes';
import { currentOf, isBankPage, tabsOf } from '@/shell/section';

const names = (menu: Parameters<typeof menuOf>[0]) => menuOf(menu).map(({ name }) => name);

test('the desktop menu has five pages for an investor, and the public pages in groups', () => {
  expect(menuOf('desk')).toEqual([
    { path: '/dashboard', name: 'Overview' },
    { path: '/buy-shares', name: 'Buy shares' },
    { path: '/swap', name: 'Swap' },
    { path: '/staking', name: 'Staking' },
    { path: '/transactions', name: 'Activity' },
  ]);
  expect(names('figures')).toEqual(['Price', 'The bank in figures', 'Campaign']);
  expect(names('read')).toEqual(['News', 'Tokenized shares', 'Documents']);
  expect(names('ask')).toEqual(['Questions', 'Help', 'Contact']);
});

test('the desktop menu has five links for a visitor', () => {
  expect(names('main')).toEqual(['How it works', 'Price', 'The bank', 'Campaign', 'Questions']);
});

test('an investor can reach every private page through a menu or a tab', () => {
  const reached = (['desk', 'staking', 'activity', 'yours', 'account'] as const)
    .flatMap(menuOf)
    .map(({ path }) => path);
  const all = ROUTES.filter(({ access }) => access === 'private').map(({ path }) => path);
  expect(all.filter((path) => !reached.includes(path))).toEqual([]);
});

test('two sections have tabs, and their menu entry is current on each of their pages', () => {
  expect(tabsOf('/rewards').map(({ name }) => name)).toEqual(['Stake', 'Rewards']);
  expect(tabsOf('/transactions').map(({ name }) => name)).toEqual(['Transactions', 'Orders']);
  expect(tabsOf('/dashboard')).toEqual([]);
  expect(currentOf('/staking', '/staking')).toBe('page');
  expect(currentOf('/staking', '/rewards')).toBe('true');
  expect(currentOf('/rewards', '/staking')).toBeUndefined();
  expect(currentOf('/transactions', '/deals')).toBe('true');
});

test.each([
  ['/', true],
  ['/price', true],
  ['/blog/[dugs]/[slug]', true],
  ['/auth/change-password', false],
  ['/dashboard', false],
])('the page %s belongs to the bank’s pages: %s', (path, expected) => expect(isBankPage(path)).toBe(expected));
