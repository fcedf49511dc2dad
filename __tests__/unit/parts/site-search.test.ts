import { excerptOf, piecesOf, siteSearch } from '@/parts/site-search';

const text = (path: string, title: string, words: string) => ({ path, page: 'Help', title, text: words });
const TEXTS = [
  text('/help#wallet', 'Wallet', 'A lost wallet that holds shares is replaced in thirty days.'),
  text('/help#login', 'Log in', 'Paste codes as they come; spaces do no harm.'),
  text('/static/fees', 'Fees', 'The network takes a fee in BNB for each transaction. Zürich is not named.'),
  text('/faq#dividend', 'When is the next dividend?', 'No one knows. The meeting decides.'),
];
const search = siteSearch(TEXTS);
const pathsFor = (typed: string) => search(typed).map(({ path }) => path);

test.each([
  ['the beginning of a word', 'transac', '/static/fees'],
  ['a typing mistake', 'dividnd', '/faq#dividend'],
  ['other case and accents', 'ZURICH', '/static/fees'],
  ['several words of one place', 'lost wallet thirty', '/help#wallet'],
])('a section is found by %s', (_what, typed, path) => expect(pathsFor(typed)[0]).toBe(path));

test('a section with all words comes first, and hides the sections with one of them', () => {
  expect(pathsFor('network fee')).toEqual(['/static/fees']);
});

test('a section with one of the words is found when no section has all of them', () => {
  expect(pathsFor('wallet codes')).toEqual(expect.arrayContaining(['/help#wallet', '/help#login']));
});

test.each(['', '   ', '?!', 'zzzzzz'])('nothing is found for %j', (typed) => expect(search(typed)).toEqual([]));

test('a match in a title ranks above a match in the text', () => {
  const both = siteSearch([text('/a', 'Other', 'About staking.'), text('/b', 'Staking', 'About something.')]);
  expect(both('staking')[0]?.path).toBe('/b');
});

test('the found words are marked, and nothing else', () => {
  expect(piecesOf('The wallet, your Wallet.', new Set(['wallet']))).toEqual([
    { text: 'The ', isMarked: false },
    { text: 'wallet', isMarked: true },
    { text: ', your ', isMarked: false },
    { text: 'Wallet', isMarked: true },
    { text: '.', isMarked: false },
  ]);
  expect(search('dividnd')[0]?.title.filter(({ isMarked }) => isMarked)).toEqual([
    { text: 'dividend', isMarked: true },
  ]);
});

test('an excerpt is cut between words, around the first that was found', () => {
  const long = `${'before '.repeat(60)}dividend ${'after '.repeat(60)}`.trim();
  const excerpt = excerptOf(long, new Set(['dividend']));
  expect(excerpt).toMatch(/^… (before )+dividend( after)+ …$/);
  expect(excerpt.length).toBeLessThan(220);
  expect(excerptOf('Short.', new Set(['short']))).toBe('Short.');
  expect(excerptOf(long, new Set())).toMatch(/^(before )+…$/);
});
