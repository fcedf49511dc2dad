const MOST_VALUES = 100_000;

/** A pair of surrogates, half of one, or anything else that is escaped. */
const ESCAPE = /\\(?:u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|u[dD][89a-fA-F][\da-fA-F]{2}|[^])/g;
const HALF_LENGTH = 6;

/** JSON can escape half a character, which breaks addresses and what React finds on a page. Keys are texts as well. */
const withWholeCharacters = (text: string): string =>
  text.toWellFormed().replace(ESCAPE, (escape) => (escape.length === HALF_LENGTH ? '\ufffd' : escape));

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
