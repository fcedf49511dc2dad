const MOST_VALUES = 100_000;

/** Escaped backslashes, which may stand before a `u`; a pair of surrogates; or half of one. Other escapes are not matched. */
const ESCAPE = /(?:\\\\)+|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[dD][89a-fA-F][\da-fA-F]{2}/g;
const HALF = /^\\u.{4}$/;

/** JSON can escape half a character, which breaks addresses and what React finds on a page. Keys are texts as well. */
const withWholeCharacters = (text: string): string =>
  text.toWellFormed().replace(ESCAPE, (escape) => (HALF.test(escape) ? '\ufffd' : escape));

/** Schemas look at every value: far more of them than any answer has would hold up everything else. */
function assertFew(whole: unknown): void {
  const ahead: unknown[] = [whole];
  for (let seen = 1; ahead.length > 0;) {
    const value = ahead.pop();
    if (typeof value !== 'object' || value === null) continue;
    const inside = Object.values(value);
    seen += inside.length;
    if (seen > MOST_VALUES) throw new RangeError('Too many values');
    for (const one of inside) ahead.push(one);
  }
}

/** Reads JSON of the service: well-formed texts, and no more values than an answer may have. Throws otherwise. */
export function parseJson(text: string): unknown {
  const value: unknown = JSON.parse(withWholeCharacters(text));
  assertFew(value);
  return value;
}
