import { marksIn, takeAway } from '../../../scripts/guards/take-away';

const without = (text: string, becomes: string | null = null) =>
  takeAway(text, 'it', becomes).replaceAll(/\s+/g, ' ').trim();

it.each([
  ['a statement', 'before();\n// guard: it\nif (a) throw b;\nafter();', 'before(); // guard: it after();'],
  ['a statement that stands alone behind a condition', 'if (a) /* guard: it */ b();', 'if (a) /* guard: it */ {}'],
  ['the first condition of a chain', 'x = /* guard: it */ a === 1 && b || c;', 'x = /* guard: it */ b || c;'],
  ['a condition in the middle', 'x = a && /* guard: it */ b.c(d) && e;', 'x = a && e;'],
  ['the last condition', 'x = a || /* guard: it */ !b;', 'x = a;'],
  [
    'an element of a list',
    'const list = [\n  a,\n  // guard: it\n  b,\n  c,\n];',
    'const list = [ a, // guard: it c, ];',
  ],
  ['a property', 'f({ a, /* guard: it */ b: 1 });', 'f({ a, /* guard: it */ });'],
  ['an argument', 'f(/* guard: it */ a, b);', 'f(/* guard: it */ b);'],
])('takes away %s', (_what, text, left) => {
  expect(without(text)).toBe(left);
});

it('puts something else in its place', () => {
  expect(without('x = y > /* guard: it */ a - 1;', 'a')).toBe('x = y > /* guard: it */ a;');
  expect(without('x = y /* guard: it */ > 1;', '>=')).toBe('x = y /* guard: it */ >= 1;');
  expect(without('x = /* guard: it */ a ? b : c;', 'b')).toBe('x = /* guard: it */ b;');
});

it('finds it however the code is set out', () => {
  expect(without('x =\n  a &&\n  /* guard: it */\n  b;')).toBe('x = a;');
});

it('takes nothing away that it cannot find, finds twice, or cannot leave out', () => {
  expect(() => takeAway('a();', 'it', null)).toThrow('nowhere');
  expect(() => takeAway('// guard: it\na();\n// guard: it\nb();', 'it', null)).toThrow('more than once');
  expect(() => takeAway('x = /* guard: it */ a;', 'it', null)).toThrow('say what it becomes');
  expect(() => takeAway('// guard: it\n', 'it', null)).toThrow('Nothing begins');
});

it('knows every mark of a text', () => {
  expect(marksIn('// guard: one-of-two\na(/* guard: the-other */ b);')).toEqual(['one-of-two', 'the-other']);
});
