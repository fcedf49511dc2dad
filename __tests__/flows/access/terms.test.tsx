import { act, screen, waitFor, within } from '@testing-library/react';
import Cookies from 'js-cookie';
import { http, HttpResponse } from 'msw';
import { EDITION_CHANGES } from '@/config/edition-changes';
import { PrivacyPolicyScreen, RiskDisclosureScreen, TermConditionScreen } from '@/features/content';
import { COOKIES, STORAGE_KEYS } from '@/config/product';
import { endSession, restoreSession } from '@/session/session';
import { rememberedTerms, rememberTerms } from '@/session/terms';
import { legalTextProps } from '@/server/page-data/legal-text';
import { fillStorage, freeStorage } from '../../support/full-storage';
import { renderScreen, withoutRetries } from '../../support/render';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer } from '../../support/service';
import { breakCall, leave, mendCall, startAs } from '../../support/start-as';

useServer();
withoutRetries();
beforeEach(() => leave());
afterEach(() => {
  act(leave);
  localStorage.clear();
});

const openTerms = () =>
  renderScreen(<TermConditionScreen changes={EDITION_CHANGES['term-condition']} />, {
    pathname: '/static/term-condition',
  });
const ACCEPT = { name: 'Accept version 3.0' };
const cookie = () => JSON.parse(Cookies.get('AcceptTerm&Condition') ?? 'null');

test('a visitor accepts the terms on the page, cookie and storage keep version and date, and a logout removes only the cookie', async () => {
  await startBackend();
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByText(/You accepted version 3.0/)).toBeVisible();
  const kept = JSON.parse(localStorage.getItem('tAndC') ?? 'null');
  expect(kept).toEqual({ version: '3.0', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) });
  expect(cookie()).toEqual(kept);
  act(() => endSession({ tone: 'success', message: 'Bye' }));
  expect(cookie()).toBeNull();
  expect(rememberedTerms()).toEqual(kept);
});

test('a visitor who accepted an older version must accept the current one, whose changes are on the page', async () => {
  await startBackend();
  rememberTerms('2.4');
  openTerms();
  expect(await screen.findByText(/You accepted version 2.4/)).toBeVisible();
  expect(screen.getByRole('button', ACCEPT)).toBeVisible();
  expect(
    screen.getByText(/^You may withdraw from a purchase of new shares within fourteen days from delivery\.$/),
  ).toBeVisible();
});

test.each(['true', '{"version":3}', '[]', '{"version":"3.0"}'])(
  'an acceptance that is stored as %s does not count',
  (text) => {
    localStorage.setItem('tAndC', text);
    expect(rememberedTerms()).toBeNull();
  },
);

test('full storage is reported when the terms are accepted', async () => {
  await startBackend();
  fillStorage();
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByText(/does not store this/)).toBeVisible();
  freeStorage();
  rememberTerms('3.0');
});

test('an investor accepts the terms for the account, and a failed try changes nothing', async () => {
  const backend = await startAs('Amelia');
  const account = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
  account.termsAcceptedVersion = '2.4';
  breakCall('user/settings');
  const { user } = openTerms();
  await user.click(await screen.findByRole('button', ACCEPT));
  expect(await screen.findByRole('alert')).toHaveTextContent('FNX could not be reached.');
  expect(rememberedTerms()).toBeNull();
  mendCall('user/settings', backend);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/we have it on record/)).toBeVisible();
  expect(account.termsAcceptedVersion).toBe('3.0');
  await waitFor(() => expect(rememberedTerms()?.version).toBe('3.0'));
});

describe('the legal pages with texts from the service', () => {
  useServerEnv();

  const published = (data: object) =>
    server.use(
      http.get('*/api/v1/static/getStatic', ({ request }) => {
        const slug = new URL(request.url).searchParams.get('slug')!;
        const page = { slug, title: 'Terms of the bank', effectiveDate: DAY, updatedAt: DAY, changes: null };
        return HttpResponse.json({ status: 200, message: 'Success', data: { ...page, ...data } });
      }),
    );
  const DAY = '2026-11-01T00:00:00.000Z';
  const OWN = { version: '7.1', content: '<p>Opening.</p><h2>Fees</h2><p>None at all.</p><h2>Moon</h2><p>No.</p>' };
  const propsOf = async (slug: 'term-condition' | 'privacy-policy' | 'risk-disclosure') =>
    (await legalTextProps(slug)()).props;

  test('show the service’s text and version, and accept that version', async () => {
    const backend = await startAs('Amelia');
    const account = backend.service.state.accounts.find(({ firstName }) => firstName === 'Amelia')!;
    published(OWN);
    const saved: unknown[] = [];
    server.use(
      http.put('*/api/v1/user/settings', async ({ request }) => {
        saved.push(await request.json());
        return HttpResponse.error();
      }),
    );
    const { user, container } = renderScreen(<TermConditionScreen {...await propsOf('term-condition')} />, {
      pathname: '/static/term-condition',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Terms of the bank');
    expect(screen.getByText('7.1')).toBeVisible();
    expect(screen.getByText('None at all.').closest('section')).toHaveAttribute('id', 'fees');
    expect(container.querySelector('#part-moon')).not.toBeNull();
    expect(screen.queryByText(/Who these terms apply to/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /as a file/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Accept version 7.1' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(account.termsAcceptedVersion).toBe('3.0');
  });

  test('show the repository’s text when the service has none', async () => {
    await startBackend();
    server.use(http.get('*/api/v1/static/getStatic', () => HttpResponse.json({ status: 404, message: 'None' })));
    expect(await propsOf('risk-disclosure')).toEqual({ served: null, changes: EDITION_CHANGES['risk-disclosure'] });
  });

  test.each(['http', 'another text'])('keep the last served page when the answer fails: %s', async (kind) => {
    await startBackend();
    if (kind === 'http') breakCall('static/getStatic');
    else published({ ...OWN, slug: 'fees' });
    await expect(propsOf('privacy-policy')).rejects.toThrow();
  });

  test('show the summary of the risks above the sections', async () => {
    await startBackend();
    const props = await propsOf('risk-disclosure');
    renderScreen(<RiskDisclosureScreen {...props} />, { pathname: '/static/risk-disclosure' });
    const summary = screen.getByRole('complementary', { name: 'In one minute' });
    expect(within(summary).getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByRole('region', { name: /In one minute/ })).not.toBeInTheDocument();
  });

  test('ask an investor to load a newer version instead of accepting an older one', async () => {
    await startAs('Amelia');
    published(OWN);
    openTerms();
    expect(await screen.findByText(/Version 7.1 is in force/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Accept/ })).not.toBeInTheDocument();
    renderScreen(<RiskDisclosureScreen />, { pathname: '/static/risk-disclosure' });
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Load version 7.1' })).toHaveLength(2));
  });
});

const IN_TAB: ReadonlySet<string> = new Set([
  ...['purchase', 'sending', 'staking', 'submitted', 'swap', 'twoFactor', 'deactivation', 'walletChange', 'draftsOf'],
  ...['forgotten', 'signUp', 'emailAtLogin', 'emailAtSignUp'],
]);

test('the privacy page names each cookie and each entry of the browser’s storage', () => {
  restoreSession();
  renderScreen(<PrivacyPolicyScreen />, { pathname: '/static/privacy-policy' });
  const names = Object.entries(STORAGE_KEYS).flatMap(([key, name]) => (IN_TAB.has(key) ? [] : [name]));
  for (const name of Object.values(COOKIES)) expect(screen.getByText(`Cookie ${name}`)).toBeVisible();
  for (const name of names) expect(screen.getByText(name)).toBeVisible();
});
