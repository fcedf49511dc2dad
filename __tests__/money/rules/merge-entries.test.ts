import { enteredHashesOf } from '@/tx/journal/entered';
import { mergeEntries } from '@/tx/journal/merge';
import { ELSE, HERS, OURS, SPED_UP, STRANGER, asked, sent } from '../../support/money/attempt';

const ended = asked({ hash: SPED_UP, status: 'succeeded' });

it.each([
  ['the stored entry, if this page has none,', asked(), undefined, 'written'],
  ['a hash that another tab wrote', sent(), asked({ declaredUnsentAt: 1 }), 'written'],
  ['an end that another tab wrote', sent({ status: 'succeeded' }), sent(), 'written'],
  ['an altered end that another tab wrote', sent({ status: 'altered' }), sent(), 'written'],
  ['a declaration on this page, if neither has a hash,', asked(), asked({ declaredUnsentAt: 1 }), 'here'],
  [
    'a hash that this page has found, if the stored entry has none,',
    asked(),
    sent({ hash: SPED_UP, found: true }),
    'here',
  ],
  ['an end that another tab wrote with another hash', ended, sent(), 'written'],
  [
    'the wallet’s answer, if another tab has ended the attempt by a found hash,',
    { ...ended, found: true },
    sent(),
    'here',
  ],
  [
    'the wallet’s hash that this page has found to be sped up, if another tab has ended the attempt by a found hash,',
    { ...ended, hash: ELSE, found: true },
    sent({ hash: SPED_UP, found: true, returnedHash: OURS }),
    'here',
  ],
  [
    'an end by a found hash that replaced the wallet’s',
    { ...ended, found: true, returnedHash: OURS },
    sent(),
    'written',
  ],
  ['an end by a hash that both tabs have found', { ...ended, found: true }, sent({ found: true }), 'written'],
  ['an end by a found hash, if this page has no hash,', { ...ended, found: true }, asked(), 'written'],
  ['an end by a found hash that the wallet also returned', { ...ended, hash: OURS, found: true }, sent(), 'written'],
  [
    'the wallet’s answer in another tab, if this page has only found a hash,',
    sent(),
    sent({ hash: SPED_UP, found: true }),
    'written',
  ],
  [
    'the hash that this page has found after another tab',
    sent({ found: true }),
    sent({ hash: SPED_UP, found: true }),
    'here',
  ],
  [
    'the hash that this page has found instead of the wallet’s',
    sent(),
    sent({ hash: SPED_UP, found: true, returnedHash: OURS }),
    'here',
  ],
  ['the latest state that this page has seen', sent(), sent({ reportState: 'taken' }), 'here'],
] as const)('%s wins the merge', (_what, written, here, winner) => {
  expect(mergeEntries(written, here)).toBe(winner === 'here' ? here : written);
});

it.each([
  ['the entry of this page', asked(), sent({ reportState: 'taken' })],
  ['the entry of another tab', sent(), asked()],
] as const)('hashes that two tabs have entered are both kept when %s wins the merge', (_what, written, here) => {
  const merged = mergeEntries(
    { ...written, enteredHash: OURS },
    { ...here, enteredHash: SPED_UP, earlierEnteredHashes: [ELSE] },
  );
  expect(new Set(enteredHashesOf(merged))).toEqual(new Set([OURS, SPED_UP, ELSE]));
});

it('the sender of a hash that another tab has entered is kept when this page wins the merge', () => {
  const seen = [OURS, ELSE].map((hash) => ({ hash, from: STRANGER, nonce: 3 }));
  const written = asked({ enteredHash: OURS, earlierEnteredHashes: [SPED_UP], sightings: seen });
  const own = { hash: SPED_UP, from: HERS, nonce: 4 };
  const merged = mergeEntries(written, asked({ enteredHash: SPED_UP, sightings: [own] }));
  expect(merged.sightings).toEqual([own, seen[0]]);
});

it('a hash that another tab has entered ends this page’s declaration that nothing was sent', () => {
  const merged = mergeEntries(asked({ enteredHash: OURS }), asked({ declaredUnsentAt: 1 }));
  expect(merged).toMatchObject({ enteredHash: OURS, declaredUnsentAt: undefined });
});
