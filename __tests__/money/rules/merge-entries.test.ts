import { enteredHashesOf } from '@/tx/journal/entered';
import { mergeEntries } from '@/tx/journal/merge';
import { ELSE, OURS, SPED_UP, asked, sent } from '../../support/money/attempt';

const ended = asked({ hash: SPED_UP, status: 'succeeded' });

it.each([
  ['what storage has, where this page has nothing', asked(), undefined, 'written'],
  ['a hash of another tab', sent(), asked({ saidUnsentAt: 1 }), 'written'],
  ['an end of another tab', sent({ status: 'succeeded' }), sent(), 'written'],
  ['an end of another tab, other than reviewed', sent({ status: 'altered' }), sent(), 'written'],
  ['what this page has noted, where neither has a hash', asked(), asked({ saidUnsentAt: 1 }), 'here'],
  ['what this page has found, where storage has no hash', asked(), sent({ hash: SPED_UP, found: true }), 'here'],
  ['an end of another tab, under another hash', ended, sent(), 'written'],
  [
    'the wallet’s own answer, where another tab has ended it by what it had found',
    { ...ended, found: true },
    sent(),
    'here',
  ],
  ['an end by what both have found', { ...ended, found: true }, sent({ found: true }), 'written'],
  ['an end by what was found, where this page has no hash', { ...ended, found: true }, asked(), 'written'],
  ['an end by what was found, which the wallet gave', { ...ended, hash: OURS, found: true }, sent(), 'written'],
  [
    'the wallet’s own answer in another tab, where this page has only found something',
    sent(),
    sent({ hash: SPED_UP, found: true }),
    'written',
  ],
  [
    'what this page has found since another tab has',
    sent({ found: true }),
    sent({ hash: SPED_UP, found: true }),
    'here',
  ],
  [
    'what this page has found in place of the wallet’s own answer',
    sent(),
    sent({ hash: SPED_UP, found: true, given: OURS }),
    'here',
  ],
  ['what this page has seen last', sent(), sent({ report: 'taken' }), 'here'],
] as const)('%s wins the merge', (_what, written, here, winner) => {
  expect(mergeEntries(written, here)).toBe(winner === 'here' ? here : written);
});

it.each([
  ['the entry of this page', asked(), sent({ report: 'taken' })],
  ['the entry of another tab', sent(), asked()],
] as const)('hashes that two tabs have entered are both kept when %s wins the merge', (_what, written, here) => {
  const merged = mergeEntries({ ...written, claimed: OURS }, { ...here, claimed: SPED_UP, claimedBefore: [ELSE] });
  expect(new Set(enteredHashesOf(merged))).toEqual(new Set([OURS, SPED_UP, ELSE]));
});
