import { screen, waitFor, within } from '@testing-library/react';
import { FaqScreen } from '@/features/content';
import { PRINTED_TOPICS } from '@/server/page-data/questions';
import { renderAt } from '../../support/address-bar';

const open = (address = '/faq') => renderAt(address, <FaqScreen topics={PRINTED_TOPICS} />, { pathname: '/faq' });
const field = () => screen.getByRole('searchbox', { name: 'Search the questions' });
const asked = () => [...document.querySelectorAll('details')].map(({ id }) => id);

test('a typed text filters the questions and is kept in the URL', async () => {
  const { user, visited } = open();
  expect(asked()).toHaveLength(30);
  await user.type(field(), 'Lóst wall');
  expect(asked()).toContain('lost-wallet');
  expect(asked().length).toBeLessThan(5);
  expect(screen.getByRole('status')).toHaveTextContent(`${asked().length} of 30 questions`);
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  expect(contents.queryByRole('link', { name: 'Price and amounts' })).toBeNull();
  await waitFor(() => expect(visited.at(-1)).toBe('/faq?q=L%C3%B3st+wall'));
});

test('a URL with a search text shows its results', () => {
  open('/faq?q=dividend');
  expect(field()).toHaveValue('dividend');
  expect(asked()).toContain('dividend');
  expect(asked().length).toBeLessThan(30);
});

test('a result is unfolded while it is the only one, and folded when there are others', async () => {
  const { user } = open('/faq?q=need+bnb');
  expect(asked()).toEqual(['need-bnb']);
  expect(document.getElementById('need-bnb')).toHaveAttribute('open');
  await user.clear(field());
  expect(asked()).toHaveLength(30);
  expect(document.getElementById('need-bnb')).not.toHaveAttribute('open');
});

test('the typed words are highlighted in the questions and their answers', async () => {
  const highlights = new Map<string, Set<Range>>();
  class Highlight extends Set<Range> {
    constructor(...ranges: Range[]) {
      super(ranges);
    }
  }
  Object.assign(globalThis, { CSS: { highlights }, Highlight });
  const marked = () => [...(highlights.get('hits') ?? [])].map(String);
  const { user, unmount } = open('/faq?q=need+bnb');
  await waitFor(() => expect(marked()).toEqual(expect.arrayContaining(['need', 'BNB'])));
  await user.clear(field());
  await waitFor(() => expect(marked()).toEqual([]));
  await user.type(field(), 'divid');
  await waitFor(() => expect(marked()).toContain('divid'));
  unmount();
  expect(highlights.size).toBe(0);
  Object.assign(globalThis, { CSS: undefined, Highlight: undefined });
});

test('a search without results says so, and links to all questions', async () => {
  const { user, visited } = open('/faq?q=zeppelin');
  expect(screen.getByRole('status')).toHaveTextContent('No question contains these words.');
  await user.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(asked()).toHaveLength(30);
  await waitFor(() => expect(visited.at(-1)).toBe('/faq'));
});

test('a question that the URL names is open and has the focus', () => {
  history.replaceState(null, '', '/faq#lost-wallet');
  open();
  const question = document.getElementById('lost-wallet');
  expect(question).toHaveAttribute('open');
  expect(question?.querySelector('summary')).toHaveFocus();
  history.replaceState(null, '', '/');
});

test('each question has a link to copy', async () => {
  const { user } = open('/faq?q=need+bnb');
  const write = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByText('I have USDT. Why do I need BNB as well?'));
  await user.click(screen.getByRole('button', { name: /^Copy link to “I have USDT/ }));
  expect(write).toHaveBeenCalledWith('http://localhost/faq#need-bnb');
});
