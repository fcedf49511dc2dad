import fc from 'fast-check';
import { internalPath } from '@/utils/link-target';

test.each(['/', '/dashboard', '/buy-shares?amount=5#top', '/a%2F/b', '/dash board'])(
  'the path %s is internal',
  (path) => {
    const inside = internalPath(path);
    expect(inside).not.toBeNull();
    expect(new URL(inside!, 'https://fnx.example').origin).toBe('https://fnx.example');
  },
);

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  ' //evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/x/..//evil.example',
  '/%2e//evil.example',
  'evil.example',
  '',
  '?next=//evil.example',
  '/' + 'a'.repeat(3_000),
];

test.each(HOSTILE)('%j does not lead to another site', (path) => {
  const inside = internalPath(path);
  if (inside !== null) expect(new URL(inside, 'https://fnx.example').origin).toBe('https://fnx.example');
  else expect(inside).toBeNull();
});

test.each([null, undefined, 5, {}, ['/']])('%j is not a path', (value) => expect(internalPath(value)).toBeNull());

test('no text leads to another origin, however the browser interprets it', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('/', '\\', '//', '.', '..', '@', ':', '\t', '\n', '%2f', 'evil.example'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const inside = internalPath(pieces.join(''));
      if (inside === null) return;
      expect(new URL(inside, 'https://fnx.example').origin).toBe('https://fnx.example');
    }),
    { numRuns: 20_000 },
  );
});
