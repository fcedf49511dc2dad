import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { queryClient } from '@/api/query-client';
import { HelpScreen } from '@/features/content';
import { gatherTexts } from '@/server/page-data/search/texts';
import { renderAt } from '../../support/address-bar';
import { withoutRetries } from '../../support/render';
import { useServerEnv } from '../../support/server-env';
import { server, startBackend, useServer } from '../../support/service';

useServer();
useServerEnv();
withoutRetries();

const serveTexts = () =>
  server.use(
    http.get('*/api/search-texts', async () => HttpResponse.json(await gatherTexts({ texts: [], isComplete: true }))),
  );
const serveHealth = (status: string, code = 200) =>
  server.use(http.get('*/api/health', () => HttpResponse.json({ status }, { status: code })));

beforeEach(async () => {
  await startBackend();
  serveTexts();
  serveHealth('ok');
});
afterEach(() => queryClient.clear());

const open = (address = '/help') => renderAt(address, <HelpScreen />, { pathname: '/help' });
const field = () => screen.getByRole('searchbox', { name: 'Search help, questions, news and every page' });
/** Queries only the list, because role queries on a page of this length take seconds. */
const placeNamed = async (name: RegExp) =>
  within(await screen.findByRole('list', { name: 'Found' })).findByRole('link', { name });
const ask = async (user: UserEvent, words: string) => {
  await user.clear(field());
  await user.click(field());
  await user.paste(words);
};

test('questions, articles and managed pages are found while typing, and link to their place', async () => {
  const { user, visited } = open();
  await ask(user, 'complaint');
  expect(await placeNamed(/^How to complain/)).toHaveAttribute('href', '/static/complaints#part-how-to-complain');
  await ask(user, 'lost wallet');
  const question = await placeNamed(/^I have lost my wallet/);
  expect(question).toHaveAttribute('href', '/faq#lost-wallet');
  expect(within(question).getAllByText('wallet', { selector: 'mark' }).length).toBeGreaterThan(0);
  await ask(user, 'counting hall certificate');
  expect(await placeNamed(/^How to read your certificate/)).toHaveAttribute(
    'href',
    '/blog/shares/reading-your-certificate',
  );
  await waitFor(() => expect(visited.at(-1)).toBe('/help?q=counting+hall+certificate'));
});

test('arrow keys move from the field through the results and back', async () => {
  const { user } = open('/help?q=next+dividend');
  const first = await placeNamed(/^When is the next dividend/);
  await user.click(field());
  await user.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(field()).toHaveFocus();
});

test('a search without results says so', async () => {
  open('/help?q=zeppelinfahrt');
  expect(await screen.findByText(/We found nothing for “zeppelinfahrt”/)).toBeVisible();
});

test('missing texts are reported with a retry, and the typed text stays', async () => {
  server.use(http.get('*/api/search-texts', () => new HttpResponse('', { status: 500 })));
  const { user } = open();
  await ask(user, 'fees');
  const alert = await screen.findByRole('alert');
  serveTexts();
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await placeNamed(/^Fees.*Fees$/)).toHaveAttribute('href', '/static/fees');
  expect(field()).toHaveValue('fees');
});

test('while the service is unavailable, the search reports that some pages could not be loaded', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server.use(http.get('*/api/v1/*', () => new HttpResponse('', { status: 502 })));
  open('/help?q=fees');
  expect(await screen.findByText(/Some pages could not be loaded/)).toBeVisible();
  jest.restoreAllMocks();
});

test.each([
  ['ok', 200, 'This site is working.'],
  ['starting', 503, 'This site has just started.'],
  ['stopping', 503, 'This site is being updated.'],
])('the status of the site is described: %s', async (status, code, words) => {
  serveHealth(status, code);
  open();
  expect(await screen.findByText(words)).toBeVisible();
});

test('a site that does not answer is described as unavailable', async () => {
  server.use(http.get('*/api/health', () => HttpResponse.error()));
  open();
  expect(await screen.findByRole('alert')).toBeVisible();
});
