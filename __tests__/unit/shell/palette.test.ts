import { ROUTES } from '@/config/routes';
import type { Entry } from '@/shell/palette/model/entry';
import { lookupOf } from '@/shell/palette/model/found-entries';
import { matching, rankOf, unsearched } from '@/shell/palette/model/match';
import { pagesFor } from '@/shell/palette/model/pages';
import { questionEntries } from '@/shell/palette/model/questions';
import { keepRecent, readRecent } from '@/shell/palette/model/recent';

const entry = (name: string, change: Partial<Entry> = {}): Entry => ({
  id: name,
  group: 'Pages',
  name,
  does: { go: '/' },
  ...change,
});
const hrefsOf = (entries: readonly Entry[]) => entries.map(({ does }) => ('go' in does ? does.go : ''));

describe('pages', () => {
  const member = hrefsOf(pagesFor(true));
  const visitor = hrefsOf(pagesFor(false));

  it('are those of the route table that the user may open', () => {
    const access = new Map(ROUTES.map((route) => [route.path, route.access]));
    expect(member.map((path) => access.get(path))).not.toContain('guest');
    expect(visitor.map((path) => access.get(path))).not.toContain('private');
    expect(visitor).toEqual(expect.arrayContaining(['/', '/auth/login', '/auth/signup', '/faq']));
  });

  it('omit only steps of a flow, alternative URLs, patterns and error pages', () => {
    const listed = new Set([...member, ...visitor]);
    const rest = ROUTES.map(({ path }) => path).filter((path) => !listed.has(path) && !path.includes('['));
    expect(rest).toEqual([
      '/static/about',
      '/about-us/fnxization',
      '/about-us/how-different',
      '/about-us/how-work',
      '/400',
      '/404',
      '/500',
      '/auth/create-account',
      '/auth/otp-verify',
      '/auth/otp',
      '/auth/verify-otp',
      '/auth/forgot-verify',
      '/auth/reset-password',
      '/auth/reset',
      '/__design',
    ]);
  });

  it('include every page of an investor', () => {
    const own = ROUTES.filter(({ access }) => access === 'private').map(({ path }) => path);
    expect(member).toEqual(expect.arrayContaining(own));
  });
});

describe('the search', () => {
  it('ranks a match higher the closer the text is to the name', () => {
    const wallet = entry('Wallet', { keywords: 'balance address' });
    expect(rankOf(wallet, 'wallet')).toBe(0);
    expect(rankOf(wallet, 'Wall')).toBe(1);
    expect(rankOf(entry('Copy wallet address'), 'addr copy')).toBe(2);
    expect(rankOf(wallet, 'balance')).toBe(3);
    expect(rankOf(wallet, 'alance')).toBeNull();
    expect(rankOf(wallet, 'wallet swap')).toBeNull();
    expect(rankOf(wallet, ' ?! ')).toBeNull();
  });

  it('ignores accents and case', () => expect(rankOf(entry('Élan'), 'elan')).toBe(0));

  it('puts the group with the best match first', () => {
    const entries = [
      entry('Rewards', { keywords: 'staking' }),
      entry('Staking'),
      entry('Stake?', { group: 'Questions' }),
    ];
    const found = matching(entries, 'stak').map(({ name, entries: of }) => [name, of.map((one) => one.name)]);
    expect(found).toEqual([
      ['Pages', ['Staking', 'Rewards']],
      ['Questions', ['Stake?']],
    ]);
  });

  it('shows the last used entries first, each once, and no other questions before typing', () => {
    const entries = [entry('A'), entry('B'), entry('C', { group: 'Questions' }), entry('D', { group: 'Questions' })];
    const shown = unsearched(entries, ['C', 'B', 'gone']);
    expect(shown.map(({ name, entries: of }) => [name, of.map((one) => one.name)])).toEqual([
      ['Recent', ['C', 'B']],
      ['Pages', ['A']],
    ]);
  });
});

describe('the lookup in the account', () => {
  const HASH = `0x${'ab'.repeat(32)}`;
  it.each([
    [HASH, { kind: 'hash', text: HASH }],
    [` https://explorer.example/tx/${HASH.toUpperCase().replace('0X', '0x')} `, { kind: 'hash', text: HASH }],
    ['FNX-10001', { kind: 'order', text: 'FNX-10001' }],
    ['fnx 10001', { kind: 'order', text: 'fnx-10001' }],
    ['10001', { kind: 'order', text: '10001' }],
    ['wallet', null],
    ['0x12', null],
    ['', null],
  ])('for the text %s is %j', (typed, lookup) => expect(lookupOf(typed)).toEqual(lookup));
});

describe('the questions of the search', () => {
  it('are the page’s own until the service answers, each with its anchor', () => {
    const printed = questionEntries(undefined);
    expect(printed).toHaveLength(30);
    expect(hrefsOf(printed)).toContain('/faq#need-bnb');
    expect(questionEntries([])).toEqual(printed);
  });

  it('are the service’s after it has answered, and a question that is not on the page links to the page’s start', () => {
    const base = { category: 'x', order: 1 };
    const entries = questionEntries([
      { ...base, _id: 'need-bnb', question: 'Why BNB?', answer: 'A <a href="/x">fee</a>.' },
      { ...base, _id: 'new', question: 'New?', answer: 'Yes.' },
    ]);
    expect(hrefsOf(entries)).toEqual(['/faq#need-bnb', '/faq']);
    expect(entries[0]).toMatchObject({ name: 'Why BNB?', keywords: expect.not.stringContaining('href') });
  });
});

describe('the last used entries', () => {
  it('are stored, latest first, at most five and each once', () => {
    for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'b']) keepRecent(id);
    expect(readRecent()).toEqual(['b', 'f', 'e', 'd', 'c']);
  });

  it.each(['{', '{"a":1}', 'null', '[1,null]'])('are empty when the storage has %s', (text) => {
    localStorage.setItem('palette_recent', text);
    expect(readRecent()).toEqual([]);
  });
});
