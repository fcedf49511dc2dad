import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { answerTexts, openPage, openSearch, usePalette } from '../../support/palette';
import { withoutRetries } from '../../support/render';
import { server, startBackend, useServer } from '../../support/service';

useServer();
withoutRetries();
usePalette();
beforeEach(async () => {
  await startBackend();
});

const option = (name: string | RegExp) => screen.findByRole('option', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

test('news and documents are found by their words, and questions only in their own group', async () => {
  answerTexts([
    { path: '/article/bank/no-dividend', page: 'News', title: 'Why there was no dividend in May', text: 'Kept.' },
    { path: '/docs#files', page: 'Documents', title: 'Files', text: 'The articles say who decides on dividends.' },
    { path: '/faq#dividend', page: 'Questions', title: 'When is a dividend paid?', text: 'After the meeting.' },
  ]);
  const { user, visited } = openPage();
  await user.type(await openSearch(), 'dividend');
  const article = await option(/^Why there was no dividend in May/);
  const names = group('On this site').getAllByRole('option');
  expect(names.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/News$/), 'FilesDocuments']);
  await user.click(article);
  expect(visited).toEqual(['/article/bank/no-dividend']);
});

test('news and documents that cannot be searched are reported, and can be searched again', async () => {
  server.use(http.get('*/api/search-texts', () => Response.error()));
  const { user } = openPage();
  await user.type(await openSearch(), 'risk');
  await option('Risks');
  const again = await screen.findByRole('button', { name: 'Try again' }, { timeout: 5_000 });
  expect(screen.getByText(/News and documents could not be searched/)).toBeVisible();
  answerTexts([{ path: '/docs#risk', page: 'Documents', title: 'Risk report', text: 'Figures.' }]);
  await user.click(again);
  expect(await option(/^Risk report/)).toBeVisible();
  expect(screen.queryByText(/could not be searched/)).not.toBeInTheDocument();
});
