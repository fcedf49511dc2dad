import { act, screen, within } from '@testing-library/react';
import { beforePaintScript } from '@/config/before-paint';
import { STORAGE_KEYS } from '@/config/product';
import { REPOSITORY_FIGURES } from '@/domain/site-figures';
import { CampaignDetailsScreen, SignupScreen } from '@/features/content';
import { sessionStore } from '@/session/store';
import { renderAt } from '../../support/address-bar';
import { at, foot, header } from '../../support/frame';
import { useServer } from '../../support/service';
import { leave, startAs } from '../../support/start-as';

useServer();

const onCampaign = () =>
  renderAt('/campaign-details', <CampaignDetailsScreen figures={REPOSITORY_FIGURES} />, {
    pathname: '/campaign-details',
  });
const readOn = () =>
  within(screen.getByRole('navigation', { name: 'Read on' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const isHeldBack = () => 'member' in document.documentElement.dataset;

afterEach(() => {
  act(leave);
  delete document.documentElement.dataset.member;
});

test('a visitor is led to the sign-up before a purchase', () => {
  onCampaign();
  expect(screen.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/auth/signup');
  expect(readOn()).toContain('/auth/signup');
});

test('an investor is led to a purchase, and never to the sign-up', async () => {
  await startAs('Amelia');
  onCampaign();
  expect(screen.getAllByRole('link', { name: 'Buy shares' })).toHaveLength(2);
  expect(readOn()).toContain('/buy-shares');
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).not.toContain('/auth/signup');
});

test('an investor who opens the sign-up page is informed of the existing account', async () => {
  await startAs('Amelia');
  renderAt('/auth/signup', <SignupScreen />, { pathname: '/auth/signup' });
  const links = screen.getAllByRole('link', { name: 'Go to your overview' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/dashboard', '/dashboard']);
});

test('a visitor’s links are hidden before the first paint only when a session is stored', () => {
  new Function(beforePaintScript)();
  expect(isHeldBack()).toBe(false);
  localStorage.setItem(STORAGE_KEYS.token, 'a token');
  new Function(beforePaintScript)();
  expect(isHeldBack()).toBe(true);
  localStorage.removeItem(STORAGE_KEYS.token);
});

test('a visitor’s links appear as soon as no login is found', () => {
  document.documentElement.dataset.member = '';
  sessionStore.set({ state: 'restoring' });
  at('/price');
  expect(isHeldBack()).toBe(true);
  act(() => sessionStore.set({ state: 'anonymous' }));
  expect(isHeldBack()).toBe(false);
  expect(header().getByRole('link', { name: 'Log in' })).toBeInTheDocument();
});

test('a visitor’s links stay hidden for an investor', async () => {
  await startAs('Amelia');
  at('/price');
  await foot();
  expect(isHeldBack()).toBe(true);
});
