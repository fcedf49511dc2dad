import { FaqScreen } from '@/features/content';
import { PRINTED_TOPICS } from '@/server/page-data/questions';
import { renderScreen } from '../../support/render';

const detailsOf = (id: string) => document.getElementById(id);

afterEach(() => history.replaceState(null, '', '/'));

test('a URL with the id of a question opens only that question', () => {
  history.replaceState(null, '', '/faq#lost-wallet');
  renderScreen(<FaqScreen topics={PRINTED_TOPICS} />, { pathname: '/faq' });
  expect(detailsOf('lost-wallet')).toHaveAttribute('open');
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);
});

test('a malformed URL opens no question and causes no error', () => {
  history.replaceState(null, '', '/faq#%E0%A4%A');
  renderScreen(<FaqScreen topics={PRINTED_TOPICS} />, { pathname: '/faq' });
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});
