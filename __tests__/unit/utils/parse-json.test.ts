import { parseJson } from '@/utils/parse-json';

const HALVES = [
  '\\ud800',
  '\\uDBFF',
  '\\udc00',
  '\\uDFFF',
  '\\ud800\\ud800',
  '\\udc00\\ud800',
  '\\ud800x',
  '\\ud800\\n',
];

test.each(HALVES)('a lone surrogate in a text is replaced: %s', (half) => {
  expect(parseJson(`["a${half}"]`)).toEqual([expect.stringMatching(/^a\ufffd/)]);
  const [text] = parseJson(`["a${half}"]`) as [string];
  expect(text.isWellFormed()).toBe(true);
});

test('a lone surrogate in a key is replaced', () => {
  expect(parseJson('{"\\ud83d":{"b\\udc00":1}}')).toEqual({ '\ufffd': { 'b\ufffd': 1 } });
});

test.each([
  ['an escaped surrogate pair', '"\\ud83d\\ude00"', '😀'],
  ['a complete surrogate pair', '"😀"', '😀'],
  ['an escaped backslash before a u', '"\\\\ud800"', '\\ud800'],
  ['several escaped backslashes before a u', '"\\\\\\\\\\\\ud800"', '\\\\\\ud800'],
  ['other escapes', '"\\"\\n\\u0041\\\\"', '"\nA\\'],
])('%s is unchanged', (_name, json, text) => expect(parseJson(json)).toBe(text));

test('a lone surrogate that is not escaped is replaced', () => {
  expect(parseJson('"a\ud800"')).toBe('a\ufffd');
});

test('a lone surrogate behind escaped backslashes is replaced', () => {
  expect(parseJson('"\\\\\\\\\\ud800"')).toBe('\\\\\ufffd');
  expect(parseJson('"\\n\\ud800"')).toBe('\n\ufffd');
});

test('two megabytes of line ends are read about as fast as two megabytes of text', () => {
  const costOf = (part: string) => {
    const json = `"${part.repeat(1_000_000)}"`;
    const tries = Array.from({ length: 5 }, () => {
      const begun = process.cpuUsage();
      parseJson(json);
      const { user, system } = process.cpuUsage(begun);
      return (user + system) / 1_000;
    });
    return Math.min(...tries);
  };
  expect(costOf('\\n')).toBeLessThan(costOf('ab') + 25);
});

test('an answer of very many values is refused before a schema checks it', () => {
  expect(() => parseJson(`[${'0,'.repeat(99_998)}0]`)).not.toThrow();
  expect(() => parseJson(`["${',[{'.repeat(100_000)}\\"${','.repeat(100_000)}"]`)).not.toThrow();
  expect(() => parseJson(`[${'{},'.repeat(100_000)}{}]`)).toThrow('Too many values');
  expect(() => parseJson(`{"a":[${'[0],'.repeat(60_000)}0]}`)).toThrow('Too many values');
});

test('deep nesting is read without deep recursion', () => {
  expect(() => parseJson(`${'['.repeat(3_000)}${']'.repeat(3_000)}`)).not.toThrow();
});

test.each([
  ['nested lists', `${'['.repeat(900_000)}${']'.repeat(900_000)}`],
  ['an object of many keys', `{${Array.from({ length: 150_000 }, (_, key) => `"k${key}":0`).join(',')}}`],
  ['many empty objects', `[${'{},'.repeat(95_000)}{}]`],
])('%s are refused before they are parsed', (_name, json) => {
  const parse = jest.spyOn(JSON, 'parse');
  expect(() => parseJson(json)).toThrow('Too many values');
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});
